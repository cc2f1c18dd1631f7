import type { Field } from './field.ts'

/** What an address may say: ids, names of dealerships, amounts. Anything else is not taken over. */
const harmless = /^[\w .,$-]{1,64}$/

const canHold = (field: Field, text: string): boolean =>
  field.kind === 'select' || field.kind === 'choice' ? field.options.some(({ value }) => value === text) : true

/** A sentence about what the address names, for a shopper to go on writing. */
function sentenceFor(field: Field, query: URLSearchParams): string | undefined {
  const sentences = field.kind === 'textarea' ? Object.entries(field.sentences ?? {}) : []
  const asked = sentences.map(([parameter, sentence]) => [query.get(parameter)?.trim() ?? '', sentence] as const)
  const [about, sentence] = asked.find(([text]) => harmless.test(text)) ?? []
  return about && sentence?.replace('{}', () => about)
}

/** What the page's address gives a form to start with: only fields that name a parameter, only values they can hold. */
export function prefillFromQuery(fields: readonly Field[], search: string): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search)
  const filled = fields.flatMap((field) => {
    const text = field.query ? query.get(field.query)?.trim() : undefined
    if (text && harmless.test(text) && canHold(field, text)) return [[field.name, text] as const]
    const sentence = sentenceFor(field, query)
    return sentence ? [[field.name, sentence] as const] : []
  })
  return Object.fromEntries(filled)
}
