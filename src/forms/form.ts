import type { PhonePolicy } from '#domain/contact/phone.ts'
import type { Field, FormValues } from './field.ts'

/** One step of a longer form: its heading and the names of its fields. */
interface FormStep {
  readonly title: string
  readonly fields: readonly string[]
}

/** A form as data: what a page hands to the island that shows it. */
export interface Form {
  /** Names the form in storage and in a dealer's settings, e.g. `enquiry`. */
  readonly name: string
  readonly fields: readonly Field[]
  /** The category it is sent with unless a field named `category` says otherwise. */
  readonly category: string
  readonly subcategory?: string
  /** Words on the button. */
  readonly submit: string
  /** Absent on forms of one step. */
  readonly steps?: readonly FormStep[]
}

/** Names of the fields of one step; of all fields on a form of one step. */
export function namesOfStep(form: Form, at: number): ReadonlySet<string> {
  return new Set(form.steps?.[at]?.fields ?? form.fields.map((field) => field.name))
}

/** What the rules of fields depend on; a part of a dealer's form policy. */
export interface FieldPolicy {
  readonly phone: PhonePolicy
  readonly names: 'strict' | 'any'
  readonly postcode_digits: number
}

function initialValue(field: Field): FormValues[string] {
  if (field.kind === 'checkbox') return field.ticked
  return field.kind === 'file' ? [] : (field.initial ?? '')
}

/** What an untouched form holds. */
export function initialValues(fields: readonly Field[]): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, initialValue(field)]))
}
