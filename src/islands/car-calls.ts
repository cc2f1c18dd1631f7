import { recordPhoneCall, recordReveal } from '#api/phone.ts'
import { type CallData, readCallData } from '#islands/calls/call-data.ts'

/** Records that a car's number was revealed (once) and called, without ever delaying the shopper. */
function record(facts: CallData): void {
  const { api, events_host, car_id, dealership_id, website_id, call_event: event_id } = facts
  const who = { car_id, dealership_id, website_id }
  const folds = document.querySelectorAll<HTMLDetailsElement>('details[data-reveal-phone]')
  let isRevealed = folds.length === 0
  const reveal = () => {
    if (!isRevealed) void recordReveal(api, who)
    isRevealed = true
  }
  for (const fold of folds)
    fold.addEventListener('toggle', () => {
      reveal()
      // The pressed summary is replaced by this link.
      if (fold.open) fold.querySelector('a')?.focus()
    })
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-car-call]')) {
    const phone = link.href.replace(/^tel:/, '')
    link.addEventListener('click', () => {
      // Pressing the call button also reveals the number.
      reveal()
      recordPhoneCall(events_host, { ...who, phone, url: location.href, event_id })
    })
  }
}

const facts = readCallData(document.querySelector<HTMLElement>('[data-call-data]')?.dataset.callData)
if (facts) record(facts)
