import { fold, foldedWords } from '#domain/text/fold.ts'
import { typosBetween } from '#domain/text/typos.ts'
import type { FoundCars } from './missing-models.ts'
import { highlightTags } from './queries.ts'
import type { SearchHit } from './transport/transport.ts'

/** Says of a query as what it was looked for, where an engine took a word of it for another; empty where it did not. */
export type Respelled = (found: Pick<FoundCars, 'query' | 'hits'>) => string

/** An exclusion, a phrase in quotes, or a word: only the last may be a slip. */
const pieces = /-?"[^"]*"?|(?<!\S)-\S+|[\p{L}\p{N}]+/gu
/** Engines take no shorter word, and none with digits, for another. */
const mayBeSlip = /^\p{L}{4,}$/u
/** A word that one more letter would make a plural of. */
const plural = /e?s$/

const { before, after } = highlightTags
const marked = new RegExp(`${before}([^${after}]*)${after}([\\p{L}\\p{N}]*)`, 'gu')

const nameOf = ({ _formatted, name }: SearchHit) => String((_formatted as SearchHit | undefined)?.name ?? name ?? '')

/** The words that were found in names, as these write them, those of colours, where no word is marked, and all words of both. */
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

/** Whether some car is called so: a word begins as it was typed, or does without its gaps. */
const isRight = (typed: string, all: readonly (readonly string[])[]) =>
  all.some((words) => words.some((word) => word.startsWith(typed)) || words.join('').includes(typed))

/** Shorter words may have one slip, and one in the first letter counts two: what is further off was found by another word. */
const fewestOfTwoSlips = 7

/** What was meant: the found word with the fewest slips. */
function meantBy(typed: string, found: readonly string[], mayGoOn: boolean): string {
  const most = typed.length < fewestOfTwoSlips ? 1 : 2
  const slips = (word: string) => typosBetween(typed, fold(word), most, mayGoOn) + (fold(word)[0] === typed[0] ? 0 : 1)
  const near = found.filter((word) => slips(word) <= most)
  return near.toSorted((a, b) => slips(a) - slips(b))[0] ?? ''
}

/** "Toyota Corolla" for "toyta corola"; empty where every word is there as it was typed, or stands elsewhere than in names. */
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
