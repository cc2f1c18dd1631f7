import { describe, expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { buildIndex } from '#search/build-index.ts'
import { documentOf } from '#search/document.ts'
import { createEngine } from '#search/engine/engine.ts'
import { compileLexicon } from '#search/reading/compile-lexicon.ts'
import { sampleReadingWords } from '#search/reading/sample-lexicon.ts'
import {
  createUnderstand,
  findMatchingPages,
  missingModels,
  respelled,
  unfinishedWords,
} from '#search/reading/understood.ts'
import { sampleCar } from '#search/sample-car.ts'
import type { MultiSearchRequest } from '#search/transport/transport.ts'
import { sampleFacts } from './sample-facts.ts'
import { suggestFor } from './suggester.ts'

const pagesFor = (query: string) =>
  findMatchingPages(query, [
    { name: 'Book a service', href: '/service', beside: [], words: ['service', 'oil', 'change'] },
  ])

/** A site with these cars: its suggestions for typed text, and the search requests made for them. */
function yardOf(cars: readonly Partial<Car>[], list = sampleFacts.list) {
  const stock = cars.map((car, at) => sampleCar({ id: `${at}`, slug: `car-${at}`, ...car }))
  const { search, cards } = buildIndex(stock, sampleReadingWords)
  const lexicon = compileLexicon(stock.map(documentOf), sampleReadingWords, 'km')
  const understand = createUnderstand(lexicon, 2026)
  const words = {
    understand,
    missingModels,
    respelled,
    pagesFor,
    unfinished: unfinishedWords,
    meanings: lexicon.meanings,
    starts: [],
  }
  const engine = createEngine(search, cards)
  const asked: MultiSearchRequest[] = []
  const ask = (request: MultiSearchRequest) => {
    asked.push(request)
    return engine(request)
  }
  const facts = { ...sampleFacts, list }
  return { asked, suggest: (query: string) => suggestFor(query, words, facts, ask) }
}

const cars = [
  { name: '2021 Toyota HiLux SR5' },
  { name: '2020 Toyota HiLux SR', colour: 'Cherry Red', price: 31_000 },
  { name: '2019 Toyota Corolla', model: 'Corolla', simple_body: 'Hatchback', price: 21_000 },
  { name: '2022 Mazda CX-5', make: 'Mazda', model: 'CX-5', simple_body: 'Wagon', price: 35_000 },
]
const yard = yardOf(cars)

/** Notes, then options as text and detail, cars as one line. */
async function shown(query: string, { suggest } = yard) {
  const { notes, options, cars: heading } = await suggest(query)
  const lines = options.map(({ kind, parts, detail }) => (kind === 'car' ? heading : [...parts, detail].join('|')))
  return [...notes, ...new Set(lines)]
}

describe('what was understood', () => {
  test.each([
    ['ute', ['Ute|2\u00a0listed', 'Cars', 'See all results for “ute”|']],
    ['red ute', ['Ute, Cherry Red|1\u00a0listed', 'Cars', 'See all results for “red ute”|']],
    ['hilux under 40k', ['“hilux”, Up to $40,000|1\u00a0listed', 'Cars', 'See all results for “hilux under 40k”|']],
    ['cheapest ute', ['Ute, Price: lowest first|2\u00a0listed', 'Cars', 'See all results for “cheapest ute”|']],
    ['mazda', ['Mazda|1 listed', 'Mazda CX-5|1 listed', 'Cars', 'See all results for “mazda”|']],
    ['cars', ['Cars', 'See all 4 cars|']],
  ])('of “%s” stands first', async (query, lines) => {
    expect(await shown(query)).toEqual(lines)
  })

  it('leads where Enter does', async () => {
    const [first] = (await yard.suggest('white ute')).options
    expect(first).toMatchObject({ kind: 'read', href: '/search/used-cars?query=white%20ute' })
  })

  it('has no row where the list that Enter leads to holds none of it', async () => {
    const demos = yardOf(cars, {
      ...sampleFacts.list,
      filter: [{ kind: 'in', attribute: 'car_type', values: ['demo'] }],
    })
    expect(await shown('ute', demos)).toEqual(['Cars', 'See all results for “ute”|'])
  })
})

describe('what is not wanted', () => {
  const paints = ['Ash', 'Black', 'Cream', 'Dune', 'Ebony', 'Fog', 'Gold', 'Iron', 'Jade', 'White']
  const painted = yardOf(paints.map((colour) => ({ name: `2021 Toyota HiLux ${colour}`, colour })))

  test.each([
    ['not white', ['Not White|9\u00a0listed', 'Cars', 'See all results for “not white”|']],
    ['no 7 seater', ['Cars', 'See all 10 cars|']],
    [
      'not too expensive',
      ['This search cannot use “not too expensive”, so that was left out.', 'See all 10 cars|', 'Ask us|'],
    ],
    [
      'white not too expensive',
      [
        'This search cannot use “not too expensive”, so that was left out.',
        'White|1\u00a0listed',
        'Cars',
        'See all results for White|',
      ],
    ],
  ])('is said as the list says it: %s', async (query, lines) => {
    expect(await shown(query, painted)).toEqual(lines)
  })
})

describe('what is paid a week', () => {
  const weekly = (amount: number) => ({ weekly: { amount, monthly: null, rate: 'comparison rate 8.20% p.a.' } })
  const financed = yardOf([weekly(80), weekly(100), weekly(140)])

  test.each([
    ['$100 a week', 'Up to $100 a week|2\u00a0listed'],
    ['over $100 a week', 'From $100 a week|2\u00a0listed'],
    ['around $100 a week', '$85 to $115 a week|1\u00a0listed'],
    ['$50 to $90 a week', '$50 to $90 a week|1\u00a0listed'],
  ])('is no price of a car: %s', async (query, said) => {
    expect((await shown(query, financed))[0]).toBe(said)
  })

  it('matches nothing where no car says it', async () => {
    expect(await shown('hilux over $100 a week')).toContain(
      'Nothing here matches “over $100 a week”, so that was left out.',
    )
  })
})

describe('a model by its number', () => {
  const numbers = yardOf([
    { name: '2021 Mazda CX-60 5 Seat', make: 'Mazda', model: 'CX-60' },
    { name: '2020 Mazda CX-3', make: 'Mazda', model: 'CX-3' },
  ])
  test.each([
    ['cx 5', ['Nothing here is called “cx 5”. These come closest.']],
    ['cx 7', ['Nothing here is called “cx 7”. These come closest.']],
    ['mazda cx-7', ['Nothing here is called “cx-7”. These come closest.']],
    ['cx 6', []],
    ['cx 3', []],
  ])('is said to be missing as the list says it: %s', async (query, notes) => {
    expect((await numbers.suggest(query)).notes).toEqual(notes)
  })
})

describe('words that nothing answers to', () => {
  test.each([
    ['electric', ['Nothing matches “electric”.', 'See all 4 cars|', 'Ask us|']],
    ['electric 4wd', ['Nothing matches “electric 4wd”.', 'See all 4 cars|', 'Ask us|']],
    ['zzqx', ['Nothing matches “zzqx”.', 'See all 4 cars|', 'Ask us|']],
    ['hilux under 1k', ['Nothing matches “hilux under 1k”.', 'See all 4 cars|', 'Ask us|']],
    [
      'electric mazda',
      [
        'Nothing here matches “electric”, so that was left out.',
        'Mazda|1 listed',
        'Mazda CX-5|1 listed',
        'Cars',
        'See all results for “mazda”|',
      ],
    ],
    [
      'electric ute zzqx',
      [
        'Nothing here matches “electric” or “zzqx”, so that was left out.',
        'Ute|2\u00a0listed',
        'Cars',
        'See all results for Ute|',
      ],
    ],
    [
      'mazda corolla',
      ['Nothing here has all of these words. These have some of them.', 'Cars', 'See all results for “mazda corolla”|'],
    ],
  ])('are said to be left out: “%s”', async (query, lines) => {
    expect(await shown(query)).toEqual(lines)
  })
})

describe('a limit that is being typed', () => {
  test.each([
    ['ute un', []],
    ['ute less th', []],
    ['ute un ', ['Nothing here matches “un”, so that was left out.']],
    ['ute zzqx', ['Nothing here matches “zzqx”, so that was left out.']],
  ])('is no word that nothing answers to: “%s”', async (query, notes) => {
    expect((await yardOf([{ simple_body: 'Ute' }]).suggest(query)).notes).toEqual(notes)
  })
})

describe('words that are mistyped', () => {
  test.each([
    ['toyta', ['Toyota|3 listed', 'Toyota HiLux|2 listed', 'Toyota Corolla|1 listed']],
    ['toyta corola', ['Toyota Corolla|1 listed']],
    ['toyta sr5', []],
    ['mazda cx5', ['Mazda CX-5|1 listed']],
  ])('“%s” finds makes and models all the same', async (query, lines) => {
    const found = (await shown(query)).filter((line) => line.endsWith('listed'))
    expect(found).toEqual(lines)
  })
})

test('a word that was taken for another is told', async () => {
  expect((await shown('toyta corola'))[0]).toBe('Showing results for “Toyota Corolla”.')
})

test('what is found and what there is have the dealer’s own names', async () => {
  const noun = { one: 'motorcycle', many: 'motorcycles' }
  const own = yardOf(cars, { ...sampleFacts.list, noun, heading: 'Vehicles' })
  expect(await shown('sr5', own)).toEqual(['Vehicles', 'See all results for “sr5”|'])
  expect(await shown('zzqx', own)).toEqual(['Nothing matches “zzqx”.', 'See all 4 motorcycles|', 'Ask us|'])
})

test('words that ask for a page lead to it and find no car', async () => {
  expect(await shown('oil change')).toEqual(['Book a service|'])
})

test('words that are only looked for are one question (S7.20)', async () => {
  const own = yardOf(cars)
  await own.suggest('mazda')
  expect(own.asked.map(({ queries }) => queries.length)).toEqual([1])
})
