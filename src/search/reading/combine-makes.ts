import { mergeChoices, splitExcluded } from '#search/excluded-values.ts'
import { makeOf, type WordTable } from './meanings.ts'
import { joinsAt } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Token } from './tokens.ts'

/** The consecutive makes in these words; empty when a word is anything else. */
function makesIn(tokens: readonly Token[], table: WordTable): readonly string[] {
  const makes: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const named = joinsAt(tokens, at).map(([text, next]) => [makeOf([text], table), next] as const)
    const [make, next = at + 1] = named.find(([found]) => found) ?? []
    if (!make && tokens[at]?.kind !== 'mark') return []
    if (make) makes.push(make)
    at = next
  }
  return makes
}

/**
 * When only makes are left as text and there are several in total, they become a filter for any of them. As text they
 * would only match cars of one make at a yard named after the other. A single make stays text.
 */
export function combineMakes(reading: Reading, tokens: readonly Token[], table: WordTable): Reading {
  const makes = makesIn(tokens, table)
  const wanted = splitExcluded('make', reading.lists.make ?? []).wanted
  if (makes.length === 0 || new Set([...wanted, ...makes]).size < 2) return reading
  return { ...reading, lists: { ...reading.lists, make: mergeChoices('make', reading.lists.make, makes) }, rest: '' }
}
