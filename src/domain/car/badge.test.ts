import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Badge, badgeEnd, badgeFor, isCertified } from './badge.ts'
import type { Car } from './car.ts'
import { sampleBadges } from './sample-badges.ts'
import { sampleCar } from './sample-car.ts'

const now = new Date('2026-03-10T00:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const policy = sampleBadges
/** A car to which several badges apply at once. */
const everything: Partial<Car> = {
  simple_fuel: 'Electric',
  reserved: true,
  certified: true,
  tag: 'Special',
  created_at: daysAgo(1),
}

describe('the one badge of a car, in order', () => {
  test.each<[string, Partial<Car>, Badge | null]>([
    ['1: sold before all else (S4.9)', { ...everything, status: 'sold' }, { kind: 'sold', text: 'Sold' }],
    ['1: reserved by status is gone too (S4.9)', { ...everything, status: 'reserved' }, { kind: 'sold', text: 'Sold' }],
    ['2: Electric before reserved (S4.10)', everything, { kind: 'fuel', text: 'Electric' }],
    ['2: Hybrid (S4.10)', { ...everything, simple_fuel: 'Hybrid' }, { kind: 'fuel', text: 'Hybrid' }],
    ['2: however it is written', { simple_fuel: ' hybrid ' }, { kind: 'fuel', text: 'Hybrid' }],
    [
      '3: reserved before certified (S4.11)',
      { ...everything, simple_fuel: 'Petrol' },
      { kind: 'reserved', text: 'Reserved' },
    ],
    [
      '4: a certified used car before its tag (S4.12)',
      { certified: true, tag: 'Special' },
      { kind: 'certified', text: 'Certified' },
    ],
    [
      '4: not a certified new car (S4.12)',
      { certified: true, car_type: 'new', tag: 'Special' },
      { kind: 'tag', text: 'Special' },
    ],
    ['4: not a certified demo (S4.12)', { certified: true, car_type: 'demo' }, null],
    [
      '5: its tag before coming soon (S4.6, S4.13)',
      { status: 'coming_soon', tag: 'Special' },
      { kind: 'tag', text: 'Special' },
    ],
    ['5: Pre-order (S4.7, S4.13)', { tag: 'Pre-order' }, { kind: 'tag', text: 'Pre-order' }],
    ['5: Test Drive Only (S4.5, S4.13)', { tag: 'Test Drive Only' }, { kind: 'tag', text: 'Test Drive Only' }],
    ['5: a tag of spaces is none', { tag: '  ' }, null],
    [
      '6: coming soon before new (S4.14)',
      { status: 'coming_soon', created_at: daysAgo(0) },
      { kind: 'coming_soon', text: 'Coming soon' },
    ],
    ['7: new within eight days (S4.15)', { created_at: daysAgo(7) }, { kind: 'new', text: 'New arrival' }],
    ['7: not after nine (S4.15)', { created_at: daysAgo(9) }, null],
    ['8: none (S4.16)', { simple_fuel: 'Petrol', created_at: daysAgo(30) }, null],
  ])('%s', (_reason, facts, badge) => {
    expect(badgeFor(sampleCar(facts), policy, now)).toEqual(badge)
  })

  test.each<[string, Partial<Car>, Badge]>([
    [
      'a certified used car (S4.12)',
      { tag: 'Special' },
      { kind: 'certified', text: 'Certified', image: '/dealer/c.svg' },
    ],
    ['no certified new car (S4.12)', { car_type: 'new', tag: 'Special' }, { kind: 'tag', text: 'Special' }],
  ])('the dealer’s picture stands on %s', (_reason, facts, badge) => {
    const pictured = { ...policy, certified_image: '/dealer/c.svg' }
    expect(badgeFor(sampleCar({ certified: true, status: 'in_stock', ...facts }), pictured, now)).toEqual(badge)
  })

  test.each<[string, Partial<Car>, string]>([
    ['a sold car (S4.9)', { status: 'sold' }, 'Gone'],
    ['a reserved car (S4.11)', { reserved: true }, 'On hold'],
    ['a certified car', { certified: true }, 'Approved'],
    ['a car on its way (S4.14)', { status: 'coming_soon' }, 'In transit'],
    ['a car that is new here', { created_at: daysAgo(1) }, 'Just in'],
  ])('speaks the dealer’s words on %s', (_which, facts, word) => {
    const labels = {
      ...policy.labels,
      sold: 'Gone',
      reserved: 'On hold',
      certified: 'Approved',
      coming_soon: 'In transit',
      new: 'Just in',
    }
    expect(badgeFor(sampleCar(facts), { ...policy, labels }, now)?.text).toBe(word)
  })
})

describe('certified (S1.21, S4.8)', () => {
  test.each([
    ['a used car in stock', {}, true],
    ['a used car coming soon', { status: 'coming_soon' }, true],
    ['a reserved one still carries it', { reserved: true }, true],
    ['sold', { status: 'sold' }, false],
    ['a new car', { car_type: 'new' }, false],
    ['not certified', { certified: false }, false],
  ] satisfies [string, Partial<Car>, boolean][])('%s', (_reason, facts, certified) => {
    expect(isCertified(sampleCar({ certified: true, ...facts }))).toBe(certified)
  })
})

describe('newly arrived (S4.15, S9.14)', () => {
  const isNewlyArrived = (created_at: string | null) => badgeFor(sampleCar({ created_at }), policy, now)?.kind === 'new'

  test.each([
    ['eight days to the millisecond', '2026-03-02T00:00:00.000Z', true],
    ['a millisecond more', '2026-03-01T23:59:59.999Z', false],
    ['an offset counts', '2026-03-02T10:00:00+10:00', true],
    ['an offset counts against it', '2026-03-02T09:59:59+10:00', false],
    ['a bare date of today', '2026-03-10', true],
    ['a bare date ahead of this zone', '2026-03-11', true],
    ['a date in a year is a slip', '2027-03-10', false],
    ['a text that is no date', 'last week', false],
    ['no date', null, false],
  ])('%s', (_reason, created_at, isNew) => {
    expect(isNewlyArrived(created_at)).toBe(isNew)
  })

  test('its badge ends with the eighth day, and no other with any (S9.14)', () => {
    const car = sampleCar({ created_at: '2026-03-02T10:00:00+10:00' })
    expect(badgeEnd(car, { kind: 'new' })).toBe('2026-03-10T00:00:00.000Z')
    expect(badgeEnd(car, { kind: 'tag' })).toBeNull()
  })

  test('what was listed later is never older news', () => {
    fc.assert(
      fc.property(fc.nat(20 * 86_400_000), fc.nat(86_400_000), (age, earlier) => {
        const at = (ms: number) => new Date(now.getTime() - ms).toISOString()
        if (isNewlyArrived(at(age + earlier))) expect(isNewlyArrived(at(age))).toBe(true)
      }),
      { seed: 1 },
    )
  })
})
