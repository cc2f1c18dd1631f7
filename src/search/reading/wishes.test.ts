import { describe, expect, it, test } from 'vitest'
import { chipsOf } from '../chips.ts'
import { documentOf } from '../document.ts'
import { sampleCar } from '../sample-car.ts'
import { emptyState } from '../state.ts'
import { compileLexicon } from './compile-lexicon.ts'
import { createReader } from './read-query.ts'
import { sampleReadingWords } from './sample-lexicon.ts'
import { said } from './sample-reading.ts'
import type { TradeMeaning } from './trade-values.ts'

const wish = (
  name: string,
  words: readonly string[],
  of: readonly string[],
  not: readonly string[] = [],
): TradeMeaning => ({
  attribute: 'body',
  name,
  words,
  stocked: [],
  not,
  of,
})

const words = {
  ...sampleReadingWords,
  meanings: [
    ...sampleReadingWords.meanings,
    wish('Family cars', ['family car'], ['Wagon', 'Hatchback']),
    wish('Sports cars', ['sports car'], ['Coupe']),
    wish('Thrifty cars', ['cheap to run'], ['Hatchback']),
    wish('Dual cabs', ['dual cab', 'crew cab'], ['Ute'], ['single']),
  ],
}

const lexiconOf = (cars: readonly Parameters<typeof sampleCar>[0][]) =>
  compileLexicon(
    cars.map((car) => documentOf(sampleCar(car))),
    words,
    'km',
  )

describe('what a car is wanted for', () => {
  const yard = [
    { simple_body: 'Wagon' },
    { simple_body: 'Hatchback' },
    { simple_body: 'Ute' },
    { simple_body: 'Single Ute' },
  ]

  test.each([
    ['is every body that answers to it', yard, 'family cars under 20k', 'body Hatchback/Wagon, price :20000'],
    ['none of those that it is not', yard, 'hilux dual cab', 'body Ute, text hilux'],
    ['nothing where no car answers to it', yard, 'sports car', 'not sports car'],
    ['no body where all of them are denied', yard, 'not a family car', 'body !Hatchback/!Wagon'],
    [
      'the dealer’s own category of that name',
      [...yard, { categories: ['Family Cars'] }],
      'family car',
      'categories Family Cars',
    ],
    ['words where a car is called so', [...yard, { name: 'Hilux Crew Cab' }], 'dual cab', 'text dual cab'],
    [
      'none where a seller praises one of many so',
      [...Array.from({ length: 60 }, () => yard).flat(), { name: 'Hilux Crew Cab' }],
      'dual cab',
      'body Ute',
    ],
    ['cheapest first', yard, 'first car', 'price:asc'],
    ['no order where more is said', yard, 'cheap to run', 'body Hatchback'],
    ['unless the dealer says which', [...yard, { categories: ['First Car'] }], 'first car', 'categories First Car'],
  ])('%s', (_reason, cars, query, line) => {
    expect(said(createReader(lexiconOf(cars), 2026)(query))).toBe(line)
  })

  it('is told body by body', () => {
    const { meanings } = lexiconOf(yard)
    const state = { ...emptyState, lists: { body: ['Wagon', 'Hatchback'] } }
    expect(chipsOf(state, meanings).map(({ values, name }) => [name, ...values])).toEqual([
      [null, 'Wagon'],
      [null, 'Hatchback'],
    ])
  })
})
