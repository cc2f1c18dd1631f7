import type { Field, FormValues } from '#forms/field.ts'
import type { Form } from '#forms/form.ts'
import { visibleFields } from '#forms/visible.ts'

/** Fields shown together, under their step's title if the form has steps. */
export interface FieldGroup {
  readonly title: string | null
  readonly fields: readonly Field[]
}

/** Values with those that apply without scripts (`native`). */
function withoutScripts(form: Form, values: FormValues): FormValues {
  const known = form.fields.flatMap((field) =>
    field.native !== undefined ? [[field.name, field.native] as const] : [],
  )
  return { ...values, ...Object.fromEntries(known) }
}

/** The remaining fields of a form sent as one page: those not drawn yet, by step. */
export function nativeGroups(form: Form, values: FormValues, drawn: ReadonlySet<string>): readonly FieldGroup[] {
  const left = visibleFields(form.fields, withoutScripts(form, values)).filter(({ name }) => !drawn.has(name))
  const steps = form.steps ?? [{ title: null, fields: form.fields.map(({ name }) => name) }]
  const groups = steps.map(({ title, fields }) => ({ title, fields: left.filter(({ name }) => fields.includes(name)) }))
  return groups.filter(({ fields }) => fields.length > 0)
}
