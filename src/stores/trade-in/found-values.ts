import type { RegoOutcome } from '#api/rego.ts'

/** A form that knows nothing of the car any more; what was typed by hand goes too, since it was another car's. */
export const nothingFound: Readonly<Record<string, string>> = {
  rego_lookup: '',
  offer_price: '',
  vehicle_description: '',
  vin: '',
  make: '',
  model: '',
  year: '',
  badge: '',
  transmission: '',
  colour: '',
  odometer: '',
}

/** What a look-up puts into the form: how it ended, and every fact it stated. The plate stays as it was typed. */
export function foundValues(outcome: RegoOutcome): Readonly<Record<string, string>> {
  if (!('vehicle' in outcome)) return { rego_lookup: outcome.kind }
  const { title, km, make, model, year, badge, transmission, colour, vin } = outcome.vehicle
  const description = title ?? [year, make, model, badge].filter(Boolean).join(' ')
  const facts = { make, model, year, badge, transmission, colour, vin, odometer: km, vehicle_description: description }
  const stated = Object.entries(facts).flatMap(([name, text]) => (text ? [[name, text] as const] : []))
  const offer = outcome.kind === 'found' ? String(Math.round(outcome.offer)) : ''
  return { ...Object.fromEntries(stated), offer_price: offer, rego_lookup: outcome.kind }
}
