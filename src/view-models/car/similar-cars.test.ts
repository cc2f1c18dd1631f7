import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type ComparisonData, similarCars } from './similar-cars.ts'

const car: ComparisonData = {
  id: '1',
  status: 'in_stock',
  reserved: false,
  price: 30000,
  make: 'Norda',
  model: 'Tern',
  simple_body: 'Ute',
  item_type: 'cars',
  year: 2021,
  custom_rank: 0,
  subscription_price: null,
  primary_image_url: '/ute.webp',
}
const other = (changes: Partial<ComparisonData>): ComparisonData => ({ ...car, id: '2', ...changes })
const ids = (cars: readonly ComparisonData[]) => similarCars(car, cars, 4).map((each) => each.id)

describe('similar cars', () => {
  it('puts the same model first, then the same body at a near price', () => {
    const cars = [
      other({ id: 'body', make: 'Arlo', model: 'Sand', price: 31000 }),
      other({ id: 'model' }),
      other({ id: 'far', make: 'Arlo', model: 'Sand', price: 90000 }),
    ]
    expect(ids(cars)).toEqual(['model', 'body', 'far'])
  })

  it.each<[what: string, changes: Partial<ComparisonData>]>([
    ['by the week', { subscription_price: 120 }],
    ['without a picture', { primary_image_url: null }],
  ])('puts a car %s last', (_what, changes) => {
    expect(ids([other({ id: 'last', ...changes }), other({ id: 'first' })])).toEqual(['first', 'last'])
  })

  it('puts cars by the week beside one of them', () => {
    const cars = [other({ id: 'bought' }), other({ id: 'weekly', price: null, subscription_price: 120 })]
    const found = similarCars({ ...car, price: null }, cars, 4)
    expect(found.map(({ id }) => id)).toContain('weekly')
  })

  test.each<[reason: string, changes: Partial<ComparisonData>]>([
    ['the car itself', { id: '1' }],
    ['a sold car', { status: 'sold' }],
    ['a reserved car', { reserved: true }],
    ['another kind of vehicle', { item_type: 'motorcycles' }],
    ['nothing in common', { make: 'Arlo', model: 'Sand', simple_body: 'Sedan', price: null, year: 2001 }],
  ])('never shows %s', (_reason, changes) => {
    expect(ids([other(changes)])).toEqual([])
  })

  it('finds the same among many as by weighing all of them', () => {
    const facts = fc.record({
      make: fc.constantFrom('Norda', 'Arlo'),
      model: fc.constantFrom('Tern', 'Sand'),
      simple_body: fc.constantFrom('Ute', 'Sedan', null),
      price: fc.constantFrom(29000, 30000, 30000, 45000, null),
      year: fc.constantFrom(2020, 2021, null),
      item_type: fc.constantFrom('cars', 'cars', 'motorcycles'),
      reserved: fc.constantFrom(false, false, true),
      custom_rank: fc.nat({ max: 2 }),
    })
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 40 }), fc.integer({ min: 1, max: 6 }), (all, most) => {
        const cars = all.map((each, at) => other({ ...each, id: `${at + 2}` }))
        // With more asked for than there are, every car is weighed.
        const weighed = similarCars(car, cars, cars.length + 1)
        expect(similarCars(car, cars, most)).toEqual(weighed.slice(0, most))
      }),
      { numRuns: 1000 },
    )
  })

  const far = other({ id: 'far', model: 'Sand', simple_body: 'Sedan', custom_rank: 1 })

  it.each([
    ['as much', 30000],
    ['nearly as much', 31000],
  ])('puts a car of another body before one of the same that is %s alike', (_how, price) => {
    const weekly = other({ id: 'weekly', model: 'Sand', price, subscription_price: 120 })
    expect(similarCars(car, [weekly, far], 1)).toEqual([far])
  })

  it('looks for others where those of its body are few', () => {
    expect(ids([other({ id: 'close' }), far])).toEqual(['close', 'far'])
  })

  it('shows no more than asked for, and does without facts', () => {
    const cars = Array.from({ length: 9 }, (_, index) => other({ id: `${index + 2}`, price: null, year: null }))
    expect(ids(cars)).toEqual(['2', '3', '4', '5'])
  })
})
