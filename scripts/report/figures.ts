const withoutFigures = (text: string) => text.replace(/[\d.,:\s]+/g, '')

/** Whether two texts differ in their figures alone; a number that comes or goes is one as well. */
export function differOnlyInNumbers(before: string, after: string): boolean {
  return withoutFigures(before) === withoutFigures(after)
}

/** "23", "(1,023)", "4,": no price, hour, year or part of a number to call. */
const plain = /^\(?(?:0|[1-9]\d{0,2}(?:,\d{3})*)\)?[.,;:]?$/

/** Whether the word at a place of a text is a number that stands by itself. */
function isPlain(words: readonly string[], at: number): boolean {
  const hasFigure = (word: string | undefined) => word !== undefined && /\d/.test(word)
  return plain.test(words[at] ?? '') && !hasFigure(words[at - 1]) && !hasFigure(words[at + 1])
}

/** Where a figure changes in a longer text, somebody wrote a sentence anew. */
const longestLabel = 8

/** "1 car" becomes "2 cars". */
const singular = (word: string | undefined) => word?.replace(/s$/, '')

/** Whether two labels differ in how many they count, as "23 cars" and "22 cars" do. */
export function isCount(before: string, after: string): boolean {
  const [old, current] = [before.split(' '), after.split(' ')]
  if (old.length !== current.length || old.length > longestLabel) return false
  const isNumber = (at: number) => isPlain(old, at) && isPlain(current, at)
  const isSame = (word: string, at: number) => singular(word) === singular(current[at]) || isNumber(at)
  return old.every(isSame) && old.some((word, at) => word !== current[at] && isNumber(at))
}
