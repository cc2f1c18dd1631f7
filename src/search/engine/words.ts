import { fold } from '#domain/text/fold.ts'

const beyondAscii = /[^\0-\x7f]/

/** Letters and digits make words; everything else parts them. */
export const wordPattern = /[\p{L}\p{N}$]+/gu
/** The same for text of plain letters, which is nearly all and far quicker so. */
const plainWordPattern = /[a-z0-9$]+/g
/** After these, words no longer count as neighbours. */
const sentenceEnd = /[.,] |[;!?]/
/** How far apart words on both sides of such an end are. */
const sentenceGap = 8

/** The words of a text, folded. "Citroën C-5" gives citroen, c, 5. */
export function wordsOf(text: string): readonly string[] {
  const folded = fold(text)
  return folded.match(beyondAscii.test(folded) ? wordPattern : plainWordPattern) ?? []
}

/** A word and how many words stand before it. */
export interface PositionedWord {
  readonly word: string
  readonly position: number
}

/** The words of a text with their places; a sentence's end opens a gap. */
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
