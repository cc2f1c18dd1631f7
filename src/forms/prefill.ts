import { checkField } from './check.ts'
import type { Field } from './field.ts'
import type { FieldPolicy } from './kinds/kind.ts'

/** Accepted query values: ids, dealership slugs, amounts. Anything else is ignored. */
const harmless = /^[\w .,$-]{1,64}$/

/** Field name -> value from the query: only fields with a `query` parameter, only values that pass their rule. */
export function prefillFromQuery(
  fields: readonly Field[],
  search: string,
  policy: FieldPolicy,
): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search)
  const filled = fields.flatMap((field) => {
    const text = field.query ? query.get(field.query)?.trim() : undefined
    const isHeld = text && harmless.test(text) && checkField(field, { [field.name]: text }, policy) === null
    return isHeld ? [[field.name, text] as const] : []
  })
  return Object.fromEntries(filled)
}
