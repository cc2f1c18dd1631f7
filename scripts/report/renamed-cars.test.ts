import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { noListings } from '#stock/delist.ts'
import { listedCar } from '#stock/listed-car.ts'
import { writeTree } from '../lib/write-tree.ts'
import { nightChanges } from './night-changes.ts'

const folder = mkdtempSync(join(tmpdir(), 'renamed-cars-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Shown = Readonly<Record<string, readonly [id: string, price: string]>>

/** A release with a page for each car, by their slugs, and what their cards say. */
function release(cars: Shown): Readonly<Record<string, string>> {
  const page = (slug: string, id: string) => `<save-car data-car='${JSON.stringify({ id, slug })}'></save-car>`
  const pages = Object.entries(cars).map(([slug, [id]]) => [`cars/${slug}.html`, page(slug, id)])
  const listed = JSON.stringify({ prices: Object.fromEntries(Object.values(cars)), sold: {} })
  return { ...Object.fromEntries(pages), 'listed-cars.json': listed }
}

const kept = (slug: string, id: string) => listedCar(sampleCar({ id, slug, name: slug }))
const left = (slug: string, id: string) => ({ ...kept(slug, id), left: '2026-03-05', isSold: false })

/** What is told of a night that `gone` did not outlast, by the names of the cars. */
function told(name: string, before: Shown, after: Shown, gone: Shown = {}) {
  const [old, live] = [join(folder, name, 'old'), join(folder, name, 'live')]
  writeTree(old, release(before))
  writeTree(live, release(after))
  const listed = Object.entries(after).map(([slug, [id]]) => kept(slug, id))
  const delisted = Object.entries(gone).map(([slug, [id]]) => left(slug, id))
  const { stock } = nightChanges(old, live, { listings: { ...noListings, listed, delisted }, readable: [] })
  return [...stock.added, ...stock.left, ...stock.changed].map((car) => [car.what, car.name, car.before, car.after])
}

it('tells a car whose id is that of another by now as gone, and the other as new, and neither as repriced', () => {
  const before: Shown = { heron: ['1', '$9,990'], tern: ['2', '$5,000'] }
  expect(told('taken', before, { egret: ['1', '$20,000'], tern: ['2', '$5,000'] }, { heron: ['1', ''] })).toEqual([
    ['new', 'egret', '', '$20,000'],
    ['left', 'heron', '$9,990', ''],
  ])
})

it('follows cars whose source numbers its rows, when one of them goes', () => {
  const before: Shown = { heron: ['1', '$9,990'], tern: ['2', '$5,000'], egret: ['3', '$7,000'] }
  expect(told('rows', before, { tern: ['1', '$5,000'], egret: ['2', '$6,500'] }, { heron: ['1', ''] })).toEqual([
    ['left', 'heron', '$9,990', ''],
    ['repriced', 'egret', '$7,000', '$6,500'],
  ])
})
