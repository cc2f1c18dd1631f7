import { joinWithOr } from './found.ts'
import { inQuotes } from './proposals.ts'

/** Number of edits (insert, delete, replace, swap neighbours) that turn one word into the other. */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= from.length; row++) {
    const cells = [row]
    for (let column = 1; column <= to.length; column++) cells.push(cheapest(rows, cells, from, to, row, column))
    rows.push(cells)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

function cheapest(rows: number[][], cells: number[], from: string, to: string, row: number, column: number): number {
  const above = rows[row - 1] ?? []
  const same = from[row - 1] === to[column - 1] ? 0 : 1
  const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
  return Math.min(
    (above[column] ?? 0) + 1,
    (cells[column - 1] ?? 0) + 1,
    (above[column - 1] ?? 0) + same,
    swapped ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
  )
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[\s_"'-]+/g, '')
}

// A few edits turn a short word into another one.
function budgetFor(length: number): number {
  if (length < 4) return 1
  return length < 8 ? 2 : Math.floor(length / 3)
}

function begun(word: string, known: readonly string[]): string | null {
  const names = known.filter((name) => plain(name).startsWith(plain(word)))
  return plain(word).length >= 3 && names.length === 1 ? (names[0] ?? null) : null
}

/** The longest name that the word begins with: "demonstrator" for demo, "phone_number" for phone. */
function goneOn(word: string, known: readonly string[]): string | null {
  const names = known.filter((name) => plain(name).length >= 4 && plain(word).startsWith(plain(name)))
  return names.sort((a, b) => b.length - a.length)[0] ?? null
}

/**
 * The known name that was probably meant, null when none is near: the one with the fewest edits, else the only one that
 * begins with the word, else the longest that the word begins with.
 */
export function nearest(word: string, known: readonly string[]): string | null {
  const ranked = known
    .map((name) => ({ name, distance: editDistance(plain(word), plain(name)) }))
    .sort((a, b) => a.distance - b.distance)
  const best = ranked[0]
  if (!best) return null
  const isNear = best.distance <= budgetFor(plain(word).length) && best.distance < plain(best.name).length / 2
  return isNear || best.distance === 0 ? best.name : (begun(word, known) ?? goneOn(word, known))
}

/** `; did you mean "x" or "y"?`, or '' without names. */
export function formatSuggestions(names: readonly string[]): string {
  return names.length === 0 ? '' : `; did you mean ${joinWithOr(names.map(inQuotes))}?`
}

/** The same for the nearest known name, if there is one. */
export function didYouMean(word: string, known: readonly string[]): string {
  const name = nearest(word, known)
  return formatSuggestions(name === null ? [] : [name])
}
