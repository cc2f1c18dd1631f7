import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type ContactMemory, clearDetails, rememberDetails, rememberedDetails } from './contact-details.ts'
import { fakeSiteStorage } from './storage/fake-storage.ts'

const day = 24 * 60 * 60 * 1000
const monday = new Date('2026-03-02T00:00:00Z')
const later = (ms: number) => new Date(monday.getTime() + ms)
const details = { name: 'Mary', last_name: 'Lee', email: 'mary@example.com', phone: '0491570156', postcode: '2000' }

const storages = () => ({ local: fakeSiteStorage(), session: fakeSiteStorage() })

describe('contact details', () => {
  it('prefills the next form with these five and nothing else (S3.94)', () => {
    const both = storages()
    rememberDetails('days30', { ...details, message: 'Hello', rego: 'ABC123' }, monday, both)
    expect(rememberedDetails('days30', later(day), both)).toEqual(details)
    expect([...both.local.storage.entries.values()].join()).not.toContain('Hello')
  })

  test.each([
    ['a moment later', 'days30', 1, details],
    ['a millisecond before 30 days', 'days30', 30 * day - 1, details],
    ['after 30 days', 'days30', 30 * day, {}],
    ['with a clock that went backwards', 'days30', -day, {}],
    ['later in the same tab', 'session', 5 * day, details],
    ['on a site that never remembers', 'never', 1, {}],
  ] as const)('%s (S3.94)', (_reason, memory, wait, expected) => {
    const both = storages()
    rememberDetails(memory, details, monday, both)
    expect(rememberedDetails(memory, later(wait), both)).toEqual(expected)
  })

  it('removes what is too old from the browser', () => {
    const both = storages()
    rememberDetails('days30', details, monday, both)
    rememberedDetails('days30', later(31 * day), both)
    expect(both.local.storage.length).toBe(0)
  })

  test.each<ContactMemory>(['days30', 'session', 'never'])('leaves no byte after clearing: %s', (memory) => {
    const both = storages()
    rememberDetails(memory, details, monday, both)
    clearDetails(both)
    expect(both.local.storage.length + both.session.storage.length).toBe(0)
  })

  test.each(['blocked', 'full'] as const)('a form just starts empty while storage is %s', (mode) => {
    const both = storages()
    both.local.storage.mode = mode
    rememberDetails('days30', details, monday, both)
    expect(rememberedDetails('days30', monday, both)).toEqual({})
    clearDetails(both)
  })

  it('takes nothing but five texts from whatever is in the key', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const both = storages()
        both.local.storage.entries.set('north:contact-details', text)
        const found = rememberedDetails('days30', monday, both)
        expect(Object.values(found).every((value) => typeof value === 'string')).toBe(true)
      }),
      { seed: 1, numRuns: 1000 },
    )
  })
})
