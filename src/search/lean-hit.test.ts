import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleBadges } from '#domain/car/sample-badges.ts'
import { type CardPolicy, summarise } from '#domain/car/summary.ts'
import { australia } from '#domain/text/sample-locale.ts'
import { cardAttributes, cardFactsOf, documentOf } from './document.ts'
import { leanHit } from './lean-hit.ts'
import { sampleCar } from './sample-car.ts'
import type { SearchHit } from './transport/transport.ts'

const now = new Date('2026-03-10T00:00:00Z')
const dayMs = 86_400_000
const plain: CardPolicy = {
  locale: australia,
  pricing: { subscriptions: false, extra_amount: 0, no_price_text: 'POA' },
  badge: sampleBadges,
  pictures: { host: null, quality: 75 },
  rate_basis: null,
  has_room: false,
}

/** An engine's hit for a car. */
function hitOf(facts: Parameters<typeof sampleCar>[0]): SearchHit {
  const found = documentOf(sampleCar(facts))
  return Object.fromEntries(cardAttributes.flatMap((name) => (found[name] === null ? [] : [[name, found[name]]])))
}

const always = { id: '1', slug: '2021-toyota-hilux-1', make: 'Toyota', model: 'HiLux', year: 2021, badge: 'SR5' }
const shown = { ...always, price: 41_990, km: 48_000, city: 'Lidcombe', state: 'NSW' }
const drawn = {
  ...shown,
  transmission: 'Automatic',
  fuel: 'Diesel',
  primary_image_url: '/pictures/ute-white',
  photos_count: 1,
}

test.each<[string, Parameters<typeof sampleCar>[0], Partial<CardPolicy>, object]>([
  ['a plain card', {}, {}, {}],
  ['a card with room', {}, { has_room: true }, { body: 'Ute', seats: 5, colour: 'White' }],
  ['repayments on no card', { weekly: { amount: 129, monthly: 559, rate: 'comparison rate 8.21% p.a.' } }, {}, {}],
  [
    'repayments on cards',
    { weekly: { amount: 129, monthly: 559, rate: 'comparison rate 8.21% p.a.' } },
    { rate_basis: '' },
    { monthly_price: 559, weekly_rates: 'comparison rate 8.21% p.a.' },
  ],
  ['an arrival of long ago', { created_at: '2026-01-10' }, {}, {}],
  ['one of these days', { created_at: '2026-03-09' }, {}, { created_at_timestamp: Date.parse('2026-03-09') / 1000 }],
  ['one that is announced', { created_at: '2026-03-15' }, {}, { created_at_timestamp: 1_773_532_800 }],
  ['one that is marked for good', { created_at: '2026-03-09', tag: 'Special' }, {}, { tag: 'Special' }],
  [
    'a price far below its state',
    { autograb_data: { state_average_market_price: 50_000, average_market_price: 43_000 } },
    {},
    { state_average_market_price: 50_000 },
  ],
  ['a fair price', { autograb_data: { state_average_market_price: 42_000, average_market_price: 60_000 } }, {}, {}],
])('keeps what the card says: %s', (_, facts, policy, more) => {
  expect(leanHit(hitOf(facts), { ...plain, ...policy }, now)).toEqual({ ...drawn, ...more })
})

const texts = fc.constantFrom('', 'Hybrid', 'Electric', 'Special', 'Sold', 'Ute', 'Front', 'NSW', '(No Badge)')
const numbers = fc.constantFrom(0, 1, 5, 11, 600, 41_990, 45_000)
const seconds = fc.integer({ min: -12, max: 12 }).map((days) => (now.getTime() + days * dayMs) / 1000)
const value = fc.oneof(texts, numbers, seconds, fc.boolean(), fc.constantFrom('in_stock', 'sold', 'new', 'demo'))
const hits = fc.dictionary(fc.constantFrom(...cardAttributes), value, { maxKeys: cardAttributes.length })
const policies = fc
  .record({
    subscriptions: fc.boolean(),
    rate_basis: fc.constantFrom(null, '', 'Of $30,000.'),
    has_room: fc.boolean(),
    image: fc.boolean(),
  })
  .map(({ subscriptions, image, ...policy }) => ({
    ...plain,
    ...policy,
    pricing: { ...plain.pricing, subscriptions },
    badge: { ...plain.badge, certified_image: image ? '/certified.svg' : null },
  }))

test('the card of a lean hit is that of the whole hit, on whatever site, whenever it is looked at', () => {
  fc.assert(
    fc.property(hits, policies, fc.integer({ min: 0, max: 30 * dayMs }), (hit, policy, later) => {
      const lean = leanHit(hit, policy, now)
      for (const at of [now, new Date(now.getTime() + later)])
        expect(summarise(cardFactsOf(lean), policy, at)).toEqual(summarise(cardFactsOf(hit), policy, at))
      expect(hit).toMatchObject(lean)
    }),
    { seed: 1, numRuns: 2000 },
  )
})
