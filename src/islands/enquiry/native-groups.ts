import type { Field, FormValues } from '#forms/field.ts'
import type { Form } from '#forms/form.ts'
import { visibleFields } from '#forms/visible.ts'

/** Fields that stand together, under their step's title where the form has steps. */
export interface FieldGroup {
  readonly title: string | null
  readonly fields: readonly Field[]
}

/** What fields hold where no script will find it out. */
function withoutScripts(form: Form, values: FormValues): FormValues {
  const known = form.fields.flatMap((field) =>
    field.native !== undefined ? [[field.name, field.native] as const] : [],
  )
  return { ...values, ...Object.fromEntries(known) }
}

/** All that is left to ask when a form is sent as one page: the fields that are not drawn yet, step by step. */
export function nativeGroups(form: Form, values: FormValues, drawn: ReadonlySet<string>): readonly FieldGroup[] {
  const left = visibleFields(form.fields, withoutScripts(form, values)).filter(({ name }) => !drawn.has(name))
  const steps = form.steps ?? [{ title: null, fields: form.fields.map(({ name }) => name) }]
  const groups = steps.map(({ title, fields }) => ({ title, fields: left.filter(({ name }) => fields.includes(name)) }))
  return groups.filter(({ fields }) => fields.length > 0)
}
