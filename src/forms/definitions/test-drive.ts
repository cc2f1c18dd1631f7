import type { CarType, VehicleKind } from '#domain/car/car.ts'
import { placeParameter } from '#domain/contact/contact-parameters.ts'
import { agreementMessage } from '#domain/contact/required.ts'
import { testDriveSubcategory } from '#domain/lead/category.ts'
import { driveWords } from '#domain/text/vehicle-words.ts'
import type { Field } from '../field.ts'
import type { Form, FormStep } from '../form.ts'
import type { Option } from '../kinds/choices.ts'
import type { EnquiryParts } from './enquiry.ts'
import { locationField, messageField, optInField, personFields } from './people.ts'

/** The parts of a test-drive form, beyond those of every enquiry. */
export interface TestDriveParts extends EnquiryParts {
  /** The type of the car, or of all cars that are possible. */
  readonly carTypes: readonly CarType[]
  readonly vehicle: VehicleKind
  /** Terms to agree to, or null where the site has none. */
  readonly disclaimer: string | null
  /** For a test drive of any car of a model: its name, initial message, variants, and locations that have one. */
  readonly model?: {
    readonly name: string
    readonly wish: string
    readonly variants: readonly Option[]
    readonly places: readonly Option[]
    /** What the dealer offers when the selected location has none of the selected variant. */
    readonly elsewhere: string
  }
}

/** Date and time; with several locations shown only once one is selected, since they depend on it. */
function when(place: Field): readonly Field[] {
  const common = {
    required: false,
    half: true,
    ...(place.kind === 'select' && { showWhen: { field: place.name, is: place.options.map(({ value }) => value) } }),
  } as const
  return [
    { kind: 'date', name: 'preferred_date', label: 'Day', ...common },
    { kind: 'time', name: 'preferred_time', label: 'Time', onDay: 'preferred_date', ...common },
  ]
}

function agreement(disclaimer: string | null): readonly Field[] {
  if (disclaimer === null) return []
  return [{ kind: 'checkbox', name: 'terms_agreed', label: disclaimer, ticked: false, message: agreementMessage }]
}

/** The location: hidden, or with several selected by the shopper or the query. */
function placeOf({ primaryLocation, model }: TestDriveParts): Field {
  const field = locationField(model?.places ?? [], primaryLocation)
  if (field.kind !== 'select') return field
  const hint = 'Free days and times depend on the place.'
  const { elsewhere = '' } = model ?? {}
  return { ...field, initial: '', query: placeParameter, hint, elsewhere, native: field.options[0]?.value ?? '' }
}

/** The variant of a model, sent as `cars` like the cars of other leads. */
function which({ model }: TestDriveParts): readonly Field[] {
  if (!model || model.variants.length === 0) return []
  const options = [{ value: '', label: 'Any one' }, ...model.variants]
  return [{ kind: 'choice', name: 'cars', label: 'Which one?', required: false, chips: 'row', wraps: true, options }]
}

/** The booking's category; no subcategory where the possible car types differ in it. */
function filing(types: readonly CarType[]): Pick<Form, 'category' | 'subcategory'> {
  const [subcategory, ...others] = new Set(types.map(testDriveSubcategory))
  return { category: 'Test Drive Booking', ...(subcategory && others.length === 0 ? { subcategory } : {}) }
}

const stepOf = (name: string, title: string, fields: readonly Field[]): FormStep => ({
  name,
  title,
  fields: fields.map((field) => field.name),
})

/** The test drive in two steps: day and time (after the location, if several), then contact details (S2.54). */
export function testDrive(parts: TestDriveParts): Form {
  const { policy, carTypes, vehicle, disclaimer, model } = parts
  const place = placeOf(parts)
  const isChosen = place.kind === 'select'
  const message = { ...messageField(policy), required: false as const, ...(model && { initial: model.wish }) }
  const visit = [...which(parts), ...(isChosen ? [place] : []), ...when(place)]
  const details = [...personFields, ...(isChosen ? [] : [place]), message, ...agreement(disclaimer), optInField(policy)]
  return {
    name: 'test-drive',
    ...filing(carTypes),
    submit: driveWords(vehicle).submit,
    fields: [...visit, ...details],
    steps: [
      stepOf('time', isChosen ? 'Place and time' : 'Day and time', visit),
      stepOf('details', 'Your details', details),
    ],
    ...(model && { about: model.name }),
  }
}
