import type { RegoOutcome } from '#api/rego.ts'
import type { Field, FormValues } from '#forms/field.ts'
import { initialValues } from '#forms/form.ts'

/** Whether a look-up fills the field, or it is only shown depending on the look-up's outcome. */
const isOfOneCar = (field: Field): boolean =>
  field.showWhen?.field === 'rego_lookup' || (field.kind === 'hidden' && field.isKept === true)

/** Initial values of all fields about the car, also those typed by hand: they belonged to another car. */
export const nothingFound = (fields: readonly Field[]): FormValues => initialValues(fields.filter(isOfOneCar))

/** The form values of a look-up: its outcome and every fact it returned. The plate stays as typed. */
export function foundValues(outcome: RegoOutcome): Readonly<Record<string, string>> {
  if (!('vehicle' in outcome)) return { rego_lookup: outcome.kind }
  const { title, km, make, model, year, badge, transmission, colour, vin } = outcome.vehicle
  const description = title ?? [year, make, model, badge].filter(Boolean).join(' ')
  const facts = { make, model, year, badge, transmission, colour, vin, odometer: km, vehicle_description: description }
  const stated = Object.entries(facts).flatMap(([name, text]) => (text ? [[name, text] as const] : []))
  const offer = outcome.kind === 'found' ? String(Math.round(outcome.offer)) : ''
  return { ...Object.fromEntries(stated), offer_price: offer, rego_lookup: outcome.kind }
}
