import { describe, expect, it } from 'vitest'
import { askedVisit, rememberAsked } from './asked-visit.ts'
import { fakeSiteStorage } from './storage/fake-storage.ts'

describe('what the success page says of a visit', () => {
  it('is when and where somebody asked to come, for the thanks of that form alone', () => {
    const siteStorage = fakeSiteStorage()
    const asked = { category: 'Test Drive Booking', date: '2026-03-05', time: '09:30', place: 'Lidcombe' }
    rememberAsked(asked, siteStorage)
    expect(askedVisit('Test Drive Booking', siteStorage)).toEqual(asked)
    expect(askedVisit('Service Booking', siteStorage)).toBeNull()
  })

  it('says no time without its day, nor what is neither', () => {
    const siteStorage = fakeSiteStorage()
    rememberAsked({ category: 'a', date: '2026-13-05', time: '09:30', place: '' }, siteStorage)
    expect(askedVisit('a', siteStorage)).toEqual({ category: 'a', date: '', time: '', place: '' })
  })
})
