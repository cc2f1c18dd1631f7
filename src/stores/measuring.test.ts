import { describe, expect, it, test } from 'vitest'
import type { SiteEvent } from '#api/analytics.ts'
import { chooseMeasuring, keepEvent, measuringChoice, takeEvents } from './measuring.ts'
import { fakeSiteStorage } from './storage/fake-storage.ts'

const event = (id: number): SiteEvent => ({ name: 'add_to_wishlist', id, facts: { car_id: '7' } })

describe('the choice about being counted', () => {
  it('is nothing until it is made, and may be changed', () => {
    const siteStorage = fakeSiteStorage()
    expect(measuringChoice(siteStorage)).toBeNull()
    for (const choice of ['yes', 'no'] as const) {
      chooseMeasuring(choice, siteStorage)
      expect(measuringChoice(siteStorage)).toBe(choice)
    }
  })

  test.each<[string, unknown]>([
    ['another word', 'maybe'],
    ['no word', true],
    ['nothing', null],
  ])('is none when %s was kept', (_reason, value) => {
    const siteStorage = fakeSiteStorage()
    siteStorage.write('measuring', value)
    expect(measuringChoice(siteStorage)).toBeNull()
  })
})

describe('events that wait for a later page', () => {
  it('are taken once, oldest first', () => {
    const siteStorage = fakeSiteStorage()
    keepEvent(event(1), siteStorage)
    keepEvent(event(2), siteStorage)
    expect(takeEvents(siteStorage).map(({ id }) => id)).toEqual([1, 2])
    expect(takeEvents(siteStorage)).toEqual([])
  })

  it('are the last 20, and nothing that is none', () => {
    const siteStorage = fakeSiteStorage()
    siteStorage.write('waiting-events', ['nonsense', 7, null, {}])
    for (let id = 1; id <= 19; id += 1) keepEvent(event(id), siteStorage)
    expect(takeEvents(siteStorage)).toHaveLength(19)
    for (let id = 1; id <= 30; id += 1) keepEvent(event(id), siteStorage)
    expect(takeEvents(siteStorage).map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => at + 11))
  })
})
