import type { Field, FormValues } from './field.ts'

/** What a field shows in place of a choice that it does not offer; undefined where it may hold what it holds. */
function instead(field: Field, held: FormValues[string] | undefined): string | undefined {
  if (!('options' in field)) return undefined
  const isOffered = held === undefined || held === '' || field.options.some(({ value }) => value === held)
  return isOffered ? undefined : (field.initial ?? '')
}

/** The values without choices that their fields offer no more, such as a time that was taken; the same object where there are none. */
export function onlyOffered(fields: readonly Field[], values: FormValues): FormValues {
  const changed = fields.flatMap((field) => {
    const text = instead(field, values[field.name])
    return text === undefined ? [] : [[field.name, text] as const]
  })
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) }
}
