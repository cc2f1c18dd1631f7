import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { variantTable } from './variant-table.ts'
import { termsByVariant } from './variant-terms.ts'

const alike = { fuel: 'Petrol', simple_fuel: null, engine: '2.0L', transmission: 'Manual', simple_transmission: null }
const tableOf = (...drives: readonly string[]) => {
  const cars = drives.map((drive, at) => sampleCar({ ...alike, simple_drive: drive, badge: `G${at}`, id: `${at}` }))
  return variantTable(cars, '/search/norda/tern', sampleSite())
}

test.each([
  ['what differs from variant to variant', tableOf('Front', 'AWD'), ['Drive']],
  ['nothing where all are alike', tableOf('AWD', 'AWD'), []],
  ['nothing where there is one', tableOf('AWD'), []],
])('a table of variants says %s', (_what, table, terms) => {
  expect(termsByVariant(table)).toEqual(terms)
})
