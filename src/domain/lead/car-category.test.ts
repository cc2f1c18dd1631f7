import { expect, test } from 'vitest'
import type { CarType } from '../car/car.ts'
import { categoryOfCars } from './car-category.ts'

const [fresh, used, demo] = ['New Vehicle Enquiry', 'Used Vehicle Enquiry', 'Demo Vehicle Enquiry']

test.each<[string, readonly CarType[], readonly string[], string | null]>([
  ['new ones', ['new', 'new'], [used, fresh], fresh],
  ['used ones', ['used', 'used'], [used, fresh], used],
  ['a new one among used ones', ['new', 'used', 'used'], [used, fresh], null],
  ['demonstrators beside used ones', ['demo', 'demo', 'used'], [used, fresh], null],
  ['demonstrators beside new ones', ['demo', 'new'], [fresh, demo], null],
  ['demonstrators alone', ['demo'], [fresh, demo], demo],
  ['demonstrators alone, of which nobody asks apart', ['demo'], [fresh], fresh],
  ['a dealer without that category', ['used'], ['General Enquiry', fresh], null],
  ['no cars', [], [used, fresh], null],
])('cars are asked about as what all of them are: %s', (_reason, types, offered, category) => {
  expect(categoryOfCars(types, offered)).toBe(category)
})
