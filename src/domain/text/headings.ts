/** "New, Used and Demo RVs" -> "New, used and demo RVs": keeps capitals of the first word and of abbreviations. */
export function inSentenceCase(title: string): string {
  return title.replace(/(?<=\s)\p{Lu}(?=\p{Ll}+(?:\P{L}|$))/gu, (letter) => letter.toLowerCase())
}

/** Plural of a word, capitalised: "SUVs", "Coaches", "Buses", "Cab Chassis". */
export function pluralOf(word: string): string {
  const begun = word.charAt(0).toUpperCase() + word.slice(1)
  if (/chassis$/i.test(begun)) return begun
  if (/[^aeiou]y$/i.test(begun)) return `${begun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/i.test(begun) ? `${begun}es` : `${begun}s`
}
