import { chooseMeasuring, measuringChoice } from '#stores/measuring.ts'

/** Asks once whether a shopper may be counted, and again whenever they press the button in the footer. */
export function askConsent(page: Document, begin: () => void): void {
  const bar = page.querySelector<HTMLElement>('[data-consent-bar]')
  const again = page.querySelector<HTMLElement>('[data-consent-again]')
  if (!bar) return
  // Asked of the page and not of the browser, which may not keep what was said.
  let isCounting = false
  const count = () => {
    isCounting = true
    begin()
  }
  const answer = (choice: 'yes' | 'no') => {
    chooseMeasuring(choice)
    bar.hidden = true
    if (choice === 'yes') count()
    // What runs already only ends with the page.
    else if (isCounting) location.reload()
  }
  for (const choice of ['yes', 'no'] as const)
    bar.querySelector(`[data-consent="${choice}"]`)?.addEventListener('click', () => answer(choice))
  again?.addEventListener('click', () => {
    bar.hidden = false
    bar.querySelector<HTMLElement>('button')?.focus()
  })
  if (measuringChoice() === 'yes') count()
  bar.hidden = measuringChoice() !== null
}
