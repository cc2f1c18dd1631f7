import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openHours } from '#domain/location/open-now.ts'
import { openOn, usualWeek } from '#domain/location/sample-location.ts'
import type { FieldOf } from '#forms/field.ts'
import { sampleControl } from '../enquiry/sample-control.ts'
import { PlaceControl } from './PlaceControl.tsx'

const field: FieldOf<'select'> = {
  kind: 'select',
  name: 'place',
  label: 'Service Location',
  options: [
    { value: 'north', label: 'North', at: { address: '12 Parramatta Road, Lidcombe NSW 2141', phone: '02 5550 0123' } },
    { value: 'south', label: 'South', at: { address: '3 Princes Highway, Kogarah NSW 2217', phone: null } },
  ],
}
const hours = openHours(openOn(usualWeek))
const base = { ...sampleControl, id: 'service-place' }
const draw = (facts: Partial<FieldOf<'select'>>, value: string, isNative = false) =>
  renderToStaticMarkup(<PlaceControl {...base} field={{ ...field, ...facts }} value={value} isNative={isNative} />)
const saidIn = (markup: string) =>
  [...(markup.split('role="status"')[1] ?? '').matchAll(/>([^<]+)</g)].map(([, t]) => t)

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en-AU' } })
  vi.useFakeTimers({ now: new Date('2026-03-10T01:00:00Z') })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the line below a choice of workshops', () => {
  const north = ['12 Parramatta Road, Lidcombe NSW 2141', '02 5550 0123']
  test.each<[string, Partial<FieldOf<'select'>>, string, readonly string[]]>([
    ['says what it is for, until one is chosen', {}, '', ['Choose one to see its address, phone and hours.']],
    [
      'has the hours of the day asked for',
      { visit: { hours, day: '2026-03-14' } },
      'north',
      [...north, 'Sat 14 Mar: 9:00am - 3:00pm'],
    ],
    [
      'says whether it is open while no day is',
      { visit: { hours, day: '' } },
      'north',
      [...north, 'Open now, closes 5:30 pm'],
    ],
    [
      'leaves out what is not known',
      { visit: { hours: undefined, day: '' } },
      'south',
      ['3 Princes Highway, Kogarah NSW 2217'],
    ],
  ])('%s', (_reason, facts, value, said) => {
    expect(saidIn(draw(facts, value))).toEqual(said)
  })

  test('keeps its room where no script has come, and calls the place by name', () => {
    expect(saidIn(draw({}, 'north', true))).toEqual(['\u00a0'])
    expect(draw({}, 'north')).toContain('href="tel:0255500123" aria-label="Call North on 02 5550 0123"')
  })

  test('is not there where nothing is known of any', () => {
    const options = field.options.map(({ value, label }) => ({ value, label }))
    expect(draw({ options }, '')).not.toContain('role="status"')
  })
})
