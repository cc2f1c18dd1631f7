import type { ReservationState } from '#domain/payment/reservation.ts'

/** The page around a checkout says how it ended: its parts hold in `data-ends` what they say then, or no words where they go. */
export function sayEnd(at: ReservationState): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-ends]')) {
    const said: string | undefined = JSON.parse(part.dataset.ends ?? '{}')[at]
    part.hidden = said === ''
    if (said) part.textContent = said
  }
}
