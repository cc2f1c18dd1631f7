import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isReservationState, nextReservation, type ReservationEvent, type ReservationState } from './reservation.ts'

const reservation = (...events: readonly ReservationEvent[]) =>
  events.reduce<ReservationState>((state, event) => nextReservation(state, event), 'details')

const paying = ['lead_kept', 'pay', 'car_is_free'] as const

describe('a reservation', () => {
  test.each<[string, readonly ReservationEvent[], ReservationState]>([
    ['begins with the shopper’s details', [], 'details'],
    ['asks for the deposit only once the lead is kept', ['lead_kept'], 'payment'],
    ['asks after the car before it is paid', ['lead_kept', 'pay'], 'checking'],
    ['goes to the provider while the car is free', paying, 'paying'],
    ['is done when it was paid', [...paying, 'paid'], 'done'],
    ['may fail', [...paying, 'failed'], 'failed'],
    ['may be cancelled', [...paying, 'cancelled'], 'cancelled'],
    ['counts as cancelled when the shopper comes back without a word', [...paying, 'came_back'], 'cancelled'],
    ['may be tried again after a failure', [...paying, 'failed', 'pay', 'car_is_free', 'paid'], 'done'],
    ['may be tried again after it was cancelled', [...paying, 'cancelled', 'pay', 'car_is_free'], 'paying'],
    ['starts one payment however often it is clicked', ['lead_kept', 'pay', 'pay', 'car_is_free', 'pay'], 'paying'],
    ['ends where somebody else took the car', ['lead_kept', 'pay', 'car_is_gone'], 'gone'],
    ['ends before it begins where the car is gone', ['car_is_gone', 'lead_kept', 'pay'], 'gone'],
    ['is not paid before there is a lead', ['pay', 'car_is_free', 'paid'], 'details'],
    ['is done although the word comes late', [...paying, 'cancelled', 'paid'], 'done'],
    ['is done although the car went meanwhile', ['lead_kept', 'pay', 'car_is_gone', 'paid'], 'done'],
    ['stays done whatever comes after', [...paying, 'paid', 'failed', 'cancelled', 'pay'], 'done'],
    ['is a matter for the dealer where nobody takes deposits online', ['lead_kept_without_payment', 'pay'], 'arranged'],
  ])('%s', (_reason, events, state) => {
    expect(reservation(...events)).toBe(state)
  })

  it('is never done without a payment, and never pays without a lead and a free car', () => {
    const event = fc.constantFrom<ReservationEvent>(
      'lead_kept',
      'lead_kept_without_payment',
      'pay',
      'car_is_free',
      'car_is_gone',
      'paid',
      'failed',
      'cancelled',
      'came_back',
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const state = reservation(...events)
        if (state === 'done') expect(events).toContain('paid')
        if (state === 'paying') expect(events).toEqual(expect.arrayContaining([...paying]))
      }),
      { seed: 1, numRuns: 3000 },
    )
  })
})

test.each([
  ['paying', true],
  ['toString', false],
  ['', false],
  [null, false],
])('%s is a state: %s', (value, is) => {
  expect(isReservationState(value)).toBe(is)
})
