import { expect, it } from 'vitest'
import { listPages } from './lists.ts'

const cars = (count: number) => Array.from({ length: count }, (_, at) => ({ address: `car-${at}` }))

it('lists every car once, two dozen a page, each page with its neighbours', () => {
  const pages = listPages('Utes', 'ute', cars(50))
  expect(pages.map(({ address, number, last, total }) => [address, number, last, total])).toEqual([
    ['ute', 1, 3, 50],
    ['ute-2', 2, 3, 50],
    ['ute-3', 3, 3, 50],
  ])
  expect(pages.flatMap((page) => page.cars)).toEqual(cars(50).map(({ address }) => address))
  expect(pages[1]?.neighbours).toEqual(['ute', 'ute-3'])
})

it('has one page for no cars and for a page full of them', () => {
  expect(listPages('Vans', 'van', []).map((page) => page.cars)).toEqual([[]])
  expect(listPages('Vans', 'van', cars(24))).toHaveLength(1)
})
