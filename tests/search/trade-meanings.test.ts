import { describe, expect, it, test } from 'vitest'
import { documentOf } from '#search/document.ts'
import { isListAttribute } from '#search/facets.ts'
import { compileLexicon } from '#search/reading/compile-lexicon.ts'
import { createReader } from '#search/reading/read-query.ts'
import { sampleCar } from '#search/sample-car.ts'
import { tradeMeanings } from '#tenants/platform/words/meanings.ts'

type Market = keyof typeof tradeMeanings
const markets = Object.keys(tradeMeanings) as Market[]

/** What a query narrows on a yard with these values of one fact. */
function read(market: Market, query: string, fact: string, values: readonly unknown[]) {
  const words = { synonyms: {}, stop_words: [], words: {}, meanings: tradeMeanings[market] }
  const records = values.map((value) => documentOf(sampleCar({ [fact]: value })))
  const lexicon = compileLexicon(records, words, market === 'en-US' ? 'mi' : 'km')
  return createReader(lexicon, 2026)(query).lists
}

describe('the words of the trade', () => {
  it.each(markets)('narrow by what shoppers can narrow by, and are typed by somebody (%s)', (market) => {
    for (const { attribute, name, words } of tradeMeanings[market]) {
      expect(isListAttribute(attribute), name).toBe(true)
      expect([name, ...words].every((word) => word.trim() !== '')).toBe(true)
    }
  })

  test.each([
    [
      'a people mover is no van with two seats',
      'en-AU',
      'people mover',
      'simple_body',
      ['Van', 'People Mover'],
      ['People Mover'],
    ],
    ['and a van is no people mover', 'en-AU', 'vans', 'simple_body', ['Van', 'People Mover'], ['Van']],
    ['a pickup is a ute', 'en-AU', 'pickups', 'simple_body', ['Ute', 'Cab Chassis', 'SUV'], ['Ute', 'Cab Chassis']],
    ['but a truck in the United States', 'en-US', 'pickup', 'simple_body', ['Truck', 'SUV'], ['Truck']],
    ['where gas is petrol', 'en-US', 'gas', 'simple_fuel', ['Gasoline', 'Electric'], ['Gasoline']],
    ['a car without a price', 'en-AU', 'poa hilux', 'price', [null, 20_000], ['Price on request']],
    ['the same in words', 'en-US', 'price on application', 'price', [null, 20_000], ['Price on request']],
    ['a family', 'en-AU', 'family car', 'simple_body', ['SUV', 'Ute', 'People Mover'], ['SUV', 'People Mover']],
    ['and a family in the United States', 'en-US', 'family car', 'simple_body', ['Minivan', 'Truck'], ['Minivan']],
    ['sport, which is no Sportage', 'en-AU', 'sports car', 'simple_body', ['Coupe', 'SUV'], ['Coupe']],
    ['a town', 'en-AU', 'small car', 'simple_body', ['Hatchback', 'SUV'], ['Hatchback']],
    ['little fuel', 'en-US', 'good gas mileage', 'simple_fuel', ['Hybrid', 'Gasoline'], ['Hybrid']],
    ['four doors and a tray', 'en-AU', 'dual cab', 'simple_body', ['Ute', 'Cab Chassis'], ['Ute']],
    [
      'which no van has, whatever else its source calls so',
      'en-AU',
      'dual cab',
      'simple_body',
      ['Ute', 'Commercial'],
      ['Ute'],
    ],
    ['the same of a truck', 'en-US', 'crew cab', 'simple_body', ['Truck', 'SUV'], ['Truck']],
    ['a tradesman', 'en-AU', 'tradie ute', 'simple_body', ['Ute', 'SUV'], ['Ute']],
    ['petrol, as a source may call it', 'en-AU', 'petrol', 'simple_fuel', ['Premium', 'Petrol Hybrid'], ['Premium']],
    [
      'a hybrid, whatever else it burns',
      'en-AU',
      'hybrid',
      'simple_fuel',
      ['Petrol Hybrid', 'Petrol'],
      ['Petrol Hybrid'],
    ],
    ['two wheels of either end', 'en-AU', '2wd', 'simple_drive', ['Front', 'Rear', 'AWD'], ['Front', 'Rear']],
    ['a state by its short name', 'en-US', 'tx', 'state', ['TX', 'WV'], ['TX']],
    ['or its whole one', 'en-US', 'west virginia', 'state', ['VA', 'WV'], ['WV']],
    ['no state by a word', 'en-US', 'in', 'state', ['IN'], undefined],
    ['a capital without cars is its state', 'en-AU', 'hobart', 'state', ['TAS', 'VIC'], ['TAS']],
    ['new in New Zealand, which is no new car', 'en-NZ', 'nz new', 'features', [['NZ New'], ['Tow bar']], ['NZ New']],
    ['a used car where no car says so', 'en-NZ', 'nz-new', 'features', [['Tow bar']], ['used']],
    ['a part of New Zealand', 'en-NZ', 'chch', 'state', ['Canterbury'], ['Canterbury']],
    ['its whole breadth', 'en-NZ', 'blenheim', 'state', ['Marlborough', 'Otago'], ['Marlborough']],
    ['sold new in New Zealand, and so used today', 'en-NZ', 'nz new', 'car_type', ['new', 'used'], ['used']],
    ['new, where that is all that is said', 'en-NZ', 'new', 'car_type', ['new', 'used'], ['new']],
    ['new, where nobody speaks of New Zealand so', 'en-AU', 'nz new', 'car_type', ['new', 'used'], ['new']],
  ] as const)('%s (%s): %s', (_reason, market, query, fact, held, meant) => {
    expect(Object.values(read(market, query, fact, held))[0]).toEqual(meant)
  })

  describe('for kinds of vehicles', () => {
    const kinds = {
      bike: ['motorcycles', 'Naked'],
      car: ['cars', 'SUV'],
      van: ['rvs', 'Caravan'],
      box: ['cars', 'Van'],
      own: ['cars', 'Motorbike'],
    } as const
    const words = { synonyms: {}, stop_words: [], words: {}, meanings: tradeMeanings['en-AU'] }
    /** What a query says at a yard of these. */
    const readOf = (sold: readonly (keyof typeof kinds)[], query: string) => {
      const cars = sold.map((name) => sampleCar({ item_type: kinds[name][0], simple_body: kinds[name][1] }))
      const { lists, unmatchedWords } = createReader(compileLexicon(cars.map(documentOf), words, 'km'), 2026)(query)
      return [lists, unmatchedWords]
    }

    test.each([
      ['motorcycles, whatever bodies they have', ['bike', 'car'], 'motorcycles', { item_type: ['motorcycles'] }, []],
      ['by another name', ['bike', 'car'], 'motorbikes', { item_type: ['motorcycles'] }, []],
      ['none of them, where cars are sold too', ['bike', 'car'], 'no motorcycles', { item_type: ['cars'] }, []],
      ['or two other kinds', ['bike', 'car', 'van'], 'no motorcycles', { item_type: ['!motorcycles'] }, []],
      ['or caravans', ['bike', 'van'], 'not a bike', { item_type: ['rvs'] }, []],
      ['none of them, where none is sold', ['car', 'van'], 'no motorcycles', {}, []],
      ['none of them, where nothing else is sold', ['bike'], 'no motorcycles', {}, ['no motorcycles']],
      ['motorcycles, where none is sold', ['car'], 'motorcycles', {}, ['motorcycles']],
      ['motorcycles of a source that calls them cars', ['car', 'own'], 'no motorcycles', { body: ['SUV'] }, []],
      ['caravans, at a yard of no other vans', ['bike', 'van'], 'vans', { item_type: ['rvs'] }, []],
      ['vans for parcels, where there are any', ['box', 'van'], 'vans', { body: ['Van'] }, []],
      ['no van, where there is none', ['bike', 'car'], 'vans', {}, ['vans']],
      ['no caravans', ['car', 'van'], 'no rvs', { item_type: ['cars'] }, []],
    ] as const)('%s: %s sold, %s', (_reason, sold, query, lists, unmatched) => {
      expect(readOf(sold, query)).toEqual([lists, unmatched])
    })
  })

  test.each([
    ['en-US', 'Gray'],
    ['en-AU', 'Grey'],
    ['en-NZ', 'Grey'],
  ] as const)('call a colour as it is spelled there (%s): %s', (market, name) => {
    const values = ['Magnetic Gray', 'Slate Grey', 'Gunmetal']
    const records = values.map((colour) => documentOf(sampleCar({ colour })))
    const words = { synonyms: {}, stop_words: [], words: {}, meanings: tradeMeanings[market] }
    const { meanings } = compileLexicon(records, words, 'km')
    for (const typed of ['grey', 'gray', 'charcoal']) {
      const meant = meanings.find((meaning) => meaning.words.includes(typed))
      expect([meant?.name, meant?.values.toSorted()]).toEqual([name, values.toSorted()])
    }
  })

  it.each(markets)('know how many seats have a third row (%s)', (market) => {
    const words = { synonyms: {}, stop_words: [], words: {}, meanings: tradeMeanings[market] }
    const records = [2, 5, 6, 7, 8].map((seats) => documentOf(sampleCar({ seats })))
    const reader = createReader(compileLexicon(records, words, 'mi'), 2026)
    expect(reader('3rd row').lists).toEqual({ seats: ['7', '8'] })
    expect(reader('7').lists).toEqual({})
  })

  it('take a colour for a colour, also where a town is called so', () => {
    expect(read('en-AU', 'orange', 'city', ['Orange'])).toEqual({})
    expect(read('en-AU', 'orange', 'colour', ['Sunset Orange'])).toEqual({ colour: ['Sunset Orange'] })
  })
})
