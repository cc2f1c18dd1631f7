import type { Field } from './field.ts'

/** What an address may say: ids, names of dealerships, amounts. Anything else is not taken over. */
const harmless = /^[\w .,$-]{1,64}$/

const canHold = (field: Field, text: string): boolean =>
  field.kind === 'select' || field.kind === 'choice' ? field.options.some(({ value }) => value === text) : true

/** What the page's address gives a form to start with: only fields that name a parameter, only values they can hold. */
export function prefillFromQuery(fields: readonly Field[], search: string): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search)
  const filled = fields.flatMap((field) => {
    const text = field.query ? query.get(field.query)?.trim() : undefined
    return text && harmless.test(text) && canHold(field, text) ? [[field.name, text] as const] : []
  })
  return Object.fromEntries(filled)
}
