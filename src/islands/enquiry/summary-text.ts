import { requiredMessage } from '#domain/contact/required.ts'
import type { Field, FieldKind } from '#forms/field.ts'

type Said = Pick<Field, 'kind' | 'label'>

function verbOf(kind: FieldKind, label: string): string {
  if (/^your /i.test(label)) return 'Enter'
  if (/^(name|email|phone|postcode)$/.test(kind)) return 'Enter your'
  return /^(select|choice|date|time)$/.test(kind) ? 'Choose the' : kind === 'file' ? 'Add' : 'Enter the'
}

/** A label within a sentence: "First name" in small letters, "VIN" as it stands. */
const within = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1))

/** What the list of mistakes says of a field: what to do where nothing stands in it, else what is wrong with what does. */
export function summaryText({ kind, label }: Said, error: string): string {
  if (kind === 'checkbox') return error
  if (error !== requiredMessage) return `${label}: ${error}`
  if (label.endsWith('?')) return `Answer “${label}”`
  return `${verbOf(kind, label)} ${within(label)}`
}
