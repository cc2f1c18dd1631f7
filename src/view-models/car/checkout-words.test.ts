import { describe, expect, it, test } from 'vitest'
import { endDeposit, endTitles, heldFor, holdLine } from './checkout-words.ts'

test.each([
  ['the dealer arranges it', null, 7, true, 'Hold the Tern. The deposit is arranged with you.'],
  ['nothing else is said', '$500', null, false, 'Hold the Tern with a deposit of $500.'],
  ['the days are known', '$500', 7, false, 'Hold the Tern for 7 days with a deposit of $500.'],
  ['it is paid back', '$500', 1, true, 'Hold the Tern for 1 day with a refundable deposit of $500.'],
])('says of a deposit, where %s', (_reason, deposit, hold_days, refundable, line) => {
  expect(holdLine('Tern', deposit, { payment: { hold_days, refundable } })).toBe(line)
})

it('says nothing of days that no dealer named', () => {
  expect([null, 1, 14].map(heldFor)).toEqual([null, '1 day', '14 days'])
})

describe('the end of a reservation', () => {
  it('is a title, and never takes a test for a payment', () => {
    expect(endTitles(false).done).toBe('Reserved')
    expect(endTitles(true).done).toBe('Reserved (test)')
    expect([endDeposit(false).done, endDeposit(true).done]).toEqual(['Deposit paid', 'Deposit (test)'])
  })

  it('leaves no deposit to pay where the car is gone', () => {
    expect(endDeposit(false).gone).toBe('')
  })
})
