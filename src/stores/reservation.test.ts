import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fakeShelf } from './fake-shelf.ts'
import { dropReservation, keepReservation, keptReservation } from './reservation.ts'

const kept = { carId: '7', state: 'paying', id: 99, lead: { email: 'mary@example.com' } } as const

it('is there again when a provider’s page sends the shopper back, for its own car only (S1.31)', () => {
  const shelf = fakeShelf()
  expect(keepReservation(kept, shelf)).toBe(true)
  expect(keptReservation('7', shelf)).toEqual(kept)
  expect(keptReservation('8', shelf)).toBeNull()
  dropReservation(shelf)
  expect(shelf.storage.entries.size).toBe(0)
})

it('is never read from anything else, and nothing throws', () => {
  const shelf = fakeShelf()
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      shelf.write('reservation', value)
      expect(keptReservation('7', shelf)).toBeNull()
    }),
    { seed: 1, numRuns: 500 },
  )
})
