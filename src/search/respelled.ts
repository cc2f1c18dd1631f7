import { fold, foldedWords } from '#domain/text/fold.ts'
import { typosBetween } from '#domain/text/typos.ts'
import type { FoundCars } from './missing-models.ts'
import { highlightTags } from './queries.ts'
import type { SearchHit } from './transport/transport.ts'

/** Returns the query as the engine corrected it; empty when it corrected no word. */
export type Respelled = (found: Pick<FoundCars, 'query' | 'hits'>) => string

/** Pieces of a query: an exclusion, a quoted phrase, or a word. Only words may be corrected. */
const pieces = /-?"[^"]*"?|(?<!\S)-\S+|[\p{L}\p{N}]+/gu
/** Engines correct no shorter words and none with digits. */
const mayBeSlip = /^\p{L}{4,}$/u
/** A plural ending. */
const plural = /e?s$/

const { before, after } = highlightTags
const marked = new RegExp(`${before}([^${after}]*)${after}([\\p{L}\\p{N}]*)`, 'gu')

const nameOf = ({ _formatted, name }: SearchHit) => String((_formatted as SearchHit | undefined)?.name ?? name ?? '')

/**
 * `found`: highlighted words of names as written there, and all words of colours, which are not highlighted. `all`: the
 * folded words of each name and colour.
 */
function wordsOf(hits: readonly SearchHit[]) {
  const names = hits.map(nameOf)
  const colours = hits.map(({ colour }) => String(colour ?? ''))
  const found = names.flatMap((name) => [...name.matchAll(marked)].map(([, start = '', end = '']) => start + end))
  const plain = names.map((name) => name.replaceAll(before, '').replaceAll(after, ''))
  return {
    found: [...new Set([...found, ...colours.flatMap((colour) => colour.split(' '))])],
    all: [...plain, ...colours].map((text) => foldedWords(text)),
  }
}

/** Whether the word occurs as typed: a word of a name or colour begins with it, or the words joined contain it. */
const isRight = (typed: string, all: readonly (readonly string[])[]) =>
  all.some((words) => words.some((word) => word.startsWith(typed)) || words.join('').includes(typed))

/**
 * Minimum length for two typos; shorter words may have one. A wrong first letter counts as one more. Anything further
 * off was matched by another word.
 */
const fewestOfTwoSlips = 7

/** The found word with the fewest typos; empty when none is near enough. */
function meantBy(typed: string, found: readonly string[], mayGoOn: boolean): string {
  const most = typed.length < fewestOfTwoSlips ? 1 : 2
  const slips = (word: string) => typosBetween(typed, fold(word), most, mayGoOn) + (fold(word)[0] === typed[0] ? 0 : 1)
  const near = found.filter((word) => slips(word) <= most)
  return near.toSorted((a, b) => slips(a) - slips(b))[0] ?? ''
}

/**
 * "Toyota Corolla" for "toyta corola". Empty when every word occurs as typed, or was matched outside names and colours.
 */
export const respelled: Respelled = ({ query, hits }) => {
  const { found, all } = wordsOf(hits)
  let isOther = false
  const text = query.replace(pieces, (piece, at: number) => {
    const typed = fold(piece)
    if (!mayBeSlip.test(typed) || isRight(typed, all) || isRight(typed.replace(plural, ''), all)) return piece
    const meant = meantBy(typed, found, at + piece.length === query.length)
    isOther ||= meant !== ''
    return meant || piece
  })
  return isOther ? text.trim() : ''
}
