import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleModel } from '#domain/model/sample-model.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { carsShown, pickShownCars } from './cars-shown.ts'

const now = new Date('2026-03-11T12:00:00Z')
const images = ['1', '2', '3'].map((at) => ({ url: `/pictures/tern-${at}`, thumb: null }))
const cars = (...facts: readonly Partial<Car>[]) => facts.map((each, at) => sampleCar({ ...each, id: `${at}` }))
const shown = (...facts: readonly Partial<Car>[]) => {
  const known = cars(...facts)
  const told = { figures: [], known, list: '/search/norda/tern', byVariant: [] }
  return carsShown(known, sampleModel(), told, { site: sampleSite(), now })
}

test.each<[string, readonly Partial<Car>[], readonly string[]]>([
  ['can be bought', [{ reserved: true }, {}, { status: 'sold' }], ['1']],
  ['is on hold, where none can', [{ reserved: true }, { status: 'sold' }], ['0']],
  ['was sold, where no other is left', [{ status: 'sold' }], ['0']],
  ['is there', [], []],
])('of a model is shown what %s', (_which, facts, ids) => {
  expect(pickShownCars(cars(...facts)).map(({ id }) => id)).toEqual(ids)
})

test('several stand as cards, with the other sides of one of them', () => {
  const { sides, one, first } = shown({ images }, {})
  expect([sides?.pictures.length, one, first.cars.length]).toEqual([2, null, 2])
})

test('those that nobody can buy have no price beneath their sides', () => {
  expect(shown({ images, reserved: true }, { reserved: true }).sides).toBeNull()
})

test('one alone stands by itself, from a side that the head does not show', () => {
  const { sides, one, first } = shown({ images })
  expect([sides, first.cars, first.more, first.heading]).toEqual([null, [], null, 'Here today'])
  expect(one?.pictures.map((each) => each?.src)).toEqual(
    ['tern-2', 'tern-3'].map((name) => expect.stringContaining(name)),
  )
})

test('facts of the only one that stand beside its picture are not said below again', () => {
  const facts = { engine: '2.0L', doors: 5, body: '5-door SUV', drive: 'AWD' }
  const several = shown(facts, facts).specification?.lines.map(({ term }) => term)
  expect(several).toEqual(expect.arrayContaining(['Year', 'Engine', 'Drive']))
  const features = ['Braked towing 1,500 kg', 'Power 110 kW', 'Kerb weight 1,560 kg']
  const { one, specification } = shown({ ...facts, features })
  const beside = one?.facts.map(({ term }) => term) ?? []
  expect(
    specification?.lines.map(({ term }) => term).filter((term) => beside.includes(term) || term === 'Year'),
  ).toEqual([])
  expect(specification?.lines.length).toBeGreaterThan(2)
})
