import { writeRange } from '../range.ts'
import { createReader } from './read-query.ts'
import type { Reading } from './reading.ts'
import { sampleLexicon } from './sample-lexicon.ts'

/** Parser over the sample lexicon. */
export const sampleRead = createReader(sampleLexicon, 2026)

/** Formats a reading as one line. */
export function said({ lists, ranges, sort, rest, unmatchedWords, unusedWords }: Reading): string {
  return [
    ...Object.entries(lists).map(([name, values]) => `${name} ${values.join('/')}`),
    ...Object.entries(ranges).map(([name, range]) => `${name} ${writeRange(range)}`),
    ...(sort ? [sort] : []),
    ...(rest ? [`text ${rest}`] : []),
    ...unmatchedWords.map((words) => `not ${words}`),
    ...unusedWords.map((words) => `unused ${words}`),
  ].join(', ')
}
