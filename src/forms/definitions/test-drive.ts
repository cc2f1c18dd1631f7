import type { CarType } from '#domain/car/car.ts'
import { agreementMessage } from '#domain/contact/required.ts'
import { testDriveSubcategory } from '#domain/lead/category.ts'
import type { Field, FormValues, Option } from '../field.ts'
import type { Form } from '../form.ts'
import type { EnquiryParts } from './enquiry.ts'
import { messageField, optInField, personFields } from './people.ts'

/** One day with its free times: YYYY-MM-DD and HH:MM. */
export interface FreeDay {
  readonly date: string
  readonly times: readonly string[]
}

/** What a test-drive form needs beside the parts of every enquiry. */
export interface TestDriveParts extends EnquiryParts {
  readonly carType: CarType
  /** Terms to agree to, or null where the site has none. */
  readonly disclaimer: string | null
}

const when: readonly Field[] = [
  { kind: 'date', name: 'preferred_date', label: 'Day', required: false, half: true },
  { kind: 'time', name: 'preferred_time', label: 'Time', required: false, half: true, onDay: 'preferred_date' },
]

function agreement(disclaimer: string | null): readonly Field[] {
  if (disclaimer === null) return []
  return [{ kind: 'checkbox', name: 'terms_agreed', label: disclaimer, ticked: false, message: agreementMessage }]
}

/** The test drive's two steps: who is coming, then when (S2.54). */
export function testDrive(parts: TestDriveParts): Form {
  const { policy, carType, disclaimer } = parts
  const place: Field = { kind: 'hidden', name: 'location_id', label: 'Location', initial: parts.primaryLocation }
  const people = [...personFields, place, optInField(policy)]
  const details = [...when, { ...messageField(policy), required: false as const }, ...agreement(disclaimer)]
  return {
    name: 'test-drive',
    category: 'Test Drive Booking',
    subcategory: testDriveSubcategory(carType),
    submit: 'Book test drive',
    fields: [...people, ...details],
    steps: [
      { name: 'details', title: 'Your details', fields: people.map((field) => field.name) },
      { name: 'time', title: 'Your test drive', fields: details.map((field) => field.name) },
    ],
  }
}

/** How a day and a time are read on this site. */
export interface SlotLabels {
  readonly day: (date: string) => string
  readonly time: (time: string) => string
}

const optionsOf = (values: readonly string[], word: (value: string) => string): readonly Option[] =>
  values.map((value) => ({ value, label: word(value) }))

/**
 * The fields with the free times in them: days and the chosen day's times to pick from. Without free times any day and
 * time may be typed (S5.34).
 */
export function withSlots(
  fields: readonly Field[],
  free: readonly FreeDay[],
  values: FormValues,
  words: SlotLabels,
): readonly Field[] {
  if (free.length === 0) return fields
  const times = free.find((day) => day.date === values.preferred_date)?.times ?? []
  return fields.map((field): Field => {
    const { name, label } = field
    const base = { kind: 'select', name, label, required: false, half: true } as const
    if (name === 'preferred_date')
      return {
        ...base,
        options: optionsOf(
          free.map(({ date }) => date),
          words.day,
        ),
      }
    if (name !== 'preferred_time') return field
    const hint = times.length === 0 ? { hint: 'Choose a day first.' } : {}
    return { ...base, ...hint, options: optionsOf(times, words.time) }
  })
}
