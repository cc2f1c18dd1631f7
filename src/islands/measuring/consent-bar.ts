import { chooseMeasuring, measuringChoice } from '#stores/measuring.ts'

/** Asks once for consent to measuring, and again when the button in the footer is pressed. */
export function askConsent(page: Document, begin: () => void): void {
  const bar = page.querySelector<HTMLElement>('[data-consent-bar]')
  const again = page.querySelector<HTMLElement>('[data-consent-again]')
  if (!bar) return
  // State of the page, not of storage, which may not keep the answer.
  let isCounting = false
  const count = () => {
    isCounting = true
    begin()
  }
  const answer = (choice: 'yes' | 'no') => {
    chooseMeasuring(choice)
    bar.hidden = true
    if (choice === 'yes') count()
    // Scripts that already run only end with the page.
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
