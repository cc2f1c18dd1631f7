import { describe, expect, it, test } from 'vitest'
import { ask, createSampleEngine, idsOf } from './sample.ts'
import { SearchError } from './search-error.ts'

const cars = [
  { id: 'a', make: 'Toyota', price: 20000, km: 10, colour: 'White', features: ['Tow Bar', 'Sunroof'], certified: true },
  { id: 'b', make: 'toyota', price: 30000, km: 20, colour: 'Red', features: ['Tow Bar'], certified: false },
  { id: 'c', make: 'Citroën', price: null, km: 30, colour: 'White', features: [] },
  { id: 'd', make: 'Land Rover', price: 40000.5, km: 40, colour: null, features: ["Driver's Pack"] },
  { id: 'e', make: 'O"Neil\\', price: 0, km: 50, colour: 'Blue', features: ['Sunroof'] },
] as const

const engine = createSampleEngine(cars)

describe('filters (S7.15, S7.17)', () => {
  test.each([
    ['equal, whatever the case', 'make = TOYOTA', 'ab'],
    ['equal, whatever the accents', 'make = citroen', 'c'],
    ['a quoted value keeps its space', 'make = "Land Rover"', 'd'],
    ['single quotes', "make = 'Land Rover'", 'd'],
    ['an attribute in quotes', '"make" = "Land Rover"', 'd'],
    ['quotes and backslashes escaped', String.raw`make = "O\"Neil\\"`, 'e'],
    ['an apostrophe inside a list value', `features = "Driver's Pack"`, 'd'],
    ['not equal takes those that do not say', 'colour != White', 'bde'],
    ['a number', 'price = 20000', 'a'],
    ['a number written otherwise', 'price = 20000.0', 'a'],
    ['a broken number finds nothing', 'price = abc', ''],
    ['more than', 'price > 20000', 'bd'],
    ['at least', 'price >= 20000', 'abd'],
    ['less than leaves out those that do not say', 'price < 30000', 'ae'],
    ['at most', 'price <= 30000', 'abe'],
    ['between, both ends inside', 'price 20000 TO 30000', 'ab'],
    ['one of', 'colour IN [White, Red]', 'abc'],
    ['one of, trailing comma', 'colour IN [White, Red,]', 'abc'],
    ['one of none', 'colour IN []', ''],
    ['none of', 'colour NOT IN [White, Red]', 'de'],
    ['not', 'NOT colour = White', 'bde'],
    ['and before or', 'colour = White AND price > 0 OR colour = Blue', 'ae'],
    ['brackets', 'colour = White AND (price > 0 OR km = 30)', 'ac'],
    ['a word of the grammar in quotes', 'colour IN [White, "AND"]', 'ac'],
    ['brackets within brackets', `${'('.repeat(40)}km = 30${')'.repeat(40)}`, 'c'],
    ['stated', 'price EXISTS', 'abde'],
    ['not stated', 'price NOT EXISTS', 'c'],
    ['nothing there', 'colour IS NULL', 'd'],
    ['something there', 'colour IS NOT NULL', 'abce'],
    ['an empty list says nothing', 'features IS EMPTY', 'c'],
    ['true', 'certified = true', 'a'],
    ['false is stated', 'certified = false', 'b'],
    ['an empty expression holds for all', ' ', 'abcde'],
  ])('%s: %s', async (_, filter, ids) => {
    expect((await idsOf(engine, { filter })).join('')).toBe(ids)
    expect((await idsOf(engine, { filter: [filter] })).join('')).toBe(ids)
  })

  it('takes lists: all outer entries, one of each inner list', async () => {
    expect(await idsOf(engine, { filter: [['colour = White', 'colour = Red'], 'price > 0'] })).toEqual(['a', 'b'])
    expect(await idsOf(engine, { filter: [[]] })).toEqual([])
    expect(await idsOf(engine, { filter: [] })).toHaveLength(5)
  })

  test.each([
    'colour =',
    '= White',
    'colour = White price > 1',
    '(colour = White',
    'colour IN White',
    'colour IN [a b]',
    'a "b',
    '[]',
    'NOT',
    'colour = white and price > 0',
    'colour in [White]',
    'price 10 to 20',
    'colour is null',
    'colour IN [White, AND]',
    'colour = EXISTS',
    'AND = 8',
    `${'('.repeat(60)}km = 30${')'.repeat(60)}`,
    `${'NOT '.repeat(60)}km = 30`,
  ])('refuses %s', async (filter) => {
    await expect(ask(engine, { filter })).rejects.toThrow(SearchError)
  })

  it('refuses attributes that may not be filtered', async () => {
    await expect(ask(engine, { filter: 'engine = V8' })).rejects.toThrow('Attribute `engine` is not filterable.')
  })
})

describe('facet values (S3.57)', () => {
  const spelt = (make: string, more = {}) => ({ make, ...more })
  const facetsOf = async (records: Parameters<typeof createSampleEngine>[0], facet: string, more = {}) =>
    (await ask(createSampleEngine(records, more), { facets: [facet] })).facetDistribution?.[facet]

  test.each([
    ['case', ['Kia', 'KIA', 'Kia'], { Kia: 3 }],
    ['accents', ['Citroen', 'Citroën', 'Citroën'], { Citroën: 3 }],
    ['spaces around', ['MG ', 'MG', 'MG'], { MG: 3 }],
    ['nothing else', ['Kia', 'Kia Ora'], { Kia: 1, 'Kia Ora': 1 }],
  ])('count as one whatever their %s, under the spelling most cars have', async (_, makes, counts) => {
    const cars = makes.map((make) => spelt(make))
    expect(await facetsOf(cars, 'make')).toEqual(counts)
  })

  it('count as one where they are made of other attributes', async () => {
    const cars = ['C-Class', 'C-CLASS', 'C-Class'].map((model) => spelt('Benz', { model, make_model: `Benz ${model}` }))
    expect(await facetsOf(cars, 'make_model')).toEqual({ 'Benz C-Class': 3 })
  })

  it('count a car once that says the same twice', async () => {
    expect(
      await facetsOf([{ features: ['Tow Bar', 'tow bar', 'Sunroof'] }, { features: ['Tow Bar'] }], 'features'),
    ).toEqual({ Sunroof: 1, 'Tow Bar': 2 })
  })

  it('are cut only where the settings say so: the rarest go', async () => {
    const badges = Array.from({ length: 3000 }, (_, at) => spelt('Kia', { badge: `Badge ${at % 2500}` }))
    expect(Object.keys((await facetsOf(badges, 'badge', { maxValuesPerFacet: 20_000 })) ?? {})).toHaveLength(2500)
    const few = await facetsOf(badges, 'badge', { maxValuesPerFacet: 500 })
    expect(Object.values(few ?? {})).toEqual(Array(500).fill(2))
  })

  it('count a model that is called as objects call their own parts', async () => {
    const counts = await facetsOf(
      [spelt('Kia', { model: '__proto__' }), spelt('Kia', { model: 'constructor' })],
      'model',
    )
    expect(Object.entries(counts ?? {}).sort()).toEqual([
      ['__proto__', 1],
      ['constructor', 1],
    ])
  })

  it('of more than 100 numbers count neighbours together, none left out, and their bounds stay right', async () => {
    const cars = Array.from({ length: 1500 }, (_, km) => spelt('Kia', { km }))
    const answer = await ask(createSampleEngine(cars, { maxValuesPerFacet: 20_000 }), { facets: ['km'] })
    expect(Object.keys(answer.facetDistribution?.km ?? {})).toHaveLength(100)
    expect(answer.facetDistribution?.km).toMatchObject({ 0: 15, 15: 15, 1485: 15 })
    expect(answer.facetStats?.km).toEqual({ min: 0, max: 1499 })
  })
})
