import type { ReservationState } from '#domain/payment/reservation.ts'

/**
 * Updates the page around a checkout with its outcome: `data-ends` maps a state to a part's text, and to empty text
 * where it is hidden.
 */
export function showOutcome(at: ReservationState): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-ends]')) {
    const said: string | undefined = JSON.parse(part.dataset.ends ?? '{}')[at]
    part.hidden = said === ''
    if (said) part.textContent = said
  }
}
