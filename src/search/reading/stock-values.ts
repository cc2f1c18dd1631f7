import { wordsOf } from '#search/engine/words.ts'
import type { SearchRecord } from '#search/record.ts'

/** Folded words of a name, without spaces. */
export const joined = (text: string) => wordsOf(text).join('')
export const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]

/** Distinct values of an attribute in this stock, most frequent first. */
export function valuesIn(records: readonly SearchRecord[], attribute: string): readonly string[] {
  const counts = new Map<string, number>()
  for (const record of records)
    for (const value of [record[attribute] ?? []].flat())
      counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value)
}

/** Whether the words of a phrase occur in a text, adjacent and in order. */
export const holds = (text: string, phrase: string) =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(phrase).join(' ')} `)
