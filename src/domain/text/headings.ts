/** "New, Used and Demo RVs" as a sentence has it: capitals at its beginning and in short names alone. */
export function inSentenceCase(title: string): string {
  return title.replace(/(?<=\s)\p{Lu}(?=\p{Ll}+(?:\P{L}|$))/gu, (letter) => letter.toLowerCase())
}

/** Several of what a word names, its first letter large: "SUVs", "Coaches", "Buses", "Cab Chassis". */
export function pluralOf(word: string): string {
  const begun = word.charAt(0).toUpperCase() + word.slice(1)
  if (/chassis$/i.test(begun)) return begun
  if (/[^aeiou]y$/i.test(begun)) return `${begun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/i.test(begun) ? `${begun}es` : `${begun}s`
}
