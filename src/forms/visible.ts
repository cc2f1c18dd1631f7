import type { Field, FormValues } from './field.ts'

/** Whether a field shows: it has no condition, or the field it depends on shows and has a required value. */
function isVisible(field: Field, fields: readonly Field[], values: FormValues): boolean {
  const { showWhen } = field
  if (!showWhen) return true
  const other = fields.find((each) => each.name === showWhen.field)
  if (
    !other ||
    other === field ||
    !isVisible(
      other,
      fields.filter((each) => each !== field),
      values,
    )
  )
    return false
  return showWhen.is.includes(String(values[showWhen.field] ?? ''))
}

/** The fields that are shown, validated and sent. */
export function visibleFields(fields: readonly Field[], values: FormValues): readonly Field[] {
  return fields.filter((field) => isVisible(field, fields, values))
}
