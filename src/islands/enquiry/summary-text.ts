import { requiredMessage } from '#domain/contact/required.ts'
import type { Field } from '#forms/field.ts'
import { kinds } from '#forms/kinds/kinds.ts'

type Said = Pick<Field, 'kind' | 'label'>

/** "First name" within a sentence: "Enter your first name"; "Your deposit" stays theirs, and "VIN" as it stands. */
function within(label: string, ask: string): string {
  const small = /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
  return `${small.startsWith('your ') ? ask.replace(/ .+/, '') : ask} ${small}`
}

/** What the list of mistakes says of a field: what to do where nothing stands in it, else what is wrong with what does. */
export function summaryText({ kind, label }: Said, error: string): string {
  const { ask = 'Enter the' } = kinds[kind]
  if (ask === 'Tick') return error === requiredMessage ? `Tick “${label}”` : error
  if (error !== requiredMessage || label.endsWith('?')) return `${label}: ${error}`
  return within(label, ask)
}
