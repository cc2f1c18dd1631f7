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

const electric = ['Single motor', 'Dual motor'].map((engine, at) =>
  sampleCar({ ...alike, fuel: 'Electric', engine, simple_drive: 'AWD', badge: `G${at}`, id: `${at}` }),
)

test.each([
  ['what differs from variant to variant', tableOf('Front', 'AWD'), ['Drive']],
  ['nothing where all are alike', tableOf('AWD', 'AWD'), []],
  ['the motors of electric ones', variantTable(electric, '/search/norda/tern', sampleSite()), ['Motor']],
  ['nothing where there is one', tableOf('AWD'), []],
])('a table of variants says %s', (_what, table, terms) => {
  expect(termsByVariant(table)).toEqual(terms)
})
