import { expect, it } from 'vitest'
import { emptyState } from '../state.ts'
import { readSearch, writeSearch } from '../url.ts'
import { createReader } from './read-query.ts'
import { sampleLexicon } from './sample-lexicon.ts'
import { withReading } from './understood.ts'

const read = createReader(sampleLexicon, 2026)

it('joins what was typed to what was chosen, in an address like any filter', () => {
  const before = readSearch('?refinementList[body][0]=Ute&range[price]=5000:&sortBy=year:desc&page=3')
  expect(decodeURIComponent(writeSearch(withReading(before, read('red hatch under 20k hilux'))))).toBe(
    '?query=hilux&refinementList[colour][0]=Cherry Red&refinementList[colour][1]=Red' +
      '&refinementList[body][0]=Ute&refinementList[body][1]=Hatchback&range[price]=:20000&sortBy=year:desc',
  )
})

it('leaves a state alone where nothing is understood', () => {
  expect(withReading(emptyState, read('hilux'))).toEqual({ ...emptyState, query: 'hilux' })
})
