import { expect, it, test } from 'vitest'
import { acceptedCards } from './accepted-cards.ts'
import { orderFields, outcomeIn } from './provider.ts'

const order = {
  key: 'pk_live_1',
  amount: 500,
  currency: 'AUD',
  reference: '7-99',
  description: '2021 Norda Tern',
  page: 'https://north.example/cars/tern/checkout',
}

it('accepts these five, in this order (S9.26)', () => {
  expect(acceptedCards).toEqual(['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'])
})

it('tells a provider the deposit in its own words and unit', () => {
  const names = { key: 'merchant', amount: 'total', paid_url: 'success_url' }
  expect(orderFields(order, { names, unit: 'cents' })).toEqual({
    merchant: 'pk_live_1',
    total: '50000',
    currency: 'AUD',
    reference: '7-99',
    description: '2021 Norda Tern',
    success_url: 'https://north.example/cars/tern/checkout?payment=paid',
    failed_url: 'https://north.example/cars/tern/checkout?payment=failed',
    cancelled_url: 'https://north.example/cars/tern/checkout?payment=cancelled',
  })
})

it('uses the platform’s words and whole dollars where nothing else is said', () => {
  expect(orderFields(order, { names: {}, unit: 'dollars' })).toMatchObject({ key: 'pk_live_1', amount: '500' })
})

test.each([
  ['nothing', '', null],
  ['a word it does not know', '?payment=refunded', null],
  ['another query', '?paid=1', null],
  ['paid', '?payment=paid', 'paid'],
  ['failed among others', '?a=1&payment=failed', 'failed'],
  ['cancelled', '?payment=cancelled', 'cancelled'],
])('reads %s off an address', (_reason, search, outcome) => {
  expect(outcomeIn(search)).toBe(outcome)
})
