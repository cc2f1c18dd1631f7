import { expect, test } from 'vitest'
import { depositOf } from './deposit.ts'

const processor = (changes: object = {}) => ({
  authorization_key: 'pk_demo',
  authorization_type: 'card',
  deposit_amount: 500,
  ...changes,
})
const site = { provider: 'demo' }

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
  ['nothing without a provider', [processor({ authorization_type: '' })], { provider: null }, null],
  ['nothing without a processor', [], site, null],
  ['nothing without an amount', [processor({ deposit_amount: null })], site, null],
  ['never less than a dollar', [processor({ deposit_amount: -500 })], site, null],
])('a car’s deposit is %s (S1.31)', (_reason, payment_processors, policy, deposit) => {
  expect(depositOf({ payment_processors }, policy)).toEqual(deposit)
})
