import { describe, expect, it, test } from 'vitest'
import type { SiteEvent } from '#api/analytics.ts'
import { fakeShelf } from './fake-shelf.ts'
import { chooseMeasuring, keepEvent, measuringChoice, takeEvents } from './measuring.ts'

const event = (id: number): SiteEvent => ({ name: 'add_to_wishlist', id, facts: { car_id: '7' } })

describe('the choice about being counted', () => {
  it('is nothing until it is made, and may be changed', () => {
    const shelf = fakeShelf()
    expect(measuringChoice(shelf)).toBeNull()
    for (const choice of ['yes', 'no'] as const) {
      chooseMeasuring(choice, shelf)
      expect(measuringChoice(shelf)).toBe(choice)
    }
  })

  test.each<[string, unknown]>([
    ['another word', 'maybe'],
    ['no word', true],
    ['nothing', null],
  ])('is none when %s was kept', (_reason, value) => {
    const shelf = fakeShelf()
    shelf.write('measuring', value)
    expect(measuringChoice(shelf)).toBeNull()
  })
})

describe('events that wait for a later page', () => {
  it('are taken once, oldest first', () => {
    const shelf = fakeShelf()
    keepEvent(event(1), shelf)
    keepEvent(event(2), shelf)
    expect(takeEvents(shelf).map(({ id }) => id)).toEqual([1, 2])
    expect(takeEvents(shelf)).toEqual([])
  })

  it('are the last 20, and nothing that is none', () => {
    const shelf = fakeShelf()
    shelf.write('waiting-events', ['nonsense', 7, null, {}])
    for (let id = 1; id <= 19; id += 1) keepEvent(event(id), shelf)
    expect(takeEvents(shelf)).toHaveLength(19)
    for (let id = 1; id <= 30; id += 1) keepEvent(event(id), shelf)
    expect(takeEvents(shelf).map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => at + 11))
  })
})
