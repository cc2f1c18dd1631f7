import type { FormValues } from '#forms/field.ts'
import type { Form } from '#forms/form.ts'

/** The changes; when `cars` changes, also the template message for the new choice, unless the shopper edited it. */
export function withTemplate({ about, fields }: Form, held: FormValues, changes: FormValues): FormValues {
  const wish = fields.find(({ name }) => name === 'message')?.initial
  if (!about || !wish || changes.cars === undefined) return changes
  const wishFor = (which: FormValues[string] | undefined) => wish.replace(about, () => String(which || about))
  return held.message === wishFor(held.cars) ? { ...changes, message: wishFor(changes.cars) } : changes
}
