import type { Field, FormValues } from './field.ts'

/** One step of a longer form: its heading and the names of its fields. */
export interface FormStep {
  /** Names the step in a dealer's settings, e.g. `budget`. */
  readonly name: string
  readonly title: string
  readonly fields: readonly string[]
  /** Words on the button that leaves the step out; absent where it may not be left out. */
  readonly skip?: string
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
  /** What it asks about, where that is no car: what was typed about one model is not there for another. */
  readonly about?: string
  /** The offer of news that pressing the button accepts; absent where a box asks. */
  readonly accepts?: string
  /** What stands there once it was sent, where that is not the usual thanks. */
  readonly thanks?: string
  /** Absent on forms of one step. */
  readonly steps?: readonly FormStep[]
}

/** The id of its element, by which what stands elsewhere on the page belongs to it. */
export const formId = ({ name }: Pick<Form, 'name'>): string => `form-${name}`

/** Names of the fields of one step; of all fields on a form of one step. */
export function namesOfStep(form: Form, at: number): ReadonlySet<string> {
  return new Set(form.steps?.[at]?.fields ?? form.fields.map((field) => field.name))
}

/**
 * The form in the steps a dealer named, in that order; in its own where none are named, and on one page with an empty
 * list. Fields of steps that are not named stand in the last one, so that nothing that has to be asked is left out.
 */
export function inSteps(form: Form, names: readonly string[] | undefined): Form {
  if (names === undefined || !form.steps) return form
  const { steps: own, ...onePage } = form
  const chosen = names.flatMap((name) => own.filter((step) => step.name === name))
  const last = chosen.at(-1)
  if (!last || chosen.length < 2) return onePage
  const rest = own.filter((step) => !chosen.includes(step)).flatMap((step) => step.fields)
  const { skip: _, ...end } = { ...last, fields: [...rest, ...last.fields] }
  return { ...form, steps: [...chosen.slice(0, -1), end] }
}

function initialValue(field: Field): FormValues[string] {
  if (field.kind === 'checkbox') return field.ticked
  return field.kind === 'file' ? [] : (field.initial ?? '')
}

/** What an untouched form holds. */
export function initialValues(fields: readonly Field[]): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, initialValue(field)]))
}
