import { fold } from '#domain/text/fold.ts'
import type { FieldValue } from '#search/record.ts'
import { wordPattern } from './words.ts'

/** Highlighting options. */
export interface Marking {
  readonly attributes: readonly string[]
  readonly before: string
  readonly after: string
  /** Words to mark -> number of typed letters (0: the whole word). */
  readonly words: ReadonlyMap<string, number>
}

function markWord(word: string, { before, after, words }: Marking): string {
  const folded = fold(word)
  const typed = words.get(folded)
  if (typed === undefined) return word
  if (typed === 0 || typed >= word.length || folded.length !== word.length) return before + word + after
  return before + word.slice(0, typed) + after + word.slice(typed)
}

function mark(value: FieldValue, marking: Marking): FieldValue {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'object') return value.map((item) => String(mark(item, marking)))
  return String(value).replace(wordPattern, (word) => markWord(word, marking))
}

/**
 * A hit as Meilisearch's `_formatted`: all fields, numbers as strings, matched words of the given attributes marked.
 */
export function formatHit(hit: Readonly<Record<string, FieldValue>>, marking: Marking): Record<string, FieldValue> {
  const everywhere = marking.attributes.includes('*')
  const formatted: Record<string, FieldValue> = {}
  for (const name in hit) {
    const value = hit[name] ?? null
    const isMarked = everywhere || marking.attributes.includes(name)
    formatted[name] = isMarked ? mark(value, marking) : typeof value === 'number' ? String(value) : value
  }
  return formatted
}
