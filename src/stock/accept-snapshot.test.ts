import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { acceptSnapshot, type SafetyPolicy } from './accept-snapshot.ts'
import type { LiveStock } from './figures.ts'
import { sampleReading } from './sample-reading.ts'
import { sampleStockSite as site } from './sample-site.ts'

type Entry = Record<string, unknown>

const now = new Date('2026-03-11T12:00:00Z')
const policy: SafetyPolicy = {
  slug: 'harbour',
  group: null,
  now,
  dated: null,
  maxAgeHours: 36,
  live: null,
  allowedDrop: 0.5,
  acceptDrop: false,
}

function car(id: number): Entry {
  return {
    id,
    slug: `car-${id}`,
    name: `2020 Kia Rio ${id}`,
    status: 'in_stock',
    car_type: 'used',
    make: 'Kia',
    model: 'Rio',
    year: 2020,
    body: 'Hatch',
    fuel: 'Petrol',
    transmission: 'Automatic',
    city: 'Perth',
    price: 10_000 + id * 1000,
    km: 50_000 + id * 1000,
    description: 'One owner.',
    features: ['Cruise control'],
    vin: `VIN${id}`,
    images: [`https://cdn.example/${id}-1.jpg`, `https://cdn.example/${id}-2.jpg`],
  }
}

/** Facts that a car keeps as they are written: all but its id, pictures and day. */
const isPlain = ([fact]: readonly [string, unknown]) => !['id', 'slug', 'images', 'created_at'].includes(fact)

function yard(count: number): Entry[] {
  return Array.from({ length: count }, (_, at) => car(at + 1))
}

function judge(cars: readonly unknown[], changed: Partial<SafetyPolicy> = {}, envelope: object = {}) {
  return acceptSnapshot(JSON.stringify({ cars, ...envelope }), site, sampleReading, { ...policy, ...changed })
}

function liveAfter(cars: readonly unknown[]): LiveStock {
  const judged = judge(cars, { acceptDrop: true })
  if ('refused' in judged) throw new Error(judged.refused)
  return { cars: judged.showroom.cars.length, figures: judged.figures }
}

/** The result for a snapshot after a night with `before` cars. */
function nextNight(before: number, today: readonly unknown[], changed: Partial<SafetyPolicy> = {}) {
  return judge(today, { live: liveAfter(yard(before)), ...changed })
}

const all = (change: (car: Entry, at: number) => Entry) => (cars: Entry[]) => cars.map(change)
const first = (count: number, change: (car: Entry) => Entry) => all((each, at) => (at < count ? change(each) : each))
const without =
  (...keys: string[]) =>
  (entry: Entry) =>
    Object.fromEntries(Object.entries(entry).filter(([key]) => !keys.includes(key)))
const withFacts =
  (facts: Entry) =>
  (entry: Entry): Entry => ({ ...entry, ...facts })
const times =
  (key: string, factor: number) =>
  (entry: Entry): Entry => ({
    ...entry,
    [key]: Math.round(Number(entry[key]) * factor),
  })

describe('a snapshot that several dealers share', () => {
  const of = (dealership_name: string, cars: readonly Entry[]) => cars.map(withFacts({ dealership_name }))
  const own = { ...site, stock: { ...site.stock, dealerships: ['north'] } }
  const south = of('South', yard(300).slice(100))
  const nightOf = (cars: readonly unknown[], live: LiveStock | null) =>
    acceptSnapshot(JSON.stringify({ cars }), own, sampleReading, { ...policy, live })
  const live = liveAfter(of('North', yard(3)))

  it.each([
    ['whatever came to the others', of('North', yard(3))],
    ['whatever the others sold', of('North', yard(2)), 0],
    ['of one id with a car of another', [...of('North', [car(101)]), ...of('North', yard(2))]],
  ])('is published as a snapshot of its own cars would be, %s', (_what, cars, others = south.length) => {
    const judged = nightOf([...south.slice(0, others), ...cars], live)
    expect(judged).toMatchObject({ accepted: [], warnings: [], entries: cars.length })
    expect('showroom' in judged && judged.showroom.cars.length).toBe(cars.length)
  })

  it('notes places that cannot be used, where nobody else names any (S3.23, S3.26)', () => {
    const envelope = { locations: [{ id: 7 }, { id: 8, name: 'Yard', location_type: 'barn' }] }
    const said = [
      'locations[0] of the snapshot has no name',
      'locations[1] of the snapshot (Yard) has the location_type',
    ]
    const warnings = said.map((text) => expect.stringContaining(text))
    expect(judge(yard(3), {}, envelope)).toMatchObject({ warnings })
    const named = acceptSnapshot(
      JSON.stringify({ cars: yard(3), ...envelope }),
      { ...site, locations: [sampleLocation()] },
      sampleReading,
      policy,
    )
    expect(named).toMatchObject({ warnings: [] })
  })

  it('is refused where none of its own is left', () => {
    expect(nightOf(south, live)).toEqual({
      refused: expect.stringContaining(
        'No car of the snapshot is of "north", as stock.dealerships asks; there is "South".',
      ),
    })
  })
})

describe('a snapshot is published', () => {
  test.each<[string, number, (cars: Entry[]) => unknown[]]>([
    ['when nothing changed', 40, (cars) => cars],
    ['with half the cars', 40, (cars) => cars.slice(20)],
    ['when two of three were sold', 3, (cars) => cars.slice(2)],
    ['when two of three are marked sold', 3, first(2, withFacts({ status: 'sold' }))],
    ['when one of two is reserved', 2, first(1, withFacts({ status: 'reserved' }))],
    ['without two cars that nobody can read', 40, first(2, without('id'))],
    [
      'with arrivals that nobody can read yet',
      40,
      (cars) => [...cars.slice(3), ...yard(48).slice(40).map(without('slug'))],
    ],
    [
      'with arrivals that have no pictures or prices yet',
      10,
      (cars) => [...cars, ...yard(40).slice(20).map(without('price', 'images'))],
    ],
    ['with every price down by a third', 40, all(times('price', 0.66))],
    ['with two prices that were wrong by far', 40, first(2, times('price', 100))],
    ['when the dearest of three are gone', 3, (cars) => cars.slice(0, 1)],
    ['with one of two without a price', 2, first(1, without('price'))],
    ['with new ids for the same cars', 40, all((each, at) => ({ ...each, id: `N-${at}` }))],
    ['with one car bought and the only one sold', 1, () => [car(9)]],
    ['padded with what is no car', 20, (cars) => [...cars, ...Array(15).fill(null)]],
    ['in any order', 40, (cars) => cars.toReversed()],
  ])('%s', (_, before, change) => {
    expect(nextNight(before, change(yard(before)))).toMatchObject({ accepted: [] })
  })

  it('on a first build, and what it shows is kept for the next', () => {
    const judged = judge(yard(3))
    expect(judged).toMatchObject({ accepted: [], warnings: [] })
    expect('figures' in judged && judged.figures).toMatchObject({
      forSale: 3,
      keptOff: 0,
      sample: [{ id: expect.any(String), price: expect.any(Number), lacks: [] }, { lacks: [] }, { lacks: [] }],
    })
  })

  it('against a release that kept no figures, by its count of cars alone', () => {
    expect(judge(yard(10), { live: { cars: 20, figures: null } })).toMatchObject({ accepted: [] })
    expect(judge(yard(9), { live: { cars: 20, figures: null } })).toHaveProperty('refused')
  })
})

const ask = 'ask whoever makes the feed what they changed'
const stays = 'The live site with 40 cars stays as it is'
const real = `${ask}, or build with --accept-drop if the fall is real (stock.allowed_drop sets what is allowed)`
const meant = `${ask}, or build with --accept-drop if this is meant`
const emptyAsMeant = 'if this is meant, let the snapshot say "empty_on_purpose": true or build with --accept-drop'
const spelling = `${ask}, or build with --accept-drop if the site may lose them`

describe('a refusal', () => {
  const source = 'stock/yard.json'
  const refused = (text: string) => acceptSnapshot(text, site, { ...sampleReading, source }, policy)

  test.each([
    [
      'with the place of what stands wrong',
      '{\n "cars": [\n  {"id": 1 "name": "A"}\n ]\n}',
      'stock/yard.json:3:12  The snapshot is not JSON: "name" stands where "," or "}" should. ',
    ],
    [
      'with the place in the file, blanks and byte-order mark before it included',
      '\uFEFF\n\n [1,]\n',
      'stock/yard.json:3:5  The snapshot is not JSON: "]" stands where a value should. ',
    ],
    [
      'with the place of what it says itself',
      '{\n "version": 2,\n "cars": []\n}',
      'stock/yard.json:2:13  The snapshot is of version 2; ',
    ],
    [
      'with the line of the first car that cannot be read',
      '[\n {"id": 1},\n 5\n]',
      'stock/yard.json  None of the 2 entries can be read (1 no slug, 1 not a car; slug is missing (stock/yard.json, line 2)). ',
    ],
  ])('names the file, %s', (_how, text, said) => {
    expect(refused(text)).toEqual({ refused: expect.stringContaining(said) })
  })
})

describe('the last release stays', () => {
  test.each<[string, (cars: Entry[]) => unknown[], string]>([
    [
      'a renamed status',
      all(withFacts({ status: 'zzz' })),
      `None of the 40 entries can be read (40 unknown status; status is "zzz", and not in_stock, coming_soon, reserved, sold or withdrawn (line 1, column 10)). ${stays}; ${ask}.`,
    ],
    [
      'a renamed id',
      all(without('id')),
      `None of the 40 entries can be read (40 no id; id is missing (line 1, column 10)). ${stays}; ${ask}.`,
    ],
    [
      'a list of nulls',
      () => Array(40).fill(null),
      `None of the 40 entries can be read (40 not a car; the entry is null (line 1, column 10)). ${stays}; ${ask}.`,
    ],
    [
      'every car hidden',
      all(withFacts({ show_on_dealer_website: false })),
      `None of 40 entries is a car for sale (40 not meant for the website); on the live site 40 are. ${stays}; ${emptyAsMeant}.`,
    ],
    [
      'one car flagged and the others silent',
      first(1, withFacts({ show_on_dealer_website: true })),
      `The stock fell from 40 cars for sale to 1, by 98 %; 50 % is allowed (not on show: 39 not meant for the website). ${stays}; ${real}.`,
    ],
    [
      'every car sold today, and so still on show',
      all(withFacts({ status: 'sold', sold_date: '2026-03-11' })),
      `None of 40 entries is a car for sale (40 cars marked sold); on the live site 40 are. ${stays}; ${emptyAsMeant}.`,
    ],
    [
      'one id for all',
      all(withFacts({ id: 7 })),
      `39 of 40 cars of the live site can no longer be read (39 id used twice; id is "7", as that of a car before it (line 1, column 374)). ${stays}; ${spelling}.`,
    ],
    [
      'a tenth renamed',
      first(4, withFacts({ status: 'zzz' })),
      `4 of 40 cars of the live site can no longer be read (4 unknown status; status is "zzz", and not in_stock, coming_soon, reserved, sold or withdrawn (line 1, column 10)). ${stays}; ${spelling}.`,
    ],
    [
      'a shorter list',
      (cars) => cars.slice(0, 19),
      `The stock fell from 40 cars for sale to 19, by 53 %; 50 % is allowed. ${stays}; ${real}.`,
    ],
    [
      'other stock',
      () => yard(80).slice(40),
      `Of 40 cars of the live site none is in this snapshot, as if it were another dealer’s. ${stays}; see whether stock.snapshot names the right feed, or build with --accept-drop if so much of the stock is new.`,
    ],
    [
      'prices under another name',
      all(without('price')),
      `All 40 cars that had a price have none now. ${stays}; ${meant}.`,
    ],
    [
      'prices and pictures gone for half',
      first(20, without('price', 'images')),
      `20 of the 40 cars that had a price have none now. 20 of the 40 cars that had a picture of their own have none now. 20 of the 40 cars that had more than one picture have one or none now. ${stays}; ${meant}.`,
    ],
    [
      'one picture for all',
      all(withFacts({ images: ['https://cdn.example/soon.jpg', 'https://cdn.example/soon.jpg'] })),
      `All 40 cars that had a picture of their own have none now. ${stays}; ${meant}.`,
    ],
    [
      'odometers of 0',
      all(withFacts({ km: 0 })),
      `All 40 cars that had 1000 or more on the odometer have none now. ${stays}; ${meant}.`,
    ],
    [
      'used cars called new',
      all(withFacts({ car_type: 'new' })),
      `All 40 cars that were used or demo cars are called new now. ${stays}; ${meant}.`,
    ],
    ['makes gone', all(without('make')), `All 40 cars that had a make have none now. ${stays}; ${meant}.`],
    [
      'cents',
      all(times('price', 100)),
      `The prices of 40 of 40 cars doubled, halved or vanished: 2020 Kia Rio 1 from 11000 to 1100000. ${stays}; ${meant}.`,
    ],
    [
      'prices twice as high to the dollar',
      all(times('price', 2)),
      `The prices of 40 of 40 cars doubled, halved or vanished: 2020 Kia Rio 1 from 11000 to 22000. ${stays}; ${meant}.`,
    ],
    [
      'prices of half as much to the dollar',
      all(times('price', 0.5)),
      `The prices of 40 of 40 cars doubled, halved or vanished: 2020 Kia Rio 1 from 11000 to 5500. ${stays}; ${meant}.`,
    ],
    [
      'prices of 1',
      all(withFacts({ price: 1 })),
      `The prices of 40 of 40 cars doubled, halved or vanished: 2020 Kia Rio 1 from 11000 to 1. ${stays}; ${meant}.`,
    ],
    [
      'thousands of kilometres',
      all(times('km', 0.001)),
      `All 40 cars that had 1000 or more on the odometer have none now. The odometer readings of 40 of 40 cars doubled, halved or vanished: 2020 Kia Rio 1 from 51000 to 51. ${stays}; ${meant}.`,
    ],
  ])('over %s', (_, change, refused) => {
    // Sampled cars have an order of their own; the first of them is not always car 1.
    const answer = nextNight(40, change(yard(40)))
    const said =
      'refused' in answer
        ? answer.refused.replace(/Rio \d+ from \d+ to \d+/, () => refused.match(/Rio \d+ from \d+ to \d+/)?.[0] ?? '')
        : null
    expect(said).toBe(refused)
  })

  test.each<[string, number, (cars: Entry[]) => unknown[], string]>([
    ['three of four gone', 4, (cars) => cars.slice(3), 'fell from 4 cars for sale to 1'],
    [
      'two of three hidden',
      3,
      all((each, at) => ({ ...each, show_on_dealer_website: at === 2 })),
      'fell from 3 cars for sale to 1',
    ],
    ['two of three with the id of the third', 3, all(withFacts({ id: 1 })), 'fell from 3 cars for sale to 1'],
    ['both of two sold', 2, all(withFacts({ status: 'sold' })), 'on the live site 2 are'],
    ['two of three without a price', 3, first(2, without('price')), '2 of the 3 cars that had a price have none now'],
    [
      'one price of three gone and another in cents',
      3,
      all((each, at) => (at === 0 ? without('price')(each) : at === 1 ? times('price', 100)(each) : each)),
      'The prices of 2 of 3 cars doubled, halved or vanished',
    ],
    ['both of two without pictures', 2, all(without('images')), 'All 2 cars that had a picture'],
    ['one price for four', 4, all(withFacts({ price: 15_000 })), 'they were 4 different ones'],
  ])('in a small yard, over %s', (_, before, change, words) => {
    expect(nextNight(before, change(yard(before)))).toMatchObject({ refused: expect.stringContaining(words) })
  })

  test.each<[string, unknown[], string]>([
    [
      'nothing that can be read',
      [{ foo: 1 }],
      'None of the 1 entry can be read (1 no id; id is missing (line 1)). Nothing is published; ',
    ],
    [
      'nothing on show',
      [{ ...car(1), status: 'sold' }],
      'None of 1 entry is a car for sale (1 sold, and no longer shown). Nothing is published; ',
    ],
    [
      'more garbage than cars',
      [car(1), 1, 2],
      '2 of 3 entries cannot be read (2 not a car; the entry is 1 (line 1, column 374)). Nothing is published; ',
    ],
  ])('or nothing, on a first build with %s', (_, cars, words) => {
    expect(judge(cars)).toMatchObject({ refused: expect.stringContaining(words) })
  })
})

describe('somebody says that it is meant', () => {
  it('with --accept-drop, and that is kept', () => {
    expect(nextNight(40, yard(3).map(without('price')), { acceptDrop: true })).toMatchObject({
      accepted: [
        'The stock fell from 40 cars for sale to 3, by 93 %; 50 % is allowed (--accept-drop)',
        'All 3 cars that had a price have none now (--accept-drop)',
      ],
    })
  })

  test.each<[string, unknown[], string]>([
    ['an empty list', [], 'The list of cars is empty (empty_on_purpose)'],
    [
      'sold cars alone',
      yard(2).map(withFacts({ status: 'sold' })),
      'None of 2 entries is a car for sale (2 sold, and no longer shown); on the live site 40 are (empty_on_purpose)',
    ],
  ])('with empty_on_purpose, for %s', (_, cars, accepted) => {
    const judged = judge(cars, { live: liveAfter(yard(40)) }, { empty_on_purpose: true })
    expect(judged).toMatchObject({ accepted: [accepted] })
  })

  test.each<[string, unknown[], object]>([
    ['what nobody can read', [{ foo: 1 }], {}],
    ['an empty list', [], {}],
    ['another dealer’s stock', yard(40), { dealer: 'other' }],
    ['an old one', yard(40), { taken_at: '2026-03-01' }],
  ])('but never with --accept-drop for %s', (_, cars, envelope) => {
    expect(judge(cars, { live: liveAfter(yard(40)), acceptDrop: true }, envelope)).toHaveProperty('refused')
  })

  it('or with --accept-drop, for an empty table, which cannot say that it is meant', () => {
    const judged = judge([], { live: liveAfter(yard(40)), acceptDrop: true }, { is_table: true })
    expect(judged).toMatchObject({ accepted: ['The list of cars is empty (--accept-drop)'] })
    expect(judge([], { live: liveAfter(yard(40)) }, { is_table: true })).toHaveProperty('refused')
  })

  it('which empty_on_purpose does not say of a stock that is not empty', () => {
    expect(judge(yard(3), { live: liveAfter(yard(40)) }, { empty_on_purpose: true })).toHaveProperty('refused')
  })
})

describe('people are told', () => {
  test.each<[string, (cars: Entry[]) => unknown[], string[]]>([
    ['of nothing on a usual day', (cars) => cars.slice(2), []],
    [
      'of entries nobody can read',
      first(2, without('id')),
      ['2 of 40 entries of the snapshot (5 %) cannot be read, such as one where id is missing (line 1, column 10)'],
    ],
    ['of facts that some cars lost', first(8, without('price')), ['8 of the 40 cars that had a price have none now.']],
    [
      'of a lesser fact that all lost',
      all(without('description')),
      ['All 40 cars that had a description have none now.'],
    ],
    [
      'of a stock that grew threefold',
      () => yard(130),
      ['the stock grew from 40 unsold cars to 130: is it this dealer’s alone?'],
    ],
    [
      'of cars that stand twice',
      (cars) => [...all(without('vin'))(cars), ...cars.map((each) => ({ ...each, id: `9${each.id}`, vin: null }))],
      [expect.stringMatching(/^40 of 80 unsold cars stand there a second time, by name, odometer and price: /)],
    ],
    [
      'of garbled letters',
      first(1, withFacts({ description: 'Citro\uFFFDn' })),
      ['letters of the snapshot are garbled: it should be saved as UTF-8, or stock.encoding say how it is written'],
    ],
    [
      'once of cars that share a VIN',
      (cars) => [
        ...first(2, withFacts({ vin: 'PENDING' }))(cars.slice(0, 34)),
        ...all(withFacts({ vin: 'JT1' }))(cars.slice(34)),
      ],
      [
        'cars that share a VIN are not known by it: PENDING is that of 2020 Kia Rio 1 (id 1), 2020 Kia Rio 2 (id 2); JT1 is that of 2020 Kia Rio 35 (id 35), 2020 Kia Rio 36 (id 36), 2020 Kia Rio 37 (id 37) and 3 more',
      ],
    ],
    [
      'of no VIN that a car has again which was sold',
      (cars) => [...cars, { ...car(41), vin: 'VIN1', status: 'sold', sold_date: '2026-01-02' }],
      [],
    ],
  ])('%s', (_, change, warnings) => {
    expect(nextNight(40, change(yard(40)))).toMatchObject({ warnings })
  })
})

describe('facts under nearly their names', () => {
  const renamed = (cars: readonly Entry[], names: Readonly<Record<string, string>>) =>
    cars.map((each) => Object.fromEntries(Object.entries(each).map(([name, value]) => [names[name] ?? name, value])))

  it('are warned of', () => {
    const judged = judge(renamed(yard(2), { make: 'Make', car_type: 'carType' }))
    expect('warnings' in judged && judged.warnings).toEqual([
      'nothing is read from "carType" (of 2 cars) and "Make" (of 2 cars), as these facts are called car_type and make',
    ])
  })

  it('are named where no car can be read without them', () => {
    expect(judge(renamed(yard(1), { id: 'ID' }))).toMatchObject({
      refused: expect.stringContaining('Nothing is read from "ID" (of 1 car), as this fact is called id. '),
    })
  })

  it('are let be beside the facts themselves', () => {
    const judged = judge(yard(2).map((each) => ({ ...each, Make: 'KIA', Lot: 7 })))
    expect('warnings' in judged && judged.warnings).toEqual([])
  })
})

test('the example in docs/stock.md is read whole', () => {
  const [, example = ''] = /```json\n([^`]+)```/.exec(readFileSync('docs/stock.md', 'utf8')) ?? []
  const judged = acceptSnapshot(example, site, sampleReading, { ...policy, slug: 'harbour-street-motors' })
  if ('refused' in judged) throw new Error(judged.refused)
  const { cars, leftOut, unreadFacts } = judged.showroom
  expect([cars.length, leftOut, unreadFacts, judged.warnings]).toEqual([1, [], [], []])
  expect(cars[0]).toMatchObject(Object.fromEntries(Object.entries(JSON.parse(example).cars[0]).filter(isPlain)))
})
