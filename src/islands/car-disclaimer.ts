import { financeDisclaimer } from '#api/finance-disclaimer.ts'
import { readCallData } from '#islands/calls/call-data.ts'

/** Puts the disclaimer of this car's weekly price in place of the lender's own, which stands there until, and unless, one comes. */
async function showDisclaimer(place: HTMLElement): Promise<void> {
  const facts = readCallData(document.querySelector<HTMLElement>('[data-call-data]')?.dataset.callData)
  if (!facts) return
  const text = await financeDisclaimer(facts.api, facts.car_id, null)
  if (text !== null) place.textContent = text
}

const place = document.querySelector<HTMLElement>('[data-finance-disclaimer]')
if (place) void showDisclaimer(place)
