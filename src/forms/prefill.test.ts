import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { sampleParts } from './definitions/sample-parts.ts'
import type { Field } from './field.ts'
import { prefillFromQuery } from './prefill.ts'

const { policy } = sampleParts
const fields: readonly Field[] = [
  { kind: 'text', name: 'vehicle_price_budget', label: 'Price', query: 'vehiclePriceBudget' },
  { kind: 'hidden', name: 'car_id', label: 'Car', initial: '', query: 'car_id' },
  {
    kind: 'select',
    name: 'dealership_slug',
    label: 'Dealership',
    query: 'preferredDealership',
    options: [{ value: 'north', label: 'North' }],
  },
  { kind: 'email', name: 'email', label: 'Email' },
]

test.each([
  ['nothing', '', {}],
  [
    'the four of a finance link (S2.43, S2.44, S2.45)',
    '?preferredDealership=north&vehiclePriceBudget=25990&car_id=7&car_type=used',
    { dealership_slug: 'north', vehicle_price_budget: '25990', car_id: '7' },
  ],
  ['no dealership the site does not have', '?preferredDealership=south', {}],
  ['nothing for a field that names no parameter', '?email=a@b.co&name=Mary', {}],
  ['nothing that is no id or amount', '?car_id=%3Cscript%3E', {}],
  ['nothing without end', `?car_id=${'7'.repeat(65)}`, {}],
])('an address asks for %s', (_reason, search, values) => {
  expect(prefillFromQuery(fields, search, policy)).toEqual(values)
})

it('takes no address for more than its fields can hold', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      for (const text of Object.values(prefillFromQuery(fields, search, policy)))
        expect(text).toMatch(/^[\w .,$-]{1,64}$/)
    }),
    { seed: 1, numRuns: 1000 },
  )
})
