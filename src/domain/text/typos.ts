/** More than any distance that is asked for. */
const far = 9
const longest = 60
const rows = [new Uint8Array(longest + 2), new Uint8Array(longest + 2), new Uint8Array(longest + 2)] as const

/**
 * How many slips of the keyboard lie between a typed word and a word of the index: a letter too many, too few, wrong,
 * or two neighbours swapped count one each. With `isPrefix` the typed word is compared to the best beginning of the other.
 * Answers a number above `most` as soon as it is sure to be more.
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

/** One line of the table: the first `line` letters of the word against every beginning of the typed one. */
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
