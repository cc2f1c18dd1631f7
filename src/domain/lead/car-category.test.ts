import { expect, test } from 'vitest'
import type { CarType } from '../car/car.ts'
import { categoryOfCars } from './car-category.ts'

const [fresh, used, demo] = ['New Vehicle Enquiry', 'Used Vehicle Enquiry', 'Demo Vehicle Enquiry']

test.each<[string, readonly CarType[], readonly string[], string | null]>([
  ['new ones', ['new', 'new'], [used, fresh], fresh],
  ['more used ones than others', ['new', 'used', 'used'], [used, fresh], used],
  ['as many of both', ['used', 'new'], [used, fresh], fresh],
  ['demonstrators beside used ones', ['demo', 'demo', 'used'], [used, fresh], fresh],
  ['demonstrators alone', ['demo'], [fresh, demo], demo],
  ['demonstrators alone, of which nobody asks apart', ['demo'], [fresh], fresh],
  ['a dealer without that category', ['used'], ['General Enquiry', fresh], null],
  ['no cars', [], [used, fresh], null],
])('cars are asked about by what most are: %s', (_reason, types, offered, category) => {
  expect(categoryOfCars(types, offered)).toBe(category)
})
