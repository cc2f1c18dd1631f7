const withoutFigures = (text: string) => text.replace(/[\d.,:\s]+/g, '')

/** Whether two texts differ only in figures; an added or removed number counts, too. */
export function differOnlyInNumbers(before: string, after: string): boolean {
  return withoutFigures(before) === withoutFigures(after)
}

/** Matches a count such as "23", "(1,023)" or "4,", but no price, time, year or part of a phone number. */
const plain = /^\(?(?:0|[1-9]\d{0,2}(?:,\d{3})*)\)?[.,;:]?$/

/** Whether the word at a position is a count by itself. */
function isPlain(words: readonly string[], at: number): boolean {
  const hasFigure = (word: string | undefined) => word !== undefined && /\d/.test(word)
  return plain.test(words[at] ?? '') && !hasFigure(words[at - 1]) && !hasFigure(words[at + 1])
}

/** In longer texts a changed figure means an edited sentence. */
const longestLabel = 8

/** "1 car" becomes "2 cars". */
const singular = (word: string | undefined) => word?.replace(/s$/, '')

/** Whether two labels differ only in their count, such as "23 cars" and "22 cars". */
export function isCount(before: string, after: string): boolean {
  const [old, current] = [before.split(' '), after.split(' ')]
  if (old.length !== current.length || old.length > longestLabel) return false
  const isNumber = (at: number) => isPlain(old, at) && isPlain(current, at)
  const isSame = (word: string, at: number) => singular(word) === singular(current[at]) || isNumber(at)
  return old.every(isSame) && old.some((word, at) => word !== current[at] && isNumber(at))
}
