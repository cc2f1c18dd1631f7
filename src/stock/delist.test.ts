import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleOnShow } from '#domain/car/sample-on-show.ts'
import { delistedCars, heldSlugs, type Listings, mostDelisted, noListings, withoutExpiredListings } from './delist.ts'
import { type DelistedCar, listedCar } from './listed-car.ts'

const policy = { ...sampleOnShow, exclude_makes: ['Lada'] }

const day = (now: string) => ({ now: new Date(now), timeZone: 'Australia/Sydney' })
const today = day('2026-03-10T15:00:00Z')
const car = (id: string, facts: Partial<Car> = {}) => sampleCar({ id, slug: `car-${id}`, km: null, ...facts })
const gone = (id: string, left: string, facts: Partial<DelistedCar> = {}): DelistedCar => ({
  ...listedCar(car(id)),
  left,
  isSold: false,
  ...facts,
})
const was = (...cars: readonly Car[]): Listings => ({ listed: cars.map(listedCar), delisted: [], moved: [] })
const left = (...delisted: readonly DelistedCar[]): Listings => ({ listed: [], delisted, moved: [] })

function delistedAfter(
  before: Listings,
  readable: readonly Car[],
  onShow: readonly Car[],
  on = today,
): readonly string[] {
  const cars = delistedCars(withoutExpiredListings(before, on), { readable, onShow }, policy, on)
  return cars.map(({ slug, left, isSold }) => `${slug} ${isSold ? 'sold' : 'left'} ${left}`)
}

describe('cars that left', () => {
  const sold = car('1', { status: 'sold', sold_date: '2026-03-02T23:30:00Z' })
  const held = car('1', { status: 'reserved' })
  test.each<[string, Listings, readonly Car[], readonly Car[], readonly string[]]>([
    ['a first build knows nobody', noListings, [car('1')], [car('1')], []],
    ['a car that vanished left today, by the dealer’s calendar', was(car('1')), [], [], ['car-1 left 2026-03-11']],
    ['a car that stays is not among them', was(car('1')), [car('1')], [car('1')], []],
    ['the day it left stays', left(gone('1', '2026-01-02')), [], [], ['car-1 left 2026-01-02']],
    ['one that is back is dropped', left(gone('1', '2026-03-01')), [car('1')], [car('1')], []],
    ['one the stock says is sold, sold', was(car('1')), [sold], [], ['car-1 sold 2026-03-11']],
    ['one held for somebody is not called sold', was(car('1')), [held], [], ['car-1 left 2026-03-11']],
    ['one hidden by its flag is not called sold', was(car('1')), [car('1')], [], ['car-1 left 2026-03-11']],
    [
      'what was away is sold as soon as the stock says so',
      left(gone('1', '2026-03-01')),
      [sold],
      [],
      ['car-1 sold 2026-03-01'],
    ],
    [
      'what was sold stays sold when the stock is silent',
      left(gone('1', '2026-03-01', { isSold: true })),
      [],
      [],
      ['car-1 sold 2026-03-01'],
    ],
    [
      'what was sold and is only held now may come back',
      left(gone('1', '2026-03-01', { isSold: true })),
      [held],
      [],
      ['car-1 left 2026-03-01'],
    ],
    [
      'the newest stand first, then by id',
      left(gone('2', '2026-03-01'), gone('1', '2026-03-01'), gone('3', '2026-03-02')),
      [],
      [],
      ['car-3 left 2026-03-02', 'car-1 left 2026-03-01', 'car-2 left 2026-03-01'],
    ],
  ])('%s', (_, before, readable, onShow, expected) => {
    expect(delistedAfter(before, readable, onShow)).toEqual(expected)
  })

  test.each<[string, Partial<Car>, readonly string[]]>([
    ['is known by the day it was sold, in the dealer’s zone', {}, ['car-1 sold 2026-03-03']],
    ['is not known without that day', { sold_date: null }, []],
    ['is not known 91 days after it', { sold_date: '2025-12-09T12:00:00Z' }, []],
    ['is known 90 days after it', { sold_date: '2025-12-11T12:00:00Z' }, ['car-1 sold 2025-12-11']],
    ['left today when that day is still to come', { sold_date: '2027-01-01' }, ['car-1 sold 2026-03-11']],
    ['is not known where the dealer would not show it', { make: 'LADA' }, []],
    ['is not known when it is not meant for the website', { show_on_dealer_website: false }, []],
  ])('a sold car that this site never showed %s', (_, facts, expected) => {
    expect(delistedAfter(noListings, [{ ...sold, ...facts }], [])).toEqual(expected)
  })

  test.each<[string, string, readonly string[]]>([
    ['on the day itself', '2026-01-05T00:00:00Z', ['car-1 left 2026-01-05']],
    ['90 days later', '2026-04-05T13:59:00Z', ['car-1 left 2026-01-05']],
    ['91 days later no more, by the dealer’s midnight', '2026-04-05T14:01:00Z', []],
    ['when the clock was set back', '2025-11-01T00:00:00Z', ['car-1 left 2026-01-05']],
  ])('is remembered %s', (_, now, expected) => {
    expect(delistedAfter(left(gone('1', '2026-01-05')), [], [], day(now))).toEqual(expected)
  })

  test.each<[string, Partial<Car>, Partial<Car>]>([
    ['VIN', { vin: 'JT000000000000001' }, { vin: 'JT000000000000001', name: 'Hilux, reduced' }],
    ['stock number', { stocknum: 'U12' }, { stocknum: 'U12' }],
    ['name and odometer', { km: 85_000 }, { km: 85_000 }],
  ])('a car whose source gave it another id is known by its %s and keeps its address', (_, before, now) => {
    const renumbered = car('905', { ...now, slug: 'car-1' })
    const known = was(car('1', before))
    expect(delistedAfter(known, [renumbered], [renumbered])).toEqual([])
    expect(heldSlugs(known, [renumbered]).get('car-1')).toBe('905')
  })

  it.each([
    ['a delivery odometer', { km: 5 }],
    ['no odometer', { km: null }],
  ])('tells twins with %s apart', (_, facts) => {
    const twin = car('2', facts)
    expect(delistedAfter(was(car('1', facts)), [twin], [twin])).toEqual(['car-1 left 2026-03-11'])
  })

  const demo = { name: 'Kia Rio', km: 5000 }
  test.each<[string, Partial<Car>, Partial<Car>]>([
    ['has another VIN', { ...demo, vin: 'VIN1' }, { ...demo, vin: 'VIN2' }],
    [
      'has another VIN, and a stock number that was given again',
      { stocknum: 'U12', vin: 'A1' },
      { stocknum: 'U12', vin: 'B2' },
    ],
  ])('a car that %s is another car', (_, before, now) => {
    const other = car('2', now)
    const known = was(car('1', before))
    expect(delistedAfter(known, [other], [other])).toEqual(['car-1 left 2026-03-11'])
    expect(heldSlugs(known, [other]).get('car-1')).toBe('1')
  })

  const vin = 'JT000000000000001'
  test.each<[string, Partial<Car>, Partial<Car>, readonly Car[]]>([
    ['the same word for no VIN', { vin: 'PENDING' }, { vin: 'PENDING' }, []],
    ['zeros for its VIN', { vin: '00000000000000000' }, { vin: '00000000000000000' }, []],
    ['a VIN that two cars have tonight', { vin }, { vin }, [car('3', { vin })]],
    ['a VIN that was copied to it from one of another make', { vin }, { vin, make: 'Subaru' }, []],
    ['a VIN that was copied to it from one of another year', { vin, km: 9000 }, { vin, km: 85_000, year: 1999 }, []],
    ['the VIN of a sold car that the stock still lists', { vin }, { vin }, [car('1', { vin, status: 'sold' })]],
  ])('a car that has %s is another car', (_, before, now, others) => {
    const other = car('2', now)
    const known = was(car('1', before))
    const left = others.some(({ status }) => status === 'sold') ? 'sold' : 'left'
    expect(delistedAfter(known, [other, ...others], [other])).toEqual([`car-1 ${left} 2026-03-11`])
    expect(heldSlugs(known, [other, ...others]).get('car-1')).toBe('1')
  })

  test.each<[string, Partial<Car>, Partial<Car>]>([
    ['another VIN', { vin: 'JT000000000000001' }, { vin: 'JT000000000000002' }],
    ['another make, where nobody says a VIN', { vin: null }, { vin: null, make: 'Subaru' }],
    ['another model and year, where nobody says a VIN', { vin: null }, { vin: null, model: 'Prado', year: 1999 }],
    [
      'another year and odometer, where nobody says one',
      { vin: null, km: 9000 },
      { vin: null, km: 85_000, year: 1999 },
    ],
  ])('a car with the id of another day and %s is another car', (_, before, now) => {
    const known = was(car('1', before))
    const other = car('1', { ...now, slug: 'other' })
    expect(delistedAfter(known, [other], [other])).toEqual(['car-1 left 2026-03-11'])
    expect(heldSlugs(known, [other]).get('car-1')).not.toBe('1')
  })

  test.each<[string, Partial<Car>]>([
    ['a model that is written otherwise', { model: 'Hi-Lux' }],
    ['a make that is written as most cars of another day were', { make: 'TOYOTA ' }],
    ['another year', { year: 1999 }],
    ['another odometer', { km: 12_000 }],
    ['no VIN any more', { vin: null, price: 1 }],
  ])('a car with its id and %s is itself', (_, now) => {
    const known = was(car('1', { vin: 'JT000000000000001' }))
    const same = car('1', { vin: null, ...now })
    expect(delistedAfter(known, [same], [same])).toEqual([])
    expect(heldSlugs(known, [same]).get('car-1')).toBe('1')
  })

  it('follows cars whose ids are the numbers of their rows, when one before them leaves', () => {
    const vins = ['JT1', 'JT2', 'JT3']
    const before = vins.map((vin, at) => car(`${at}`, { vin, slug: vin.toLowerCase() }))
    const after = vins.slice(1).map((vin, at) => car(`${at}`, { vin, slug: vin.toLowerCase() }))
    expect(delistedAfter(was(...before), after, after)).toEqual(['jt1 left 2026-03-11'])
    const held = heldSlugs(was(...before), after)
    expect([held.get('jt2'), held.get('jt3')]).toEqual(['0', '1'])
  })

  it('knows a car by its stock number whose model the dealer calls otherwise', () => {
    const known = was(car('1', { vin: null, stocknum: 'U12', model: 'Landcruiser Prado' }))
    const same = car('2', { vin: null, stocknum: 'U12', model: 'Prado', slug: 'car-1' })
    expect(heldSlugs(known, [same]).get('car-1')).toBe('2')
  })

  it('takes a stock number that was given again to another model for another car', () => {
    const known = was(car('1', { vin: null, stocknum: 'DEMO' }))
    const other = car('2', { vin: null, stocknum: 'DEMO', model: 'Prado', name: 'Toyota Prado' })
    expect(delistedAfter(known, [other], [other])).toEqual(['car-1 left 2026-03-11'])
  })

  it('takes no car for one that it stood beside, whatever VIN both have', () => {
    const [first, second] = [car('1', { vin }), car('2', { vin })]
    expect(delistedAfter(was(first, second), [second], [second])).toEqual(['car-1 left 2026-03-11'])
  })

  it('knows a car by its stock number where its VIN says nothing', () => {
    const now = car('905', { stocknum: 'U12', vin, slug: 'car-1' })
    expect(delistedAfter(was(car('1', { stocknum: 'U12', vin: 'PENDING' })), [now], [now])).toEqual([])
  })

  it('takes no car for one that it stood beside', () => {
    const [first, second] = [car('1', demo), car('2', demo)]
    expect(delistedAfter(was(first, second), [second], [second])).toEqual(['car-1 left 2026-03-11'])
  })

  it('never claims the address of a car on show', () => {
    const other = car('2', { slug: 'car-1' })
    expect(delistedAfter(was(car('1')), [other], [other])).toEqual([])
  })

  it('keeps the newest 1,000, and more only where more are on show', () => {
    expect([0, 999, 1001, 20_000].map(mostDelisted)).toEqual([1000, 1000, 1001, 20_000])
    const many = Array.from({ length: 1200 }, (_, at) => gone(String(at), at < 1000 ? '2026-03-02' : '2026-03-01'))
    const kept = delistedAfter(left(...many), [], [])
    expect(kept).toHaveLength(1000)
    expect(kept.every((line) => line.endsWith('2026-03-02'))).toBe(true)
  })
})

const slugs = ['a', 'b', 'c', 'd', 'e']
const stock = fc.uniqueArray(
  fc.record({ slug: fc.constantFrom(...slugs), status: fc.constantFrom('in_stock', 'sold', 'reserved') }),
  { selector: ({ slug }) => slug },
)
const nights = fc.array(fc.record({ stock, days: fc.integer({ min: 0, max: 40 }) }), { maxLength: 12 })

/** The nights of a stock with listings passed on, each built twice. */
function live(history: typeof nights extends fc.Arbitrary<infer T> ? T : never) {
  let now = Date.parse('2026-01-01T12:00:00Z')
  let listings = noListings
  return history.map((night) => {
    now += night.days * 86_400_000
    const on = { now: new Date(now), timeZone: 'Australia/Sydney' }
    const readable = night.stock.map(({ slug, status }) => car(slug, { slug, status }))
    const onShow = readable.filter(({ status }) => status === 'in_stock')
    const build = () => {
      const delisted = delistedCars(withoutExpiredListings(listings, on), { readable, onShow }, policy, on)
      listings = { listed: onShow.map(listedCar), delisted, moved: [] }
      return delisted
    }
    return { first: build(), again: build(), onShow }
  })
}

describe('any row of nights', () => {
  it('gives the same when a day is built twice', () => {
    fc.assert(
      fc.property(nights, (history) => {
        for (const { first, again } of live(history)) expect(again).toEqual(first)
      }),
      { seed: 1 },
    )
  })

  it('keeps every address that was ever on show, on show or as one that left, until it is too old', () => {
    fc.assert(
      fc.property(nights, (history) => {
        let known: readonly string[] = []
        for (const [at, { first, onShow }] of live(history).entries()) {
          const shown = onShow.map(({ slug }) => slug)
          const answering = [...shown, ...first.map(({ slug }) => slug)]
          expect(new Set(answering).size).toBe(answering.length)
          const isWithin90 = history.slice(1, at + 1).reduce((sum, { days }) => sum + days, 0) <= 90
          if (isWithin90) expect(known.filter((slug) => !answering.includes(slug))).toEqual([])
          known = [...new Set([...known, ...shown])]
        }
      }),
      { seed: 1 },
    )
  })
})
