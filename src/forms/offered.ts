import type { Field, FormValues } from './field.ts'

/** The value that replaces one that the field does not offer; undefined where the current value is allowed. */
function instead(field: Field, held: FormValues[string] | undefined): string | undefined {
  if (!('options' in field)) return undefined
  const isOffered = held === undefined || held === '' || field.options.some(({ value }) => value === held)
  return isOffered ? undefined : (field.initial ?? '')
}

/** The values, with those reset that their fields no longer offer (a taken time); the same object if unchanged. */
export function resetUnavailableValues(fields: readonly Field[], values: FormValues): FormValues {
  const changed = fields.flatMap((field) => {
    const text = instead(field, values[field.name])
    return text === undefined ? [] : [[field.name, text] as const]
  })
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) }
}
