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

it('keeps what is not wanted in an address, and reads it there', () => {
  const asked = withReading(emptyState, read('hilux no 7 seater'))
  expect(decodeURIComponent(writeSearch(asked))).toBe('?query=hilux&refinementList[seats][0]=!7')
  expect(readSearch(writeSearch(asked))).toEqual(asked)
})

it('takes back what was chosen where the opposite is typed', () => {
  const seats = (...values: string[]) => ({ ...emptyState, lists: { seats: values } })
  expect(withReading(seats('7', '5'), read('no 7 seater')).lists).toEqual({ seats: ['5', '!7'] })
  expect(withReading(seats('!7', '!8'), read('7 seater')).lists).toEqual({ seats: ['!8', '7'] })
})

it('leaves a state alone where nothing is understood', () => {
  expect(withReading(emptyState, read('hilux'))).toEqual({ ...emptyState, query: 'hilux' })
})
