import { requiredMessage } from '#domain/contact/required.ts'
import type { Field } from '#forms/field.ts'

type Said = Pick<Field, 'kind' | 'label'>

/** "First name" within a sentence: "your first name"; "Your deposit" stays theirs, and "VIN" as it stands. */
function within({ kind, label }: Said): string {
  const small = /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
  if (small.startsWith('your ')) return small
  return `${/name|email|phone|postcode/.test(kind) ? 'your' : 'the'} ${small}`
}

/** What the list of mistakes says of a field: what to do where nothing stands in it, else what is wrong with what does. */
export function summaryText(field: Said, error: string): string {
  const { kind, label } = field
  if (kind === 'checkbox') return error
  if (error !== requiredMessage || label.endsWith('?')) return `${label}: ${error}`
  return `${/select|choice|date|time|file/.test(kind) ? 'Choose' : 'Enter'} ${within(field)}`
}
