import type { Page } from '@playwright/test'

/** Runs in the page. Returns faults that must not occur in any state. */
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

/** Reports script errors and failed requests, except for navigations: the walk may reach a page that does not exist. */
export function hearFaults(page: Page, tell: (fault: string) => void): void {
  page.on('pageerror', ({ message }) => tell(`a script threw: ${message.slice(0, 200)}`))
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isPage) tell(`${response.status()} from ${response.url()}`)
  })
}

/** What a list shows, and must show again after a reload: the result count and the cars' links. */
export const listShown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const count = document.querySelector('.list-line [role=status]')?.textContent ?? ''
    const cars = [...document.querySelectorAll('.list-cars .car-card-link')].map((link) => link.getAttribute('href'))
    return JSON.stringify([count, cars])
  })
