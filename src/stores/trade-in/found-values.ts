import type { RegoOutcome } from '#api/rego.ts'
import type { Field, FormValues } from '#forms/field.ts'
import { initialValues } from '#forms/form.ts'

/** Told by a look-up, or asked in its place. */
const isOfOneCar = (field: Field): boolean =>
  field.showWhen?.field === 'rego_lookup' || (field.kind === 'hidden' && field.isKept === true)

/** A form that knows nothing of the car any more; what was typed by hand goes too, since it was another car's. */
export const nothingFound = (fields: readonly Field[]): FormValues => initialValues(fields.filter(isOfOneCar))

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
