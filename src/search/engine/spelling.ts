import { fold } from '#domain/text/fold.ts'
import type { Column } from './table.ts'

/** Codes of the values that read the same; only where there are several. */
function alikeCodes({ values }: Column): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>()
  for (const [code, value] of values.entries()) {
    if (typeof value !== 'string') continue
    const folded = fold(value.trim())
    const group = groups.get(folded)
    if (group) group.push(code)
    else groups.set(folded, [code])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/** Code -> the code its count goes to: the most frequent spelling. Null when every value is its own. */
function spellingsOf(column: Column): Uint32Array | null {
  const groups = alikeCodes(column)
  if (groups.length === 0) return null
  const frequency = new Uint32Array(column.values.length + 1)
  for (const code of column.codes) frequency[code] = (frequency[code] ?? 0) + 1
  const chosen = Uint32Array.from(frequency.keys())
  for (const group of groups) {
    const best = group.reduce((a, b) => ((frequency[b] ?? 0) > (frequency[a] ?? 0) ? b : a))
    for (const code of group) chosen[code] = best
  }
  return chosen
}

const known = new WeakMap<Column, Uint32Array | null>()

/** Adds up the counts of values that differ in case, accents or spaces around them only, under the most frequent spelling. */
export function foldCounts(column: Column, counts: Uint32Array): Uint32Array {
  const remembered = known.get(column)
  const spellings = remembered === undefined ? spellingsOf(column) : remembered
  known.set(column, spellings)
  if (!spellings) return counts
  const folded = new Uint32Array(counts.length)
  for (const [code, count] of counts.entries()) {
    const spelling = spellings[code] ?? code
    folded[spelling] = (folded[spelling] ?? 0) + count
  }
  return folded
}
