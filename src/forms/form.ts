import type { Field, FormValues } from './field.ts'

/** One step of a multi-step form: its heading and the names of its fields. */
export interface FormStep {
  /** Names the step in a dealer's settings, e.g. `budget`. */
  readonly name: string
  readonly title: string
  readonly fields: readonly string[]
  /** Label of the button that skips the step; absent where it cannot be skipped. */
  readonly skip?: string
}

/** A form as data, passed from a page to the island that renders it. */
export interface Form {
  /** Names the form in storage and in a dealer's settings, e.g. `enquiry`. */
  readonly name: string
  readonly fields: readonly Field[]
  /** The category it is sent with unless a field named `category` says otherwise. */
  readonly category: string
  readonly subcategory?: string
  /** Label of the submit button. */
  readonly submit: string
  /** Subject other than a car, such as a model; part of the draft's key, so that each subject has its own draft. */
  readonly about?: string
  /** The newsletter offer that pressing the button accepts; absent where a checkbox asks for it. */
  readonly accepts?: string
  /** The message after sending, in place of the default. */
  readonly thanks?: string
  /** Absent on forms of one step. */
  readonly steps?: readonly FormStep[]
}

/** The element id of a form, for the `form` attribute of controls elsewhere on the page. */
export const formId = ({ name }: Pick<Form, 'name'>): string => `form-${name}`

/** Names of the fields of one step; of all fields on a form of one step. */
export function namesOfStep(form: Form, at: number): ReadonlySet<string> {
  return new Set(form.steps?.[at]?.fields ?? form.fields.map((field) => field.name))
}

/**
 * The form with the steps a dealer named, in that order; its own steps when `names` is undefined, one page when fewer
 * than two are known. Fields of the other steps move into the last one, so that no required field is lost.
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

/** The values of an untouched form. */
export function initialValues(fields: readonly Field[]): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, initialValue(field)]))
}
