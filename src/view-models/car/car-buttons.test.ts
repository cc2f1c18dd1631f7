import { describe, expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { platformLabels } from '#tenants/labels.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { carButtons, type SellingSite } from './car-buttons.ts'

const site: SellingSite = sampleSite('autograb: true\npayment_provider: demo\n')
const car = sampleCar({
  id: '7',
  slug: 'tern-7',
  price: 25990,
  dealership_slug: 'north',
  payment_processors: [{ authorization_type: 'cards', authorization_key: 'pk_1', deposit_amount: 500 }],
})
const withCars = (changes: Partial<SellingSite['cars']>) => ({ cars: { ...site.cars, ...changes } })
const texts = (changes: Partial<SellingSite> = {}, facts: Partial<Car> = {}) =>
  carButtons({ ...site, ...changes }, { ...car, ...facts }).map(({ text }) => text)

describe('what a shopper may do about a car', () => {
  it('stands in the order of the site', () => {
    expect(texts()).toEqual(['Enquire', 'Reserve Online', 'Book a Test Drive', 'Get Finance', 'Trade-In Valuation'])
  })

  it('leads search engines to no checkout', () => {
    const unfollowed = carButtons(site, car).filter(({ rel }) => rel === 'nofollow')
    expect(unfollowed.map(({ href }) => href)).toEqual(['/cars/tern-7/checkout'])
  })

  it('stands in the order of a trade-in dealer (S2.156, S2.157, S2.158, S2.159, S2.160, S2.161)', () => {
    expect(texts(withCars({ vehicle: { sidebar: 'trade_in' } }))).toEqual([
      'Enquire',
      'Get Finance',
      'Trade-In Valuation',
      'Got a Question?',
      'Reserve Car Now',
      'Book a Test Drive',
    ])
  })

  test.each<[string, Partial<Car>, readonly string[]]>([
    ['sold: questions alone (S6.5)', { status: 'sold' }, ['Enquire']],
    ['reserved by status (S6.5)', { status: 'reserved' }, ['Enquire']],
    ['reserved by flag (S6.5)', { reserved: true }, ['Enquire']],
    ['coming soon: finance may be asked for (S6.5)', { status: 'coming_soon' }, ['Enquire', 'Get Finance']],
    ['only to be driven (S6.5)', { tag: 'Test Drive Only' }, ['Enquire', 'Book a Test Drive', 'Trade-In Valuation']],
    ['200 dollars (S4.93)', { price: 200 }, ['Enquire', 'Book a Test Drive', 'Get Finance']],
  ])('a car that is %s', (_reason, facts, shown) => {
    expect(texts({}, facts)).toEqual(shown)
  })

  test.each<[string, Partial<SellingSite>, readonly string[]]>([
    [
      'hides buttons (S6.6)',
      withCars({ buttons: { finance: false, trade_in: false, reserve: false } }),
      ['Enquire', 'Book a Test Drive'],
    ],
    [
      'values no trade-ins (S2.161, S4.93)',
      withCars({ vehicle: { sidebar: 'trade_in' }, autograb: false }),
      ['Enquire', 'Get Finance', 'Got a Question?', 'Reserve Car Now', 'Book a Test Drive'],
    ],
    [
      'has no finance page (S6.6)',
      { routes: { ...site.routes, finance: null } },
      ['Enquire', 'Reserve Online', 'Book a Test Drive', 'Trade-In Valuation'],
    ],
    [
      'words them its own way (S1.10)',
      { labels: { ...platformLabels, get_finance: 'Talk Money' } },
      ['Enquire', 'Reserve Online', 'Book a Test Drive', 'Talk Money', 'Trade-In Valuation'],
    ],
  ])('on a site that %s', (_reason, changes, shown) => {
    expect(texts(changes)).toEqual(shown)
  })

  it('leads to the pages with the car, and nothing personal, in the address (S2.36, S2.44, S2.45)', () => {
    const hrefs = Object.fromEntries(carButtons(site, car).map(({ name, href }) => [name, href]))
    expect(hrefs).toEqual({
      enquire: '/contact?car_id=7&car_type=used',
      reserve: '/cars/tern-7/checkout',
      test_drive: '/contact?car_id=7&car_type=used',
      finance: '/finance?preferredDealership=north&vehiclePriceBudget=25990&car_id=7&car_type=used#finance-form',
      trade_in: '/cars/trade-in?car_id=7',
    })
  })
})
