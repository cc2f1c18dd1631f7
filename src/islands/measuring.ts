import { listen, trackEvent } from '#api/analytics.ts'
import { readCallData } from '#islands/calls/call-data.ts'
import { type MeasuringData, readMeasuringData } from '#islands/measuring/measuring-data.ts'
import { askConsent } from './measuring/consent-bar.ts'
import { type Measurer, measurerOf } from './measuring/measurer.ts'

/**
 * Whether a call is already recorded with more data than a beacon has (car-calls.ts), so that it is not counted twice.
 */
function isRecorded(link: Element, { to }: MeasuringData): boolean {
  return to.provider === 'beacon' && link.hasAttribute('data-car-call')
}

function carOfPage(): Readonly<Record<string, string>> {
  const car = readCallData(document.querySelector<HTMLElement>('[data-call-data]')?.dataset.callData)
  return car ? { car_id: car.car_id } : {}
}

/** Announces every click on a phone number, whatever rendered it. */
function hearCalls(facts: MeasuringData): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href^="tel:"]') : null
    if (!link || isRecorded(link, facts)) return
    trackEvent({ name: 'phone_call', id: facts.call_event, facts: carOfPage() })
  })
}

function measure(facts: MeasuringData): void {
  let note: Measurer | null = null
  const begin = () => {
    note ??= measurerOf(facts)
  }
  listen((event) => note?.(event))
  hearCalls(facts)
  if (facts.asks) askConsent(document, begin)
  else begin()
}

const facts = readMeasuringData(document.querySelector<HTMLElement>('[data-measuring]')?.dataset.measuring)
if (facts) measure(facts)
