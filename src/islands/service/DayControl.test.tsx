import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openHours } from '#domain/location/open-now.ts'
import { openOn, usualWeek } from '#domain/location/sample-location.ts'
import type { FieldOf } from '#forms/field.ts'
import { sampleControl } from '../enquiry/sample-control.ts'
import { DayControl } from './DayControl.tsx'

const thursday = '2026-03-05'
const plain: FieldOf<'date'> = { kind: 'date', name: 'day', label: 'Preferred day', required: false }
const asked: FieldOf<'date'> = {
  ...plain,
  min: thursday,
  openAt: { field: 'place', hours: { north: openHours(openOn(usualWeek)) } },
}
const base = { ...sampleControl, id: 'service-day' }
const draw = (field: FieldOf<'date'>, value = '') =>
  renderToStaticMarkup(<DayControl {...base} field={field} value={value} />)
const valuesIn = (markup: string) =>
  [...markup.matchAll(/type="radio"[^>]*?value="([^"]*)"/g)].map(([, value]) => value)
const chosenIn = (markup: string) =>
  /value="([^"]*)"/.exec(/<input[^>]*checked[^>]*>/.exec(markup)?.[0] ?? '')?.[1] ?? null

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'en-AU' } }))
afterEach(() => vi.unstubAllGlobals())

describe('the day of a service', () => {
  test('is any, one of the next open ones, or another', () => {
    const days = ['2026-03-06', '2026-03-07', '2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12']
    expect(valuesIn(draw(asked))).toEqual(['', ...days, 'other'])
  })

  test.each(['', '2026-03-09', '2026-04-20'])('has one control that its label leads to: %j', (value) => {
    expect(draw(asked, value).match(/id="service-day"/g)).toHaveLength(1)
  })

  test.each([
    ['any until one is pressed', '', '', false],
    ['one that was pressed', '2026-03-09', '2026-03-09', false],
    ['another, typed into the browser’s control', '2026-04-20', 'other', true],
    ['another on a day that is closed', '2026-03-08', 'other', true],
  ])('is %s', (_reason, value, chosen, isTyped) => {
    const markup = draw(asked, value)
    expect([chosenIn(markup), markup.includes('type="date"')]).toEqual([chosen, isTyped])
  })

  test.each([
    ['before the browser has said which day it is', { ...asked, min: undefined } as unknown as FieldOf<'date'>],
    ['where no hours are known', { ...plain, min: thursday }],
    ['at a place whose hours are not known', { ...asked, place: 'west' }],
  ])('is typed %s', (_reason, field) => {
    const markup = draw(field)
    expect([valuesIn(markup), markup.includes('type="date"')]).toEqual([[], true])
  })
})
