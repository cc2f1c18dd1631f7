/** More than any `most` in use. */
const far = 9
const longest = 60
const rows = [new Uint8Array(longest + 2), new Uint8Array(longest + 2), new Uint8Array(longest + 2)] as const

/**
 * Edit distance of a typed word from an index word: insertions, deletions, substitutions and swaps of neighbours count
 * 1 each (optimal string alignment). With `isPrefix` the typed word is compared with the best prefix of the other.
 * Returns a number above `most` as soon as the distance exceeds it.
 */
export function typosBetween(typed: string, word: string, most: number, isPrefix: boolean): number {
  const length = typed.length
  const end = isPrefix ? Math.min(word.length, length + most) : word.length
  if (length > longest || end > longest || length - end > most || (!isPrefix && end - length > most)) return far
  let [before, above, row] = rows as readonly [Uint8Array, Uint8Array, Uint8Array]
  for (let at = 0; at <= length; at++) above[at] = at
  let best = isPrefix ? length : far
  for (let line = 1; line <= end; line++) {
    const least = fillRow(typed, word, line, before, above, row)
    if (isPrefix) best = Math.min(best, row[length] ?? far)
    if (least > most) return isPrefix ? best : far
    const spare = before
    before = above
    above = row
    row = spare
  }
  return isPrefix ? best : (above[length] ?? far)
}

/**
 * Fills one row of the table: the first `line` letters of the word against every prefix of the typed one. Returns its
 * minimum.
 */
function fillRow(
  typed: string,
  word: string,
  line: number,
  before: Uint8Array,
  above: Uint8Array,
  row: Uint8Array,
): number {
  const letter = word.charCodeAt(line - 1)
  const previous = line > 1 ? word.charCodeAt(line - 2) : -1
  row[0] = line
  let least = line
  for (let at = 1; at <= typed.length; at++) {
    const own = typed.charCodeAt(at - 1)
    let cost = Math.min(
      (above[at - 1] ?? far) + (own === letter ? 0 : 1),
      (above[at] ?? far) + 1,
      (row[at - 1] ?? far) + 1,
    )
    const isSwapped = at > 1 && own === previous && typed.charCodeAt(at - 2) === letter
    if (isSwapped) cost = Math.min(cost, (before[at - 2] ?? far) + 1)
    row[at] = cost
    if (cost < least) least = cost
  }
  return least
}
