import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { figuresOf, stockFigures } from './figures.ts'
import { extentOf } from './pairs.ts'
import { readCars } from './read-cars.ts'
import { sampleReading } from './sample-reading.ts'

function showroom(ids: readonly number[]) {
  const raws = ids.map((id) => ({ id, slug: `c-${id}`, name: `Car ${id}`, status: 'in_stock' }))
  return { ...readCars(raws, sampleReading), notOnShow: { reserved: 3, 'not meant for the website': 2 } }
}

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at)

describe('the figures of a stock', () => {
  it('come back as they were from the record of a release', () => {
    const figures = figuresOf(showroom(ids(30)))
    expect(v.parse(stockFigures, JSON.parse(JSON.stringify(figures)))).toEqual(figures)
    expect(figures).toMatchObject({ forSale: 30, keptOff: 2 })
  })

  it('hold all of a small yard and the same part of a large one, whoever comes and goes', () => {
    const sampled = (cars: readonly number[]) => figuresOf(showroom(cars)).sample.map(({ id }) => id)
    expect(sampled(ids(150)).toSorted()).toEqual(ids(150).map(String).toSorted())
    const [before, after] = [sampled(ids(2000)), new Set(sampled(ids(2000, 40)))]
    expect(before).toHaveLength(200)
    expect(before.filter((id) => Number(id) >= 40 && !after.has(id)).length).toBeLessThan(15)
  })

  it('draw by lot: the part of a large stock is like the whole', () => {
    const even = figuresOf(showroom(ids(5000))).sample.filter(({ id }) => Number(id) % 2 === 0)
    expect(even.length).toBeGreaterThan(70)
    expect(even.length).toBeLessThan(130)
  })
})

test.each([
  [0, 0, 'few'],
  [1, 1, 'few'],
  [2, 2, 'wholesale'],
  [1, 2, 'few'],
  [2, 3, 'wholesale'],
  [2, 4, 'few'],
  [3, 3, 'wholesale'],
  [3, 8, 'wholesale'],
  [3, 9, 'many'],
  [3, 30, 'few'],
  [4, 30, 'many'],
  [100, 300, 'many'],
  [101, 300, 'wholesale'],
])('%i of %i are %s', (changed, of, extent) => {
  expect(extentOf(changed, of)).toBe(extent)
})

test('more of the same number is never less', () => {
  const order = ['few', 'many', 'wholesale']
  fc.assert(
    fc.property(fc.nat({ max: 300 }), fc.nat({ max: 300 }), (of, changed) => {
      fc.pre(changed < of)
      expect(order.indexOf(extentOf(changed + 1, of))).toBeGreaterThanOrEqual(order.indexOf(extentOf(changed, of)))
    }),
  )
})
