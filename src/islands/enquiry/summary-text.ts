import { requiredMessage } from '#domain/contact/required.ts'
import type { Field } from '#forms/field.ts'
import { kinds } from '#forms/kinds/kinds.ts'

type Said = Pick<Field, 'kind' | 'label'>

const isAcronym = (word: string) => /^[A-Z]{2}/.test(word)

/** A label within a sentence: title case becomes lower case, acronyms such as "VIN" stay. */
function uncapitalised(label: string): string {
  const words = label.split(' ')
  const isHeading = words.every((word) => /^[A-Z]/.test(word))
  const isSmall = (word: string, at: number) => (at === 0 || isHeading) && !isAcronym(word)
  return words.map((word, at) => (isSmall(word, at) ? word.charAt(0).toLowerCase() + word.slice(1) : word)).join(' ')
}

/** "First name" -> "Enter your first name"; "Your deposit" -> "Enter your deposit". */
function within(label: string, ask: string): string {
  const small = uncapitalised(label)
  return `${small.startsWith('your ') ? ask.replace(/ .+/, '') : ask} ${small}`
}

/** A field's line in the error summary: what to do if it is empty, otherwise what is wrong. */
export function summaryText({ kind, label }: Said, error: string): string {
  const { ask = 'Enter the' } = kinds[kind]
  if (ask === 'Tick') return error === requiredMessage ? `Tick “${label}”` : error
  if (error !== requiredMessage || label.endsWith('?')) return `${label}: ${error}`
  return within(label, ask)
}
