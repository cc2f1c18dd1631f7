import { afterEach, describe, expect, test } from 'vitest'
import { isPromoOn, type Promo, promosOn } from './promo.ts'
import { samplePromo } from './sample-promo.ts'

const machineZone = process.env.TZ
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ
  else process.env.TZ = machineZone
})

const sydney = 'Australia/Sydney'
const midday = '2026-03-10T01:00:00Z'

describe('whether a promo is on (S3.80)', () => {
  test.each<[string, Partial<Promo>, string, boolean]>([
    ['open-ended', {}, midday, true],
    ['switched off, whatever its dates', { display: false, start: '2026-01-01' }, midday, false],
    ['it starts tomorrow', { start: '2026-03-11' }, midday, false],
    ['it starts today, at the dealer’s midnight', { start: '2026-03-10' }, '2026-03-09T13:00:00Z', true],
    ['a minute earlier it is still yesterday there', { start: '2026-03-10' }, '2026-03-09T12:59:00Z', false],
    ['its last day counts to the last minute', { expiry: '2026-03-10' }, '2026-03-10T12:59:59Z', true],
    ['then it is over', { expiry: '2026-03-10' }, '2026-03-10T13:00:00Z', false],
    ['a moment with offset', { expiry: '2026-03-10T12:00:00+11:00' }, '2026-03-10T00:59:59Z', true],
    ['over at that moment', { expiry: '2026-03-10T12:00:00+11:00' }, '2026-03-10T01:00:00Z', false],
    ['a time without offset is the dealer’s', { start: '2026-03-10T12:00' }, '2026-03-10T00:59:00Z', false],
    ['and begins with its minute', { start: '2026-03-10 12:00:00' }, midday, true],
    ['an early time of one digit each', { start: '2026-03-10T09:05' }, '2026-03-09T22:05:00Z', true],
    ['a minute before it', { start: '2026-03-10T09:05' }, '2026-03-09T22:04:59Z', false],
    ['and ends with it', { expiry: '2026-03-10T12:00' }, midday, false],
    ['a later time with a gap before it', { start: '2026-03-10 13:00' }, midday, false],
    ['a moment without seconds, of another clock', { start: '2026-03-10T05:00Z' }, midday, false],
    ['dates with spaces around them', { start: ' 2026-03-10 ', expiry: ' 2026-03-10 ' }, '2026-03-10T12:59:59Z', true],
    ['a first day with spaces around it', { start: ' 2026-03-10 ' }, '2026-03-09T13:00:00Z', true],
    ['words before a last day', { expiry: 'until 2026-03-31' }, midday, false],
    ['words before a last hour', { expiry: 'until 2026-03-31T09:00' }, midday, false],
    ['words before a date', { start: 'from 2026-03-01' }, midday, false],
    ['words before a time', { start: 'from 2026-03-01T09:00' }, midday, false],
    ['between its dates', { start: '2026-03-01', expiry: '2026-03-31' }, midday, true],
    ['a start that cannot be read', { start: 'soon' }, midday, false],
    ['an expiry that cannot be read', { expiry: 'some day' }, midday, false],
    ['strict, with both dates', { start: '2026-03-01', expiry: '2026-03-31', strictDisplay: true }, midday, true],
    ['strict, without a start', { expiry: '2026-03-31', strictDisplay: true }, midday, false],
    ['strict, without an expiry', { start: '2026-03-01', strictDisplay: true }, midday, false],
  ])('%s', (_reason, facts, moment, isOn) => {
    for (const machine of ['UTC', 'America/New_York', 'Pacific/Auckland']) {
      process.env.TZ = machine
      expect(isPromoOn({ ...samplePromo, ...facts }, new Date(moment), sydney)).toBe(isOn)
    }
  })

  test.each([
    ['Australia/Perth', true],
    ['Australia/Sydney', false],
    ['Pacific/Auckland', false],
    ['America/New_York', true],
  ])('a last day ends with the day of %s', (timeZone, isOn) => {
    expect(isPromoOn({ ...samplePromo, expiry: '2026-03-10' }, new Date('2026-03-10T14:00:00Z'), timeZone)).toBe(isOn)
  })
})

test('promos stand by position, those that are off left out (S3.80)', () => {
  const at = (title: string, facts: Partial<Promo>) => ({ ...samplePromo, title, ...facts })
  const promos = [at('c', { position: 3 }), at('a', { position: 1 }), at('b', { position: 2, display: false })]
  expect(promosOn(promos, new Date(midday), sydney).map(({ title }) => title)).toEqual(['a', 'c'])
})
