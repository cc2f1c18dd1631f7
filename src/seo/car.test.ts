import { describe, expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { displayPrice } from '#domain/car/price.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { availabilityOf, type CarPageData, carThing } from './car.ts'
import { sampleCar } from './sample-car.ts'

const locale: LocalePolicy = { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' }
const site = { name: 'North Yard', url: 'https://north.example', locale }
const pricing = { subscriptions: false, extra_amount: 0, no_price_text: 'Contact us for price' }

function thing(changes: Partial<Car> = {}, policy: Partial<typeof pricing> = {}, where: LocalePolicy = locale) {
  const car = { ...sampleCar, ...changes }
  const facts: CarPageData = {
    site: { ...site, locale: where },
    car,
    price: displayPrice(car, { ...pricing, ...policy }, where),
    pictures: [{ src: '/pictures/ute-960.webp', srcset: '', width: 960, height: 640, alt: '' }],
    path: '/cars/2021-norda-tern-7',
  }
  return carThing(facts)
}

describe('a car as structured data', () => {
  it('says what the page says', () => {
    expect(thing()).toEqual({
      '@type': ['Product', 'Car'],
      name: '2021 Norda Tern SR5 (4x4)',
      url: 'https://north.example/cars/2021-norda-tern-7',
      image: ['https://north.example/pictures/ute-960.webp'],
      description: 'One owner, full history.',
      brand: { '@type': 'Brand', name: 'Norda' },
      model: 'Tern',
      vehicleConfiguration: 'SR5 (4x4)',
      vehicleModelDate: '2021',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 85000, unitCode: 'KMT' },
      bodyType: 'Ute',
      vehicleTransmission: 'Automatic',
      fuelType: 'Diesel',
      driveWheelConfiguration: '4WD',
      color: 'White',
      vehicleSeatingCapacity: 5,
      numberOfDoors: 4,
      vehicleIdentificationNumber: 'JT000000000000001',
      sku: 'U1234',
      offers: {
        '@type': 'Offer',
        url: 'https://north.example/cars/2021-norda-tern-7',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        price: 41990,
        priceCurrency: 'AUD',
        seller: { '@type': 'AutoDealer', '@id': 'https://north.example/#dealer', name: 'North Yard' },
      },
    })
  })

  it('counts kilometres in New Zealand (S1.52)', () => {
    const nz: LocalePolicy = { locale: 'en-NZ', currency: 'NZD', timeZone: 'Pacific/Auckland' }
    expect(thing({}, {}, nz)).toMatchObject({ mileageFromOdometer: { value: 85000, unitCode: 'KMT' } })
  })

  it('counts miles on US sites (S1.52)', () => {
    const us: LocalePolicy = { locale: 'en-US', currency: 'USD', timeZone: 'America/Chicago' }
    expect(thing({}, {}, us)).toMatchObject({
      mileageFromOdometer: { value: 85000, unitCode: 'SMI' },
      offers: { priceCurrency: 'USD' },
    })
  })

  it('says nothing that nobody stated', () => {
    const bare = thing({ km: null, year: null, vin: null, badge: null, colour: null, seats: 0, description: null })
    for (const key of ['mileageFromOdometer', 'vehicleModelDate', 'color', 'vehicleSeatingCapacity', 'description'])
      expect(bare).not.toHaveProperty(key)
  })

  it('takes no word that stands in for a VIN for one', () => {
    expect(thing({ vin: 'PENDING' })).not.toHaveProperty('vehicleIdentificationNumber')
  })

  test.each<[reason: string, changes: Partial<Car>, policy: Partial<typeof pricing>]>([
    ['a sold car', { status: 'sold' }, {}],
    ['a car without a price', { price: null }, {}],
    ['a placeholder price of $10 (S4.19)', { price: 10 }, {}],
    ['a weekly subscription price (S4.17)', { subscription_price: 199 }, { subscriptions: true }],
  ])('gives no price for %s, which is no product to list', (_reason, changes, policy) => {
    expect(thing(changes, policy).offers).not.toHaveProperty('price')
    expect(thing(changes, policy).offers).not.toHaveProperty('priceCurrency')
    expect(thing(changes, policy)['@type']).toBe('Car')
  })

  test.each<[kind: Car['item_type'], type: string]>([
    ['cars', 'Car'],
    ['motorcycles', 'Motorcycle'],
    ['bikes', 'Motorcycle'],
    ['rvs', 'Vehicle'],
    ['trucks', 'Vehicle'],
  ])('calls %s a %s', (kind, type) => {
    expect(thing({ item_type: kind })['@type']).toEqual(['Product', type])
  })

  test.each<[reason: string, car: Partial<Car>, availability: string]>([
    ['in stock', {}, 'InStock'],
    ['coming soon', { status: 'coming_soon' }, 'PreOrder'],
    ['preorder', { preorder: true }, 'PreOrder'],
    ['reserved by flag', { reserved: true }, 'Reserved'],
    ['reserved by status', { status: 'reserved' }, 'Reserved'],
    ['sold, whatever else', { status: 'sold', reserved: true, preorder: true }, 'SoldOut'],
  ])('%s is %s', (_reason, car, availability) => {
    expect(availabilityOf({ ...sampleCar, ...car })).toBe(`https://schema.org/${availability}`)
  })
})
