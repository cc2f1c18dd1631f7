import { describe, expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleBadges } from '#domain/car/sample-badges.ts'
import { type CardPolicy, summarise } from '#domain/car/summary.ts'
import { carDescription, chatTags } from './car-head.ts'
import { sampleCar } from './sample-car.ts'

const policy: CardPolicy = {
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' },
  pricing: { subscriptions: false, extra_amount: 0, no_price_text: 'Contact us for price' },
  badge: sampleBadges,
  pictures: { host: null, quality: 75 },
  rate_basis: null,
  has_room: false,
}
const site = { name: 'North Yard', locale: policy.locale }

function description(changes: Partial<Car> = {}, distinctions: readonly string[] = []): string {
  const car = { ...sampleCar, ...changes }
  const facts = { ...car, location_name: null, photos_count: car.images.length }
  return carDescription(car, summarise(facts, policy, new Date('2026-11-20T02:00:00Z')), site, distinctions)
}

describe('the description of a car page', () => {
  test.each<[reason: string, changes: Partial<Car>, text: string]>([
    [
      'everything known',
      {},
      '2021 Norda Tern SR5 (4x4) for $41,990 at North Yard in Lidcombe, NSW. 85,000 km, Automatic, Diesel, White.',
    ],
    [
      'no price, no odometer',
      { price: null, km: null },
      '2021 Norda Tern SR5 (4x4) at North Yard in Lidcombe, NSW. Automatic, Diesel, White.',
    ],
    [
      'sold',
      { status: 'sold' },
      '2021 Norda Tern SR5 (4x4) at North Yard in Lidcombe, NSW. 85,000 km, Automatic, Diesel, White.',
    ],
  ])('%s', (_reason, changes, text) => {
    expect(description(changes)).toBe(text)
  })

  it('has what the title tells alike cars by, once', () => {
    const said = description({}, ['White', '85,000 km', 'in Lidcombe', '$41,990', 'stock no. U1234'])
    expect(said).toBe(`${description()} Stock no. U1234.`)
  })
})

describe('chat tags', () => {
  const chat = { enabled: true, message: 'How can we help?' }
  const site = { services: { chat }, identity: { dealership_id: '0310' } }

  it('tell the assistant which car is on the page (S2.98, S2.99, S2.100, S2.101, S2.102, S2.103, S2.104)', () => {
    const tags = chatTags(site, sampleCar, '/cars/2021-norda-tern-7/checkout')
    expect(tags.map(({ name, content }) => `${name}=${content}`)).toEqual([
      'chat:message=How can we help?',
      'chat:car_name=2021 Norda Tern SR5 (4x4)',
      'chat:car_id=7',
      'chat:checkout_link=/cars/2021-norda-tern-7/checkout',
      'chat:reserved=false',
      'chat:car_category=used',
      'chat:dealership_id=3',
    ])
  })

  it('name the dealer’s own dealership for a car that names none, as its calls do (S2.104)', () => {
    const tags = chatTags(site, { ...sampleCar, dealership_id: null }, null)
    expect(tags).toContainEqual({ name: 'chat:dealership_id', content: '0310' })
  })

  it('leave out a checkout that is not there (S2.101)', () => {
    expect(chatTags(site, sampleCar, null).map(({ name }) => name)).not.toContain('chat:checkout_link')
  })

  it('are absent while chat is off (S2.98)', () => {
    expect(chatTags({ ...site, services: { chat: { ...chat, enabled: false } } }, sampleCar, null)).toEqual([])
  })
})
