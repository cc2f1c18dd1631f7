import { describe, expect, it } from 'vitest'
import { stockPages } from '#addresses/stock-pages.ts'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { stockView } from './stock-view.ts'

const now = new Date('2026-03-11T12:00:00Z')
const site = sampleSite()
const routes = { electric_cars: '/electric-cars', special_offers: '/special-offers', used_car_list: null }
const picture = { primary_image_url: '/pictures/car' } as const
const volt: Partial<Car> = {
  simple_fuel: 'Electric',
  make: 'Volta',
  simple_body: 'SUV',
  range_km: 400,
  car_type: 'used',
}

const viewOf = (kind: 'electric' | 'offers', cars: readonly Partial<Car>[]) => {
  const stock = cars.map((facts, at) => sampleCar({ id: `${at}`, ...facts }))
  const page = stockPages(routes, stock).find((each) => each.kind === kind)
  if (!page) throw new Error(kind)
  return stockView(page, { site, now })
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the page of electric cars', () => {
  const cars: readonly Partial<Car>[] = [
    { ...volt, price: 30_000 },
    { ...volt, ...picture, price: 40_000, range_km: 630, simple_body: 'Sedan', colour: 'Red' },
    { ...volt, ...picture, make: 'Norda', price: 50_000 },
    { simple_fuel: 'Hybrid' },
  ]

  it('opens with how many, from what price, and the one that drives furthest', () => {
    const { said, prices, lead, heading } = viewOf('electric', cars)
    expect(said).toMatch(/^3 electric cars here today, up to 630 km on a charge\. /)
    expect([plain(prices), lead?.body, heading]).toEqual(['Used from $30,000', 'Sedan', 'Here today'])
  })

  it('leads to makes and bodies of their list, and to hybrids', () => {
    const { kinds, pills, more, first, beside } = viewOf('electric', cars)
    expect(kinds.map(({ name, note, url }) => [name, note, url])).toEqual([
      ['Volta', '2', '/search/electric-cars?refinementList[make][0]=Volta'],
      ['Norda', '1', '/search/electric-cars?refinementList[make][0]=Norda'],
    ])
    expect(pills.map(({ name, note }) => `${name} ${note}`)).toEqual(['SUV 2', 'Sedan 1'])
    expect(more).toBeNull()
    expect(first).toEqual({ path: '#stock', text: 'See the 3 electric cars' })
    expect(beside).toEqual({
      path: '/search/new-used-and-demo-cars?refinementList[fuel][0]=Hybrid',
      text: 'See the hybrid',
    })
  })

  it('does not say on every card what all of them run on', () => {
    expect(viewOf('electric', [{ ...volt, tag: 'Special' }]).cars[0]?.badge).toEqual({ kind: 'tag', text: 'Special' })
  })

  it('leads on from its head to the whole list where it shows the first ones alone', () => {
    const { more, first } = viewOf('electric', Array(30).fill(volt))
    expect([first, first?.text]).toEqual([more, 'See all 30 electric cars'])
    expect(viewOf('electric', [volt]).first).toBeNull()
  })

  it('names six makes at most', () => {
    const makes = ['A', 'A', 'B', 'C', 'D', 'E', 'F', 'G'].map((make) => ({ ...volt, make }))
    expect(
      viewOf('electric', makes)
        .kinds.map(({ name }) => name)
        .join(''),
    ).toBe('ABCDEF')
  })

  it('shows hybrids on a day without any', () => {
    const {
      said,
      heading,
      cars: shown,
      more,
      beside,
      lead,
    } = viewOf('electric', [
      { ...picture, simple_fuel: 'Hybrid' },
      { simple_fuel: null, fuel: 'Petrol/plug-in hybrid' },
      {},
    ])
    expect(said).toBe('No electric car is here today. Nearest to one: our 2 hybrids.')
    expect([heading, shown.length, shown[0]?.badge?.text]).toEqual(['Hybrids here today', 2, 'Hybrid'])
    expect(more?.text).toBe('See 2 hybrids')
    expect([beside, lead]).toEqual([null, null])
  })

  it('says nothing of itself where nothing comes near', () => {
    expect(viewOf('electric', [{}])).toMatchObject({ said: undefined, cars: [], kinds: [], pills: [], more: null })
  })
})

describe('the page of offers', () => {
  it('leads to bodies and prices of their list', () => {
    const prices = [9000, 12_000, 18_000, 25_000, 39_000]
    const cars = prices.map((price, at) => ({ price, before_price: price + 1000, simple_body: at < 2 ? 'Ute' : 'SUV' }))
    const { kinds, pills, said, lead } = viewOf('offers', cars)
    expect([kinds, lead, said]).toEqual([[], null, '5 marked down, up to $1,000 off.'])
    expect(pills.map(({ name, note, url }) => [name, note, url])).toEqual([
      ['SUV', '3', '/search/special-offers?refinementList[body][0]=SUV'],
      ['Ute', '2', '/search/special-offers?refinementList[body][0]=Ute'],
      ['Under $10,000', '1', '/search/special-offers?range%5Bprice%5D=%3A10000'],
      ['$10,000 to $20,000', '2', '/search/special-offers?range%5Bprice%5D=10000%3A20000'],
      ['Over $20,000', '2', '/search/special-offers?range%5Bprice%5D=20000%3A'],
    ])
  })
})
