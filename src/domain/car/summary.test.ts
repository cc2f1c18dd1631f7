import { describe, expect, test } from 'vitest'
import { america, australia } from '../text/sample-locale.ts'
import { priceText } from './price.ts'
import { sampleBadges } from './sample-badges.ts'
import { sampleCar } from './sample-car.ts'
import { type CardData, type CardPolicy, summarise } from './summary.ts'
import { typeNames } from './type-names.ts'

const now = new Date('2026-03-10T00:00:00Z')
const policy: CardPolicy = {
  locale: australia,
  pricing: { subscriptions: false, extra_amount: 0, no_price_text: 'Contact us for price' },
  badge: sampleBadges,
  pictures: { host: null, quality: 75 },
  rate_basis: null,
  has_room: false,
}
const facts = (known: Partial<CardData> = {}): CardData => ({
  ...sampleCar(),
  location_name: 'North',
  photos_count: 12,
  ...known,
})

describe('a car on its card', () => {
  test('says everything a card shows', () => {
    const car = facts({
      primary_image_url: '/pictures/ute-red-1',
      created_at: '2026-03-09T00:00:00Z',
      before_price: 27990,
      certified: true,
      autograb_data: { state_average_market_price: 30000, average_market_price: null },
    })
    expect(summarise(car, policy, now)).toEqual({
      id: '7',
      slug: '2021-toyota-hilux',
      href: '/cars/2021-toyota-hilux',
      title: '2021 Toyota Hilux',
      subtitle: 'SR5 (4x4)',
      make: 'Toyota',
      model: 'Hilux',
      car_type: 'used',
      price: { kind: 'price', text: '$25,990', amount: 25990, was: 'Was $27,990, now:', save: 'Save $2,000' },
      badge: { kind: 'certified', text: 'Certified' },
      weekly: null,
      badgeEnd: null,
      saving: '$4,010',
      isCertified: true,
      facts: ['85,000 km', 'Automatic', 'Diesel'],
      more: [],
      place: 'Lidcombe, NSW',
      picture: expect.objectContaining({ src: '/pictures/ute-red-1-960.webp', alt: '2021 Toyota Hilux SR5 (4x4)' }),
      photosCount: 12,
    })
  })

  test('says what the price of a subscription buys, and of no other', () => {
    const offering = { ...policy, pricing: { ...policy.pricing, subscriptions: true, period: 'per week' } }
    const priced = (amount: number | null) => summarise(facts({ subscription_price: amount }), offering, now).price
    expect([priced(199), priced(null)].map(priceText)).toEqual(['$199 per week', '$25,990'])
    expect([priced(199).text, priced(null).terms]).toEqual(['$199', undefined])
  })

  test('tells more where it has room', () => {
    const roomy = { ...policy, has_room: true }
    const car = facts({ simple_body: 'Ute', seats: 5, simple_drive: 'Rear', colour: 'White' })
    expect(summarise(car, roomy, now).more).toEqual(['Ute', '5 seats', 'Rear-wheel drive', 'White'])
    expect(summarise({ ...car, seats: 0, colour: null }, roomy, now).more).toEqual(['Ute', 'Rear-wheel drive'])
  })

  test.each([
    ['new', null, ['New', 'Automatic', 'Diesel']],
    ['new', 0, ['New', 'Automatic', 'Diesel']],
    ['new', 12, ['12 km', 'Automatic', 'Diesel']],
    ['demo', 0, ['0 km', 'Automatic', 'Diesel']],
    ['used', null, ['Automatic', 'Diesel']],
  ] as const)('says of a %s car with an odometer at %s how far it went', (car_type, km, expected) => {
    expect(summarise(facts({ car_type, km }), policy, now).facts).toEqual(expected)
  })

  test.each([
    ['new', null, 'New'],
    ['new', 33, 'New, 33\u00a0km'],
    ['demo', 2585, 'Demo, 2,585\u00a0km'],
    ['used', 74_689, 'Used, 74,689\u00a0km'],
    ['used', null, 'Used'],
  ] as const)('says that it is %s, driven for %s km, among cars of other types', (car_type, km, expected) => {
    const [said] = summarise(facts({ car_type, km }), { ...policy, types: typeNames }, now).facts
    expect(said).toBe(expected)
  })

  test('has its weekly price with the comparison rate where the dealer shows it', () => {
    const car = facts({ weekly: { amount: 129, monthly: null, rate: 'comparison rate 8.20% p.a.' } })
    expect(summarise(car, policy, now).weekly).toBeNull()
    expect(summarise(car, { ...policy, rate_basis: 'Of $30,000.' }, now).weekly).toEqual({
      repayment: '$129 a week',
      rates: 'comparison rate 8.20% p.a.',
      basis: 'Of $30,000.',
    })
  })

  test.each<[string, Partial<CardData>, readonly string[]]>([
    ['only what is known', { km: null, simple_transmission: null, fuel: '' }, []],
    [
      'the simple fuel where the exact one is unknown',
      { km: null, fuel: null, simple_fuel: 'Hybrid' },
      ['Automatic', 'Hybrid'],
    ],
    [
      'range and battery of an electric car, whose badge says what it runs on',
      { simple_fuel: 'Electric', fuel: 'Electric', range_km: 480, battery_kwh: 64.8 },
      ['85,000 km', '480 km range', '64.8 kWh'],
    ],
    [
      'an electric car of which neither is known',
      { simple_fuel: 'Electric', fuel: 'Electric' },
      ['85,000 km', 'Automatic'],
    ],
    [
      'a sold one, whose badge says that',
      { simple_fuel: 'Electric', fuel: 'Electric', status: 'sold', range_km: 480 },
      ['85,000 km', '480 km range', 'Electric'],
    ],
    ['a car that has not been driven', { km: 0 }, ['0 km', 'Automatic', 'Diesel']],
  ])('facts: %s', (_reason, known, texts) => {
    expect(summarise(facts(known), policy, now).facts).toEqual(texts)
  })

  test('says no fuel on a page that is about one, and then what else there is to say', () => {
    const badge = { ...sampleBadges, implied_fuel: 'Electric' }
    const car = facts({ simple_fuel: 'Electric', fuel: 'Electric (BEV)', range_km: 480, tag: 'Special' })
    const said = summarise(car, { ...policy, badge }, now)
    expect(said.badge).toEqual({ kind: 'tag', text: 'Special' })
    expect(said.facts).toEqual(['85,000 km', '480 km range'])
  })

  test('counts in miles on US sites (S1.52)', () => {
    expect(summarise(facts(), { ...policy, locale: america }, now).facts[0]).toBe('85,000 mi')
  })

  test('has no picture, no badge and no place when none is known', () => {
    const car = facts({ city: null, state: null, location_name: null })
    expect(summarise(car, policy, now)).toMatchObject({ picture: null, badge: null, place: '', isCertified: false })
  })
})
