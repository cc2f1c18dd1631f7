import { fold } from '#domain/text/fold.ts'

const beyondAscii = /[^\0-\x7f]/

/** Words are runs of letters, digits and $; everything else separates them. */
export const wordPattern = /[\p{L}\p{N}$]+/gu
/** The same for ASCII, which is nearly all text and much faster. */
const plainWordPattern = /[a-z0-9$]+/g
/** Sentence ends, across which words are not adjacent. */
const sentenceEnd = /[.,] |[;!?]/
/** Distance between words on both sides of a sentence end. */
const sentenceGap = 8

/** The words of a text, folded. "Citroën C-5" gives citroen, c, 5. */
export function wordsOf(text: string): readonly string[] {
  const folded = fold(text)
  return folded.match(beyondAscii.test(folded) ? wordPattern : plainWordPattern) ?? []
}

/** A word and its position in the text. */
export interface PositionedWord {
  readonly word: string
  readonly position: number
}

/** The words of a text with positions; sentence ends add a gap. */
export function positionedWordsOf(text: string): readonly PositionedWord[] {
  if (!sentenceEnd.test(text)) return wordsOf(text).map((word, position) => ({ word, position }))
  const positioned: PositionedWord[] = []
  let position = 0
  for (const sentence of text.split(sentenceEnd)) {
    for (const word of wordsOf(sentence)) positioned.push({ word, position: position++ })
    position += sentenceGap - 1
  }
  return positioned
}
