import { requiredMessage } from '#domain/contact/required.ts'
import type { Field } from '#forms/field.ts'
import { kinds } from '#forms/kinds/kinds.ts'

type Said = Pick<Field, 'kind' | 'label'>

const isAcronym = (word: string) => /^[A-Z]{2}/.test(word)

/** A label as it stands in a sentence: a heading's capitals go, "VIN" stays. */
function uncapitalised(label: string): string {
  const words = label.split(' ')
  const isHeading = words.every((word) => /^[A-Z]/.test(word))
  const isSmall = (word: string, at: number) => (at === 0 || isHeading) && !isAcronym(word)
  return words.map((word, at) => (isSmall(word, at) ? word.charAt(0).toLowerCase() + word.slice(1) : word)).join(' ')
}

/** "First name" within a sentence: "Enter your first name"; "Your deposit" stays theirs. */
function within(label: string, ask: string): string {
  const small = uncapitalised(label)
  return `${small.startsWith('your ') ? ask.replace(/ .+/, '') : ask} ${small}`
}

/** What the list of mistakes says of a field: what to do where nothing stands in it, else what is wrong with what does. */
export function summaryText({ kind, label }: Said, error: string): string {
  const { ask = 'Enter the' } = kinds[kind]
  if (ask === 'Tick') return error === requiredMessage ? `Tick “${label}”` : error
  if (error !== requiredMessage || label.endsWith('?')) return `${label}: ${error}`
  return within(label, ask)
}
