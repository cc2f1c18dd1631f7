import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { ListedCar } from '#api/listed-cars.ts'
import { writeTree } from '../lib/write-tree.ts'
import { findCarOutcomes } from './car-outcomes.ts'
import type { MatchedCars } from './stock-changes.ts'

const folder = mkdtempSync(join(tmpdir(), 'told-cars-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [old, live] = [join(folder, 'old'), join(folder, 'live')]
const reserved = '<p data-notice="reserved">Reserved</p>'
writeTree(folder, {
  'old/cars/back.html': '<h1>No longer available</h1>',
  'live/cars/back.html': '<h1>Heron</h1>',
  'live/cars/new.html': '<h1>Tern</h1>',
  'old/cars/was.html': '<h1>Egret</h1>',
  'live/cars/is.html': reserved,
})

const card: ListedCar = { kind: 'price', text: '$9,990' }
const car = (name: string) => ({ id: name, name, page: `/cars/${name}` })
const releases = { old, live, moved: [{ from: '/cars/was', to: '/cars/is' }] }
const nothing: MatchedCars = { added: [], left: [], stayed: [] }
const told = (cars: Partial<MatchedCars>) => findCarOutcomes({ ...nothing, ...cars }, releases, (id) => `became ${id}`)

it('tells a car that is back from one that is new, by the page it had', () => {
  const nameless = { ...car('x'), page: '' }
  const { added } = told({ added: [car('back'), car('new'), nameless].map((each) => ({ ...each, after: card })) })
  expect(added.map(({ id, what, after }) => [id, what, after])).toEqual([
    ['back', 'available again', '$9,990'],
    ['new', 'new', '$9,990'],
    ['x', 'new', '$9,990'],
  ])
})

it('tells of one that left what is known', () => {
  expect(told({ left: [{ ...car('gone'), before: card }] }).left).toEqual([
    { ...car('gone'), what: 'became gone', before: '$9,990', after: '' },
  ])
})

it('reads the page of one that moved where it was', () => {
  const { changed } = told({
    stayed: [car('is'), car('nowhere')].map((each) => ({ ...each, before: card, after: card })),
  })
  expect(changed).toEqual([{ ...car('is'), what: 'reserved', before: '$9,990', after: 'reserved' }])
})
