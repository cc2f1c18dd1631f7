import type { Page } from '@playwright/test'

/** Runs in the page: what no shopper may come to see, in whatever state it is. */
function faultsShown(): string[] {
  const root = document.documentElement
  const modal = document.querySelector('dialog:modal')
  const focused = document.activeElement
  const isLost = modal !== null && focused !== null && focused !== document.body && !modal.contains(focused)
  const word = /\b(?:NaN|undefined|null)\b|\[object /.exec(document.body.innerText)?.[0]
  return [
    root.scrollWidth > root.clientWidth ? `it goes sideways: ${root.scrollWidth} px in ${root.clientWidth}` : '',
    word === undefined ? '' : `it says ${word}`,
    isLost ? `the focus left the dialog for ${focused.outerHTML.slice(0, 80)}` : '',
  ].filter(Boolean)
}

export const faultsOn = (page: Page): Promise<string[]> => page.evaluate(faultsShown)

/** Tells of errors of scripts and of what could not be had. A page that is not there may be walked to: its address is told of nowhere. */
export function hearFaults(page: Page, tell: (fault: string) => void): void {
  page.on('pageerror', ({ message }) => tell(`a script threw: ${message.slice(0, 200)}`))
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isPage) tell(`${response.status()} from ${response.url()}`)
  })
}

/** What a list shows and its address should bring back. */
export const listShown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const count = document.querySelector('.list-line [role=status]')?.textContent ?? ''
    const cars = [...document.querySelectorAll('.list-cars .car-card-link')].map((link) => link.getAttribute('href'))
    return JSON.stringify([count, cars])
  })
