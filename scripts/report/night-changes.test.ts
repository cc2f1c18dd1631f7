import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { noListings } from '#stock/delist.ts'
import { listedCar } from '#stock/listed-car.ts'
import { writeTree } from '../lib/write-tree.ts'
import { nightChanges } from './night-changes.ts'

const folder = mkdtempSync(join(tmpdir(), 'night-changes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const listed = (from: number, to: number) => {
  const ids = Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
  return JSON.stringify({ prices: Object.fromEntries(ids.map((id) => [id, '$9,990'])), sold: {} })
}
writeTree(folder, { 'old/listed-cars.json': listed(1, 20), 'live/listed-cars.json': listed(3, 40) })

const left = (id: string, isSold: boolean) => {
  return { ...listedCar(sampleCar({ id, slug: id, name: `Heron ${id}` })), left: '2026-03-05', isSold }
}
const known = {
  listings: { ...noListings, delisted: [left('1', true), left('2', false)] },
  readable: [sampleCar({ id: '2', status: 'reserved' })],
}

it('tells cars that are on show no more by what is known of them, and a stock that doubled as no day’s trade', () => {
  const { stock, warnings } = nightChanges(join(folder, 'old'), join(folder, 'live'), known)
  expect(stock.left.map(({ name, what }) => [name, what])).toEqual([
    ['Heron 1', 'sold'],
    ['Heron 2', 'reserved'],
  ])
  expect(warnings).toEqual([expect.stringMatching(/^The stock grew from 20 cars to 38 in one night: /)])
})
