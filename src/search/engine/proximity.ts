import type { PositionedMatch } from './match.ts'
import type { TermMatch } from './term-match.ts'
import { noMatch, typosIn } from './term-match.ts'
import { listAt, type TextIndex } from './text-index.ts'

/** Upper bound of a proximity. */
const farthest = 4

/** Steps from one position to the next; reversed order costs one more. */
function steps(left: number, right: number): number {
  return left < right ? right - left : left - right + 1
}

function nearest(lefts: readonly number[], rights: readonly number[]): number {
  let best = farthest
  for (const left of lefts) for (const right of rights) if (left !== right) best = Math.min(best, steps(left, right))
  return best
}

/** The distance between two neighbouring query words, by document: 1 is adjacent, 4 far apart or in different texts. */
function distances(
  index: TextIndex,
  size: number,
  left: TermMatch | undefined,
  right: TermMatch | undefined,
): Uint8Array {
  const result = new Uint8Array(size).fill(farthest)
  if (!left || !right) return result
  for (const [entry, lefts] of left.positions) {
    const rights = right.positions.get(entry)
    const distance = rights ? nearest(lefts, rights) : farthest
    if (distance === farthest) continue
    for (const doc of listAt(index.documents, entry)) if (distance < (result[doc] ?? 0)) result[doc] = distance
  }
  return result
}

/**
 * Words found joined ("model 3" in model3) get proximity 0 in documents where that has no more typos than separate
 * matches.
 */
function bringJoinedTogether(
  proximities: readonly Uint8Array[],
  joined: PositionedMatch,
  singles: readonly (TermMatch | undefined)[],
): void {
  const { costs } = joined.match
  const parts = singles.slice(joined.start, joined.end)
  for (let doc = 0; doc < costs.length; doc++) {
    const cost = costs[doc] ?? noMatch
    if (cost === noMatch) continue
    const apart = parts.map((part) => part?.costs[doc] ?? noMatch)
    const typosApart = apart.includes(noMatch)
      ? farthest * farthest
      : apart.reduce((sum, part) => sum + typosIn(part), 0)
    if (typosIn(cost) > typosApart) continue
    for (let gap = joined.start; gap < joined.end - 1; gap++) proximities[gap]?.fill(0, doc, doc + 1)
  }
}

/** Distances by document, one array for each pair of neighbouring query words. */
export function proximitiesOf(
  index: TextIndex,
  size: number,
  matches: readonly PositionedMatch[],
  words: number,
): readonly Uint8Array[] {
  const singles = Array.from(
    { length: words },
    (_, at) => matches.find((match) => match.start === at && match.end === at + 1)?.match,
  )
  const proximities = singles.slice(1).map((right, at) => distances(index, size, singles[at], right))
  for (const match of matches) if (match.end - match.start > 1) bringJoinedTogether(proximities, match, singles)
  return proximities
}
