/** Text without case and accents: how words and filter values are compared. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Letters and digits make words; everything else parts them. */
export const wordPattern = /[\p{L}\p{N}$]+/gu
/** After these, words no longer count as neighbours. */
const sentenceEnd = /[.,] |[;!?]/
/** How far apart words on both sides of such an end are. */
const sentenceGap = 8

/** The words of a text, folded. "Citroën C-5" gives citroen, c, 5. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).match(wordPattern) ?? []
}

/** A word and how many words stand before it. */
export interface PlacedWord {
  readonly word: string
  readonly position: number
}

/** The words of a text with their places; a sentence's end opens a gap. */
export function placedWordsOf(text: string): readonly PlacedWord[] {
  if (!sentenceEnd.test(text)) return wordsOf(text).map((word, position) => ({ word, position }))
  const placed: PlacedWord[] = []
  let position = 0
  for (const sentence of text.split(sentenceEnd)) {
    for (const word of wordsOf(sentence)) placed.push({ word, position: position++ })
    position += sentenceGap - 1
  }
  return placed
}
