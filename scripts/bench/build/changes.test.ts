import { expect, it } from 'vitest'
import { repriced, takenAt, traded } from './changes.ts'

const stock = (prices: readonly (number | null)[]) =>
  JSON.stringify({ version: 1, taken_at: '2026-03-04T00:00:00.000Z', cars: prices.map((price, id) => ({ id, price })) })

it('reprices 2 % of the cars, those without a price excepted', () => {
  const before = Array.from({ length: 300 }, (_, at) => (at === 50 ? null : 20_000))
  const { cars } = JSON.parse(repriced(stock(before)))
  const changed = cars.filter(({ price }: { price: number | null }, at: number) => price !== before[at])
  expect(changed.map(({ id }: { id: number }) => id)).toEqual([0, 100, 150, 200, 250])
  expect(changed[0].price).toBe(19_850)
})

it('sells one car and takes in another, which is known by its own id', () => {
  const { cars } = JSON.parse(traded(stock([1, 2, 3])))
  expect(cars).toEqual([
    { id: 0, price: 1 },
    { id: 2, price: 3 },
    { id: 3, price: 1, vin: null },
  ])
})

it('sends the same cars at another time', () => {
  const again = takenAt(stock([1, 2]), new Date('2026-03-05T00:00:00Z'))
  expect(JSON.parse(again)).toEqual({ ...JSON.parse(stock([1, 2])), taken_at: '2026-03-05T00:00:00.000Z' })
})
