import { expect, test } from 'vitest'
import { depositOf } from './deposit.ts'

const processor = (changes: object = {}) => ({
  authorization_key: 'pk_demo',
  authorization_type: 'card',
  deposit_amount: 500,
  ...changes,
})
const site = { payment_provider: 'demo', publishable_keys: { north: 'pk_north' } }
const nobody = { ...site, payment_provider: null }

test.each([
  ['the amount of its processor', [processor()], site, { amount: 500, key: 'pk_demo' }],
  ['whole dollars', [processor({ deposit_amount: 499.6 })], site, { amount: 500, key: 'pk_demo' }],
  [
    'that of the first that is able',
    [processor({ authorization_key: ' ' }), processor({ deposit_amount: 200 })],
    site,
    { amount: 200, key: 'pk_demo' },
  ],
  ['taken by the site’s provider', [processor({ authorization_type: '' })], site, { amount: 500, key: 'pk_demo' }],
  ['nothing without a provider', [processor({ authorization_type: '' })], nobody, null],
  ['nothing without a processor', [], site, null],
  ['nothing without an amount', [processor({ deposit_amount: null })], site, null],
  ['never less than a dollar', [processor({ deposit_amount: -500 })], site, null],
])('a car’s deposit is %s (S1.31)', (_reason, payment_processors, policy, deposit) => {
  expect(depositOf({ payment_processors, dealership_slug: null, dealership_id: null }, policy)).toEqual(deposit)
})

test.each([
  ['its dealership’s key where its processor brings none', { authorization_key: '' }, 'pk_north'],
  ['its processor’s own key before it', {}, 'pk_demo'],
])('a car’s deposit is taken with %s (S3.67)', (_reason, changes, key) => {
  const car = { payment_processors: [processor(changes)], dealership_slug: 'north', dealership_id: '3' }
  expect(depositOf(car, site)).toEqual({ amount: 500, key })
})
