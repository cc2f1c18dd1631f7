import { wordsOf } from '#search/engine/words.ts'
import type { SearchRecord } from '#search/record.ts'

/** A name without its gaps. */
export const joined = (text: string) => wordsOf(text).join('')
export const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]

/** The values that cars of this stock hold, by how often they are held. */
export function valuesIn(records: readonly SearchRecord[], attribute: string): readonly string[] {
  const counts = new Map<string, number>()
  for (const record of records)
    for (const value of [record[attribute] ?? []].flat())
      counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value)
}

/** Whether the words of a phrase stand in a text side by side. */
export const holds = (text: string, phrase: string) =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(phrase).join(' ')} `)
