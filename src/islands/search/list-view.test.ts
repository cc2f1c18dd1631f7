import { describe, expect, it, test } from 'vitest'
import { countOf } from '#search/nouns.ts'
import { emptyState } from '#search/state.ts'
import { facetValues, type ListedValue, valuesMatching } from './facet-values.ts'
import { boundName, choiceName, filterName, pillName, rangeName, showing, valueName } from './labels.ts'
import { chosenCount, offeredFilters, quickFilters } from './offered-filters.ts'
import { farLinks, pageLinks } from './page-links.ts'
import { rangeSteps } from './range-steps.ts'

const au = { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' } as const
const us = { locale: 'en-US', currency: 'USD', timeZone: 'America/Chicago' } as const
const cars = { one: 'car', many: 'cars' }

describe('page links', () => {
  test.each([
    [0, 1, '1'],
    [0, 3, '1 2 3'],
    [0, 9, '1 2 3 4 5 … 9'],
    [4, 9, '1 2 3 4 5 6 7 8 9'],
    [8, 9, '1 … 5 6 7 8 9'],
    [0, 27, '1 2 3 4 5 … 9 … 17 … 27'],
    [13, 27, '1 … 6 … 10 11 12 13 14 15 16 17 18 … 22 … 27'],
  ])('on page index %i of %i: %s', (page, pages, text) => {
    expect(
      pageLinks(page, pages)
        .map((number) => (number === null ? '…' : number + 1))
        .join(' '),
    ).toBe(text)
  })
})

it('a small screen keeps the first, the last and the neighbours', () => {
  const links = pageLinks(13, 27)
  const far = farLinks(links, 13, 27)
  expect(links.filter((number, at) => number !== null && !far[at])).toEqual([0, 12, 13, 14, 26])
})

it.each([
  [9, 2],
  [30, 3],
  [100, 4],
])('any page of %i is %i presses from the first at most', (pages, most) => {
  const presses = new Map([[0, 0]])
  for (const [page, before] of presses)
    for (const next of pageLinks(page, pages)) if (next !== null && !presses.has(next)) presses.set(next, before + 1)
  expect(presses.size).toBe(pages)
  expect(Math.max(...presses.values())).toBeLessThanOrEqual(most)
})

/** The values of a filter as InstantSearch lists them. */
function listed(counts: Readonly<Record<string, number>>, chosen: readonly string[] = []): readonly ListedValue[] {
  const values = [...new Set([...Object.keys(counts), ...chosen])]
  return values.map((value) => ({
    value,
    count: Object.hasOwn(counts, value) ? (counts[value] ?? 0) : 0,
    isRefined: chosen.includes(value),
  }))
}

describe('the values of a filter', () => {
  it('stand from A to Z for names, by number of cars otherwise', () => {
    expect(facetValues('make', listed({ Kia: 9, Audi: 1 })).map(({ value }) => value)).toEqual(['Audi', 'Kia'])
    expect(facetValues('fuel', listed({ Diesel: 1, Petrol: 9 })).map(({ value }) => value)).toEqual([
      'Petrol',
      'Diesel',
    ])
    expect(facetValues('seats', listed({ 10: 9, 2: 1, 5: 3 })).map(({ value }) => value)).toEqual(['2', '5', '10'])
  })

  it('keep what was chosen when no car is left of it', () => {
    expect(facetValues('make', listed({}, ['Kia']))).toEqual([
      { value: 'Kia', count: 0, isChosen: true, toggles: ['Kia'] },
    ])
  })

  it('are left out when no car has them and nobody chose them', () => {
    expect(facetValues('make', listed({ Kia: 0 }))).toEqual([])
  })

  it('are ticked however a shared address spells them, and once', () => {
    const values = facetValues('make', listed({ Citroën: 2, Kia: 9, Ford: 1 }, ['KIA', ' citroen', 'Gone', 'gone']))
    expect(values).toEqual([
      { value: 'Citroën', count: 2, isChosen: true, toggles: [' citroen'] },
      { value: 'Ford', count: 1, isChosen: false, toggles: ['Ford'] },
      { value: 'Gone', count: 0, isChosen: true, toggles: ['Gone', 'gone'] },
      { value: 'Kia', count: 9, isChosen: true, toggles: ['KIA'] },
    ])
  })

  it('are unticked in all the spellings they were chosen by', () => {
    expect(facetValues('make', listed({ Kia: 9 }, ['KIA', 'Kia']))[0]?.toggles).toEqual(['Kia', 'KIA'])
  })

  it('stand first where they are not wanted, and are wanted once they are ticked', () => {
    const values = facetValues('colour', listed({ Red: 2, White: 9 }, ['!white', '!Snow']))
    expect(values).toEqual([
      { value: '!white', count: 0, isChosen: true, toggles: ['!white'] },
      { value: '!Snow', count: 0, isChosen: true, toggles: ['!Snow'] },
      { value: 'Red', count: 2, isChosen: false, toggles: ['Red'] },
      { value: 'White', count: 9, isChosen: false, toggles: ['White', '!white'] },
    ])
  })

  it('are found whatever the gaps and accents', () => {
    const values = facetValues('model', listed({ 'CX-5': 1, 'e-tron': 1, Mégane: 1 }))
    expect(valuesMatching(values, 'cx5').map(({ value }) => value)).toEqual(['CX-5'])
    expect(valuesMatching(values, 'megane').map(({ value }) => value)).toEqual(['Mégane'])
  })
})

describe('the filters on offer', () => {
  const answered = {
    hits: [],
    total: 3,
    forSale: 3,
    isPartial: false,
    dropped: [],
    query: '',
    page: 0,
    pageSize: 24,
    counts: {
      make: { Kia: 1, Ford: 2 },
      model: { Rio: 1, Focus: 2 },
      body: { SUV: 3 },
      fuel: { Petrol: 1, Diesel: 2 },
    },
    uncounted: {},
    bounds: { price: { min: 1, max: 9 }, year: { min: 2020, max: 2020 } },
  }
  it('are those that tell cars apart, a model only after a make', () => {
    expect(offeredFilters(emptyState, [], answered)).toEqual(['make', 'price', 'fuel'])
    expect(offeredFilters(emptyState, ['make'], answered)).toEqual(['model', 'price', 'fuel'])
    expect(offeredFilters({ ...emptyState, lists: { make: ['Kia'] } }, [], answered)).toEqual([
      'make',
      'model',
      'price',
      'fuel',
    ])
    expect(offeredFilters({ ...emptyState, lists: { make: ['!Audi'] } }, [], answered)).not.toContain('model')
    expect(offeredFilters({ ...emptyState, lists: { body: ['SUV'] } }, [], answered)).toContain('body')
    expect(offeredFilters(emptyState, [], null)).toEqual([])
  })

  it('are the same while the counts of some are still to come', () => {
    const counts = { ...answered.counts, make: {}, model: {}, fuel: {} }
    const begun = { ...answered, counts, uncounted: { make: 50, model: 60, fuel: 1 } }
    expect(offeredFilters(emptyState, [], begun)).toEqual(['make', 'price'])
    expect(offeredFilters(emptyState, ['make'], begun)).toEqual(['model', 'price'])
  })

  it('stand six at a time on wide screens', () => {
    expect(quickFilters(['car_type', 'make', 'model', 'price', 'year', 'km', 'body', 'fuel'])).toEqual([
      'car_type',
      'make',
      'model',
      'price',
      'body',
      'year',
    ])
  })

  it('are counted as their chips are', () => {
    const state = {
      ...emptyState,
      query: 'x',
      lists: { colour: ['Red', 'Maroon'] },
      ranges: { km: { min: 1, max: null } },
    }
    const red = { attribute: 'colour', name: 'Red', values: ['Red', 'Maroon'], words: ['red'] } as const
    expect(chosenCount(state)).toBe(3)
    expect(chosenCount(state, [red])).toBe(2)
  })
})

describe('the ends of a range', () => {
  it('are round numbers around what the cars have, with what is picked', () => {
    expect(rangeSteps('km', { min: 12_000, max: 31_000 }, [17_500, null])).toEqual([17_500, 25_000, 50_000])
    expect(rangeSteps('year', { min: 2021, max: 2023 }, [])).toEqual([2023, 2022, 2021])
    expect(rangeSteps('monthly_price', { min: 414, max: 650 }, [])).toEqual([500, 600, 700])
    expect(rangeSteps('km', undefined, [null, 7])).toEqual([7])
  })
})

describe('wording', () => {
  const page = (at: number, pageSize: number, shown: number, total: number, forSale = total) => ({
    hits: Array.from({ length: shown }, () => ({})),
    total,
    forSale,
    counts: {},
    uncounted: {},
    bounds: {},
    isPartial: false,
    dropped: [],
    query: '',
    page: at,
    pageSize,
  })

  test.each([
    [filterName('colour', au), 'Colour'],
    [filterName('colour', us), 'Color'],
    [filterName('badge', au), 'Variant'],
    [filterName('badge', us), 'Trim'],
    [filterName('km', au), 'Kilometres'],
    [filterName('km', us), 'Mileage'],
    [filterName('car_type', au), 'Condition'],
    [valueName('car_type', 'demo'), 'Demo'],
    [valueName('seats', '7'), '7 seats'],
    [valueName('seats', '!7'), 'Not 7 seats'],
    [valueName('car_type', '!demo'), 'Not Demo'],
    [valueName('tag', '!now'), '!now'],
    [valueName('seats', '1'), '1 seat'],
    [boundName('price', 20_000, au), '$20,000'],
    [boundName('km', 50_000, us), '50,000 mi'],
    [rangeName('price', { min: 10_000, max: 20_000 }, au), '$10,000 to $20,000'],
    [rangeName('price', { min: null, max: 20_000 }, au), 'Up to $20,000'],
    [rangeName('km', { min: 5000, max: null }, au), 'From 5,000 km'],
    [rangeName('weekly_price', { min: null, max: 100 }, au), 'Up to $100 a week'],
    [rangeName('weekly_price', { min: 50, max: 100 }, au), '$50 to $100 a week'],
    [rangeName('monthly_price', { min: null, max: 500 }, au), 'Up to $500 a month'],
    [filterName('monthly_price', us), 'Monthly payment'],
    [rangeName('year', { min: 2019, max: null }, au), '2019 or newer'],
    [rangeName('year', { min: null, max: 2019 }, au), '2019 or older'],
    [rangeName('year', { min: 2019, max: 2019 }, au), '2019'],
    [choiceName({ ...emptyState, query: 'hilux' }, 'query', au), '“hilux”'],
    [choiceName({ ...emptyState, query: 'x-trail -kia -"cx-5"' }, 'query', au), '“x-trail not kia not cx-5”'],
    [choiceName({ ...emptyState, lists: { make: ['Kia', 'Ford'] } }, 'make', au), 'Kia, Ford'],
    [pillName({ ...emptyState, ranges: { price: { min: 30_000, max: 40_000 } } }, 'price', au), '$30k–$40k'],
    [pillName({ ...emptyState, ranges: { price: { min: null, max: 20_500 } } }, 'price', au), 'Up to $20,500'],
    [pillName({ ...emptyState, ranges: { km: { min: null, max: 50_000 } } }, 'km', au), 'Up to 50k km'],
    [pillName({ ...emptyState, lists: { make: ['Kia to go'] } }, 'make', au), 'Kia to go'],
    [countOf(1, cars, au), '1 car'],
    [countOf(1200, { one: 'RV', many: 'RVs' }, au), '1,200 RVs'],
    [showing(page(0, 21, 21, 310), cars, au), 'Showing 1–21 of 310 cars'],
    [showing(page(12, 24, 22, 310), cars, au), 'Showing 289–310 of 310 cars'],
    [
      showing(page(0, 24, 24, 1124, 1104), cars, au),
      'Showing 1–24 of 1,124 cars: 1,104\u00a0for\u00a0sale, 20 sold or on\u00a0hold',
    ],
    [showing(page(0, 24, 24, 2000, 2010), cars, au), 'Showing 1–24 of 2,000 cars'],
    [showing(page(70, 24, 24, 1704), cars, au), 'Showing 1,681–1,704 of 1,704 cars'],
    [showing(page(71, 24, 24, 1704), cars, au), 'Showing 1,705–1,728'],
    [showing(page(0, 24, 0, 0), cars, au), '0 cars'],
    [showing(null, cars, au), '0 cars'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected)
  })
})
