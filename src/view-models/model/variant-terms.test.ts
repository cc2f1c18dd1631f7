import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { variantTable } from './variant-table.ts'
import { termsByVariant, variantLine } from './variant-terms.ts'

const alike = { fuel: 'Petrol', simple_fuel: null, engine: '2.0L', transmission: 'Manual', simple_transmission: null }
const tableOf = (...drives: readonly string[]) => {
  const cars = drives.map((drive, at) => sampleCar({ ...alike, simple_drive: drive, badge: `G${at}`, id: `${at}` }))
  return variantTable(cars, '/search/norda/tern', sampleSite())
}

const electric = ['Single motor', 'Dual motor'].map((engine, at) =>
  sampleCar({ ...alike, fuel: 'Electric', engine, simple_drive: 'AWD', badge: `G${at}`, id: `${at}` }),
)

const shared = ['Year', 'Transmission', 'Fuel', 'Engine']

test.each([
  ['what differs from variant to variant, and what all have', tableOf('Front', 'AWD'), ['Drive', ...shared]],
  ['what all have where all are alike', tableOf('AWD', 'AWD'), ['Year', 'Transmission', 'Drive', 'Fuel', 'Engine']],
  [
    'the motors of electric ones',
    variantTable(electric, '/search/norda/tern', sampleSite()),
    ['Motor', 'Year', 'Transmission', 'Drive', 'Fuel'],
  ],
  ['nothing where there is one', tableOf('AWD'), []],
])('a table of variants says %s', (_what, table, terms) => {
  expect(termsByVariant(table)).toEqual(terms)
})

test.each([
  [
    'all of it',
    {
      ...{ bathroom: 'Full ensuite', years: '2018 to 2026', driven: 'used 33,432 km' },
      ...{ power: '154 kW', use: '8 L/100 km', weight: 'GVM 4,250 kg' },
    },
    'Full ensuite · 2018 to 2026 · used 33,432 km · 154 kW · 8 L/100 km · GVM 4,250 kg',
  ],
  ['what is known', { bathroom: '', years: '2026', driven: '', power: '', use: '', weight: '' }, '2026'],
  ['nothing', { bathroom: '', years: '', driven: '', power: '', use: '', weight: '' }, ''],
])('beneath the name of a variant stands %s', (_what, row, line) => {
  expect(variantLine(row)).toBe(line)
})
