import type { CarType, VehicleKind } from '#domain/car/car.ts'
import { agreementMessage } from '#domain/contact/required.ts'
import { testDriveSubcategory } from '#domain/lead/category.ts'
import { driveWords } from '#domain/text/vehicle-words.ts'
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
  readonly vehicle: VehicleKind
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

/** The test drive's two steps: when, which is what somebody came for, then who is coming (S2.54). */
export function testDrive(parts: TestDriveParts): Form {
  const { policy, carType, vehicle, disclaimer } = parts
  const place: Field = { kind: 'hidden', name: 'location_id', label: 'Location', initial: parts.primaryLocation }
  const message = { ...messageField(policy), required: false as const }
  const details = [...personFields, place, message, ...agreement(disclaimer), optInField(policy)]
  return {
    name: 'test-drive',
    category: 'Test Drive Booking',
    subcategory: testDriveSubcategory(carType),
    submit: driveWords(vehicle).submit,
    fields: [...when, ...details],
    steps: [
      { name: 'time', title: 'Day and time', fields: when.map((field) => field.name) },
      { name: 'details', title: 'Your details', fields: details.map((field) => field.name) },
    ],
  }
}

/** How a day and a time are read on this site. */
export interface SlotLabels {
  readonly day: (date: string) => string
  readonly time: (time: string) => string
}

function chips(look: 'row' | 'grid', name: string, label: string, any: string, options: readonly Option[]): Field {
  return {
    kind: 'choice',
    name,
    label,
    required: false,
    chips: look,
    options: [{ value: '', label: any }, ...options],
  }
}

/**
 * The fields with the free times in them: days to press, then those of the day that was pressed. Without free times any
 * day and time may be typed (S5.34).
 */
export function withSlots(
  fields: readonly Field[],
  free: readonly FreeDay[],
  values: FormValues,
  words: SlotLabels,
): readonly Field[] {
  if (free.length === 0) return fields
  const days = free.map(({ date }) => ({ value: date, label: words.day(date) }))
  const times = free.find((day) => day.date === values.preferred_date)?.times ?? []
  const drawn: Readonly<Record<string, Field>> = {
    preferred_date: chips('row', 'preferred_date', 'Day', 'Any day', days),
    preferred_time: {
      ...chips(
        'grid',
        'preferred_time',
        'Time',
        'Any time',
        times.map((time) => ({ value: time, label: words.time(time) })),
      ),
      showWhen: { field: 'preferred_date', is: days.map(({ value }) => value) },
    },
  }
  return fields.map((field) => drawn[field.name] ?? field)
}
