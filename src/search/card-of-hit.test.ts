import { expect, test } from 'vitest'
import { photoUrls } from '#domain/car/photo-urls.ts'
import { sampleBadges } from '#domain/car/sample-badges.ts'
import { type CardPolicy, summarise } from '#domain/car/summary.ts'
import { australia } from '#domain/text/sample-locale.ts'
import { cardAttributes, cardFactsOf, documentOf } from './document.ts'
import { sampleCar } from './sample-car.ts'

const now = new Date('2026-03-10T00:00:00Z')
const policy: CardPolicy = {
  locale: australia,
  pricing: { subscriptions: true, extra_amount: 0, no_price_text: 'POA' },
  badge: sampleBadges,
  pictures: { host: null, quality: 75 },
  rate_basis: '',
  has_room: true,
}

test.each<[string, Parameters<typeof sampleCar>[0], object]>([
  ['plain', {}, { badge: null, isCertified: false, saving: null }],
  ['certified (S1.21)', { certified: true }, { badge: { kind: 'certified' }, isCertified: true }],
  [
    'below the market (S1.20)',
    { price: 25_000, autograb_data: { state_average_market_price: 26_000, average_market_price: null } },
    { saving: '$1,000' },
  ],
  ['reserved', { reserved: true }, { badge: { kind: 'reserved' } }],
  ['tagged', { tag: 'Special' }, { badge: { kind: 'tag', text: 'Special' } }],
  ['sold', { status: 'sold' }, { badge: { kind: 'sold' } }],
  ['to come', { status: 'coming_soon' }, { badge: { kind: 'coming_soon' } }],
  ['electric', { simple_fuel: 'Electric', range_km: 420, battery_kwh: 60 }, { badge: { kind: 'fuel' } }],
  ['just arrived', { created_at: '2026-03-08T00:00:00.000Z' }, { badge: { kind: 'new' } }],
  ['reduced', { price: 40_000, before_price: 42_000 }, { price: { text: '$40,000', was: 'Was $42,000, now:' } }],
  ['to pre-order', { price: null, preorder: true }, { price: { kind: 'preorder' } }],
  ['by the week', { subscription_price: 199 }, { price: { kind: 'subscription' } }],
])('the card of a hit is the card of its car: %s', (_what, facts, shown) => {
  const car = sampleCar(facts)
  const found = documentOf(car)
  const hit = Object.fromEntries(cardAttributes.map((name) => [name, found[name]]))
  const own = { ...car, location_name: car.location?.name ?? null, photos_count: photoUrls(car).length }
  const card = summarise(cardFactsOf(hit), policy, now)
  expect(card).toEqual(summarise(own, policy, now))
  expect(card).toMatchObject(shown)
})
