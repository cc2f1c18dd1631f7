import { requiredMessage } from '#domain/contact/required.ts'
import type { Field, FieldKind } from '#forms/field.ts'

type Said = Pick<Field, 'kind' | 'label'>

const verbs: Partial<Record<FieldKind, string>> = {
  ...{ name: 'Enter your', email: 'Enter your', phone: 'Enter your', postcode: 'Enter your' },
  ...{ select: 'Choose the', choice: 'Choose the', date: 'Choose the', time: 'Choose the', file: 'Add' },
}

/** A label within a sentence: "First name" in small letters, "VIN" as it stands. */
const within = (label: string) =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

/** What the list of mistakes says of a field: what to do where nothing stands in it, else what is wrong with what does. */
export function summaryText({ kind, label }: Said, error: string): string {
  if (kind === 'checkbox') return error
  if (error !== requiredMessage) return `${label}: ${error}`
  if (label.endsWith('?')) return `Answer “${label}”`
  const verb = /^your /i.test(label) ? 'Enter' : (verbs[kind] ?? 'Enter the')
  return `${verb} ${within(label)}`
}
