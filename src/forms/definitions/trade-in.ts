import type { Field } from '../field.ts'
import type { Form, FormStep } from '../form.ts'
import type { Option } from '../kinds/choices.ts'
import type { FileField } from '../kinds/files.ts'
import type { HiddenField } from '../kinds/texts.ts'
import { locationField, messageField, optInField, personFields, referringCarFields } from './people.ts'
import { requestWords } from './request-words.ts'
import type { RequestParts } from './requests.ts'

/** Number plates of the site's country, and whether they can be looked up. */
export interface PlatePolicy {
  /** What a plate is called, e.g. "Rego". */
  readonly label: string
  /** States that issue plates; empty where a plate needs no state. */
  readonly states: readonly string[]
  readonly hasLookUp: boolean
}

/** Outcomes of a look-up, as stored in the form; `manual`: the shopper continued without one. */
export const lookUpEnds = ['found', 'found-without-offer', 'not-found', 'busy', 'down', 'manual'] as const

const megabyte = 1024 * 1024

const photos: FileField = {
  kind: 'file',
  name: 'photos',
  label: 'Photos of your car',
  hint: 'Front, back, both sides, inside and the odometer. Up to 8 photos.',
  noun: 'photos',
  required: false,
  // Some systems do not report an iPhone's HEIC photos as images.
  accept: 'image/*,.heic,.heif',
  most: 8,
  largest: 10 * megabyte,
  total: 24 * megabyte,
}

/** A hidden field that the look-up fills. */
const found = (name: string, label: string, more: Partial<HiddenField> = {}): Field => ({
  kind: 'hidden',
  name,
  label,
  initial: '',
  isKept: true,
  ...more,
})

function plateFields({ label, states, hasLookUp }: PlatePolicy): readonly Field[] {
  const options: readonly Option[] = states.map((value) => ({ value, label: value }))
  const plate: Field = { kind: 'text', name: 'rego', label, required: false, maxLength: 10, half: true, isPlate: true }
  const state: readonly Field[] =
    options.length > 0
      ? [{ kind: 'select', name: 'rego_state', label: 'State', required: false, options, half: true }]
      : []
  const initial = hasLookUp ? '' : 'manual'
  return [
    plate,
    ...state,
    found('rego_lookup', 'Look-up', { initial, native: 'manual' }),
    found('offer_price', 'Estimate shown'),
    found('vehicle_description', 'Vehicle found'),
    found('vin', 'VIN'),
  ]
}

/** Suggestions; a look-up may return another value. */
const transmissions = ['Automatic', 'Manual']

/** Details of the car, filled in by the look-up or by hand; shown once the look-up has an outcome. */
function vehicleFields({ spell }: Pick<RequestParts, 'spell'>): readonly Field[] {
  const showWhen = { field: 'rego_lookup', is: lookUpEnds }
  const text = { kind: 'text', half: true, showWhen } as const
  return [
    { ...text, name: 'make', label: 'Make', maxLength: 40 },
    { ...text, name: 'model', label: 'Model', maxLength: 60 },
    { ...text, name: 'year', label: 'Year', maxLength: 4, inputMode: 'numeric' },
    { ...text, name: 'badge', label: 'Badge', required: false, maxLength: 60 },
    { ...text, name: 'transmission', label: 'Transmission', required: false, maxLength: 40, usual: transmissions },
    { ...text, name: 'colour', label: spell('Colour'), required: false, maxLength: 40 },
    {
      ...text,
      name: 'odometer',
      label: spell('Odometer reading'),
      required: false,
      maxLength: 10,
      inputMode: 'numeric',
    },
  ]
}

const conditions = ['Excellent', 'Good', 'Fair', 'Needs work']

const condition: Field = {
  kind: 'choice',
  name: 'condition',
  label: 'What condition is it in?',
  required: false,
  options: conditions.map((value) => ({ value, label: value })),
}

const step = (name: string, title: string, fields: readonly Field[]): FormStep => ({
  name,
  title,
  fields: fields.map((field) => field.name),
})

/** A valuation of the shopper's own car in three steps: car, condition and photos, contact details. */
export function tradeInForm(kind: 'trade_in' | 'valuations', parts: RequestParts): Form {
  const { submit, category } = requestWords[kind]
  // In the first step, so that a lead that ends there names the car the shopper came from.
  const referring = kind === 'trade_in' ? referringCarFields : []
  const car = [...plateFields(parts.plates), ...vehicleFields(parts), ...referring]
  const state = [
    condition,
    photos,
    { ...messageField(parts.policy), label: 'Anything else we should know?', required: false as const },
  ]
  const person = [...personFields, locationField(parts.locations, parts.primaryLocation), optInField(parts.policy)]
  return {
    name: kind === 'trade_in' ? 'trade-in' : kind,
    category,
    submit,
    fields: [...car, ...state, ...person],
    steps: [
      step('car', 'Your car', car),
      { ...step('condition', 'Condition and photos', state), skip: 'Skip this step' },
      step('details', 'Your details', person),
    ],
  }
}
