import { requiredMessage } from '#domain/contact/required.ts'
import type { Field } from '#forms/field.ts'

/** Kinds of fields that nobody types into. */
const chosen = /^(?:select|choice|date|time|file)$/

type Said = Pick<Field, 'kind' | 'label'>

/** "First name" within a sentence: "your first name"; "Your deposit" stays theirs, and "VIN" as it stands. */
function within(label: string, article: string): string {
  const small = /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
  return small.startsWith('your ') ? small : `${article} ${small}`
}

/** What the list of mistakes says of a field: what to do where nothing stands in it, else what is wrong with what does. */
export function summaryText({ kind, label }: Said, error: string): string {
  if (kind === 'checkbox') return error === requiredMessage ? `Tick “${label}”` : error
  if (error !== requiredMessage || label.endsWith('?')) return `${label}: ${error}`
  if (/name|email|phone|postcode/.test(kind)) return `Enter ${within(label, 'your')}`
  return `${chosen.test(kind) ? 'Choose' : 'Enter'} ${within(label, 'the')}`
}
