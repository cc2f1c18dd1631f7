import { checkField } from './check.ts'
import type { Field } from './field.ts'
import type { FieldPolicy } from './kinds/kind.ts'

/** What an address may say: ids, names of dealerships, amounts. Anything else is not taken over. */
const harmless = /^[\w .,$-]{1,64}$/

/** What the page's address gives a form to start with: only fields that name a parameter, only values they can hold. */
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
