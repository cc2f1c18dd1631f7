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

/** What a test-drive form needs beside the parts of every enquiry. */
export interface TestDriveParts extends EnquiryParts {
  /** Of the car, or of all that may be meant. */
  readonly carTypes: readonly CarType[]
  readonly vehicle: VehicleKind
  /** Terms to agree to, or null where the site has none. */
  readonly disclaimer: string | null
  /** Of a drive of any car of a model: its name, what is asked for, which of them, and where one can be driven. */
  readonly model?: {
    readonly name: string
    readonly wish: string
    readonly variants: readonly Option[]
    readonly places: readonly Option[]
    /** What is done for whoever chooses a place that has none of the chosen variant. */
    readonly elsewhere: string
  }
}

/** The day and the time; of several places those of the one that is chosen, so that none is asked for before. */
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

/** Where the car stands, unseen; of several places the shopper says which, or the link that led here. */
function placeOf({ primaryLocation, model }: TestDriveParts): Field {
  const field = locationField(model?.places ?? [], primaryLocation)
  if (field.kind !== 'select') return field
  const hint = 'Free days and times depend on the place.'
  const { elsewhere = '' } = model ?? {}
  return { ...field, initial: '', query: placeParameter, hint, elsewhere, native: field.options[0]?.value ?? '' }
}

/** Which of a model's cars, in the words of the cars that other leads ask about. */
function which({ model }: TestDriveParts): readonly Field[] {
  if (!model || model.variants.length === 0) return []
  const options = [{ value: '', label: 'Any one' }, ...model.variants]
  return [{ kind: 'choice', name: 'cars', label: 'Which one?', required: false, chips: 'row', wraps: true, options }]
}

/** The booking's category; no subcategory where the cars may be of several types. */
function filing(types: readonly CarType[]): Pick<Form, 'category' | 'subcategory'> {
  const [subcategory, ...others] = new Set(types.map(testDriveSubcategory))
  return { category: 'Test Drive Booking', ...(subcategory && others.length === 0 ? { subcategory } : {}) }
}

const stepOf = (name: string, title: string, fields: readonly Field[]): FormStep => ({
  name,
  title,
  fields: fields.map((field) => field.name),
})

/** The test drive's two steps: when, which is what somebody came for, then who is coming (S2.54). Of several places, where comes first. */
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
