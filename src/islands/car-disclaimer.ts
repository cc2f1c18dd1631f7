import { financeDisclaimer } from '#api/finance-disclaimer.ts'
import { readCallData } from '#islands/calls/call-data.ts'

/** Replaces the lender's disclaimer with the one for this car's weekly price, if there is one. */
async function showDisclaimer(place: HTMLElement): Promise<void> {
  const facts = readCallData(document.querySelector<HTMLElement>('[data-call-data]')?.dataset.callData)
  if (!facts) return
  const text = await financeDisclaimer(facts.api, facts.car_id, null)
  if (text !== null) place.textContent = text
}

const place = document.querySelector<HTMLElement>('[data-finance-disclaimer]')
if (place) void showDisclaimer(place)
