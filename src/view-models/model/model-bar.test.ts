import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleModel } from '#domain/model/sample-model.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { modelBar } from './model-bar.ts'
import { modelView } from './model-view.ts'

const now = new Date('2026-03-11T12:00:00Z')
const barOf = (...facts: readonly Partial<Car>[]) => {
  const cars = facts.map((each, at) => sampleCar({ make: 'Norda', model: 'Tern', ...each, id: `${at}` }))
  const site = sampleSite()
  return modelBar(modelView(sampleModel(), { site, showroom: { cars, readable: cars }, now }), site)
}

const features = ['Bluetooth', 'Cruise control', 'USB ports', 'Air conditioning']

test('says the lowest price, the parts of the page, and both ways on', () => {
  const many = ['Red', 'Blue', 'Blue', 'Blue'].map((colour, at) => ({ colour, badge: `GT ${at}`, features }))
  expect(barOf(...many)).toEqual({
    name: 'Tern',
    price: 'From $25,990',
    parts: [
      { id: 'stock', name: 'Stock' },
      { id: 'colours', name: 'Colours' },
      { id: 'variants', name: 'Variants' },
      { id: 'usual', name: 'Features' },
    ],
    action: expect.objectContaining({ text: 'See 4 in stock' }),
    ask: expect.objectContaining({ text: 'Book a drive' }),
  })
})

test('says from what price one may be had, whatever its condition', () => {
  const bar = barOf({ car_type: 'new', price: 46_490 }, { car_type: 'used', price: 28_990 })
  expect(bar?.price).toBe('From $28,990')
})

test('leads to no more parts than fit in one line', () => {
  const many = ['Red', 'Blue', 'Blue', 'Blue'].map((colour, at) => ({
    colour,
    badge: `GT ${at}`,
    features: [...features, 'Length 4,575 mm', 'Kerb weight 1,560 kg', 'Torque 400 Nm'],
  }))
  expect(barOf(...many)?.parts.map(({ name }) => name)).toEqual(['Stock', 'Colours', 'Variants', 'Specs'])
})

test('one part alone is nothing to choose from, and one car is seen', () => {
  expect(barOf({})?.parts).toEqual([])
  expect(barOf({})).toMatchObject({ action: { text: 'See this one' }, ask: null })
})

test('of what nobody can buy there is none', () => {
  expect(barOf({ reserved: true })).toBeNull()
})
