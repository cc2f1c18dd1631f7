import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fakeSiteStorage } from '../storage/fake-storage.ts'
import { dropReservation, keepReservation, keptReservation } from './reservation.ts'

const kept = { carId: '7', state: 'paying', id: 99, lead: { email: 'mary@example.com' }, unpaidAttempts: 0 } as const

it('is there again when a provider’s page sends the shopper back, for its own car only (S1.31)', () => {
  const siteStorage = fakeSiteStorage()
  expect(keepReservation(kept, siteStorage)).toBe(true)
  expect(keptReservation('7', siteStorage)).toEqual(kept)
  expect(keptReservation('8', siteStorage)).toBeNull()
  dropReservation(siteStorage)
  expect(siteStorage.storage.entries.size).toBe(0)
})

it('is there again though the page that kept it counted no payments', () => {
  const siteStorage = fakeSiteStorage()
  const { unpaidAttempts: _, ...before } = kept
  siteStorage.write('reservation', before)
  expect(keptReservation('7', siteStorage)).toEqual(kept)
})

it('is never read from anything else, and nothing throws', () => {
  const siteStorage = fakeSiteStorage()
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      siteStorage.write('reservation', value)
      expect(keptReservation('7', siteStorage)).toBeNull()
    }),
    { seed: 1, numRuns: 500 },
  )
})
