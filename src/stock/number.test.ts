import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { count, decimal, dollars, fuelUse, kilowattHours, odometer, price, rating, year } from './number.ts'

type Row<T> = readonly [reason: string, raw: unknown, read: T]

describe('dollars', () => {
  test.each<Row<number | null>>([
    ['a number (S3.2)', 25990, 25990],
    ['a number as text', '42990', 42990],
    ['with sign and comma', '$42,990', 42990],
    ['with cents', '42990.49', 42990],
    ['with a currency', 'AUD $42,990', 42990],
    ['with a currency behind', '42,990 NZD', 42990],
    ['nought, which is a price of nought (S3.2)', 0, 0],
    ['price on application', 'POA', null],
    ['below zero', -5, null],
    ['two prices', '$1,000 - $2,000', null],
    ['a comma in the wrong place', '42,99', null],
    ['a list', [42990], null],
    ['missing', undefined, null],
    ['a point for thousands', '12.990', 12990],
    ['points for millions', '1.250.000', 1_250_000],
    ['a point for thousands, a comma for cents', '12.990,00', 12990],
    ['a comma for thousands, a point for cents', '12,990.00', 12990],
    ['a comma for cents alone', '12990,00', 12990],
    ['blanks', '12 990', 12990],
    ['blanks that do not break', '$12\u00a0990', 12990],
    ['an apostrophe', "12'990", 12990],
    ['no cents, as a dash', '$12990.-', 12990],
    ['the same with a comma', '12.990,-', 12990],
    ['thousands as a letter', '85k', 85000],
    ['a sign of Australia', 'A$42,990', 42990],
    ['a sign behind', '42990 $', 42990],
    ['drive away', '$42,990 Drive Away', 42990],
    ...['$42,990 DA', '42990 DAP', '$42,990 D/A', '$42,990 Drive-Away Price', '$42,990 drive away, no more to pay'].map(
      (text): Row<number> => ['drive away in other words', text, 42990],
    ),
    ['with taxes', 'AUD 42,990.00 inc GST', 42990],
    ['with a footnote', '$42,990*', 42990],
    ['with another', '$42,990^', 42990],
    ['or near offer', '$9,500 ono', 9500],
    ['or best offer', '$9,500 or best offer', 9500],
    ['before charges of the state', '$42,990 EGC', null],
    ['before costs of the road', '$42,990 + ORC', null],
    ['by the week', '$99 pw', null],
    ['decimals of a database', '42990.0000', 42990],
    ['groups that do not fit', '1,29,900', null],
    ['signs that take turns', '1.234,567.00', null],
    ['two points', '12.99.0', null],
    ['another currency', '€12.990', null],
    ['before taxes', '$42,990 + GST', null],
    ['with words', 'from $42,990', null],
    ['a power', '1e5', null],
    ['more than anything costs', 10_000_001, null],
    ['the most', '$10,000,000', 10_000_000],
    ['three hundred digits', '9'.repeat(300), null],
    ['no number', Number.POSITIVE_INFINITY, null],
    ['markup', '<b>$42,990</b>', 42990],
  ])('%s', (_, raw, read) => {
    expect(dollars(raw)).toBe(read)
  })

  it('are those of the site: another dollar is not read', () => {
    expect(dollars('US$42,990', 'AUD')).toBeNull()
    expect(dollars('USD 42,990', 'AUD')).toBeNull()
    expect([dollars('A$42,990', 'AUD'), dollars('$42,990', 'AUD'), dollars('42,990 aud', 'AUD')]).toEqual([
      42990, 42990, 42990,
    ])
  })
})

describe('the price of a car is never a thousandth of it', () => {
  test.each<Row<number | null>>([
    ['thousands that a program took for a fraction', 12.99, null],
    ['the same as text', '12.99', null],
    ['three digits behind the point', 120.495, null],
    ['with cents', 42990.49, 42990],
    ['a bicycle', 899.95, 900],
    ['a hundred and some cents', 100.5, 101],
    ['less than a hundred with cents', 99.95, null],
    ['a thousand of an odd rate', 1000.125, 1000],
    ['a price of an odd rate', 1234.567, 1235],
    ['a whole number', 12, 12],
    ['a nought of a database', '0.00', 0],
  ])('%s', (_, raw, read) => {
    expect(price(raw)).toBe(read)
  })

  it('whoever wrote it', () => {
    const thousands = fc.integer({ min: 1, max: 9999 }).map((thousand) => thousand * 1000 + 990)
    const signs = fc.constantFrom([',', '.'], ['.', ','], [' ', '.'], ["'", '.'])
    fc.assert(
      fc.property(thousands, signs, fc.boolean(), (amount, [group, point], hasCents) => {
        const written = String(amount).replace(/\B(?=(?:\d{3})+$)/g, group ?? '') + (hasCents ? `${point}00` : '')
        expect([written, price(written)]).toEqual([written, amount])
      }),
      { seed: 1, numRuns: 300 },
    )
  })
})

test.each<Row<number | null>>([
  ['a number', 64, 64],
  ['a fraction', 64.85, 64.85],
  ['as text', '64.85 kWh', 64.85],
  ['as text without a blank', '64kWh', 64],
  ['without its unit', '64', 64],
  ['with words before it', 'about 64 kWh', null],
  ['with words behind it', '64 kWh usable', null],
  ['nought', 0, null],
  ['in watt-hours', 64_000, null],
  ['words', 'large', null],
  ['nothing', null, null],
])('a battery holds %s', (_, raw, read) => {
  expect(kilowattHours(raw)).toBe(read)
})

describe('count', () => {
  test.each<Row<number | null>>([
    ['a number (S3.4)', 45000, 45000],
    ['seats (S3.12)', '5 Seats', 5],
    ['doors as people write them', '4dr', 4],
    ['a seater', '7-seater', 7],
    ['a fraction', 45000.6, 45001],
    ['grouped', '1,204 views', 1204],
    ['a dash', '-', null],
    ['words', 'low', null],
    ['true', true, null],
    ['below zero', -1, null],
    ['more than anybody counts', 1e12, null],
  ])('%s', (_, raw, read) => {
    expect(count(raw)).toBe(read)
  })

  it('is at most what it may be', () => {
    expect([count(101, 100), count('100 seats', 100)]).toEqual([null, 100])
  })
})

describe('an odometer in kilometres', () => {
  test.each<Row<number | null>>([
    ['a number (S3.4)', 45000, 45000],
    ['as people write them', '85,000 km', 85000],
    ['without a blank', '45,000kms', 45000],
    ['as Australians do', '45,000 klms', 45000],
    ['a point for thousands', '120.000', 120_000],
    ['a point for thousands, and the unit', '120.000 km', 120_000],
    ['thousands as a letter', '85k', 85000],
    ['thousands as a letter, and the unit', '85k km', 85000],
    ['kilometres as one letter', '85,000k', 85000],
    ['miles are converted', '32,600 miles', 52465],
    ['miles, short', '100 mi', 161],
    ['a fraction', 45000.6, 45001],
    ['thousands that a program took for a fraction', 120.5, null],
    ['nought', 0, 0],
    ['none', '-', null],
    ['words', 'low kms', null],
    ['digits that are hidden', '85xxx', null],
    ['farther than any car', 9_999_999_999, null],
    ['miles that are too far as kilometres', '1,300,000 miles', null],
    ['below zero', -5, null],
    ['true', true, null],
  ])('%s', (_, raw, read) => {
    expect(odometer(raw, 'km')).toBe(read)
  })

  test.each<[string, unknown, unknown, 'km' | 'mi', number]>([
    ['kilometres on a site of miles', '100,000 km', null, 'mi', 62137],
    ['miles on a site of miles', '32,600 miles', null, 'mi', 32600],
    ['a unit stated beside the number', 100_000, 'mile', 'km', 160_934],
    ['kilometres as one letter on a site of miles', '100,000K', null, 'mi', 62137],
    ['the same unit stated beside it', 100_000, 'KM', 'km', 100_000],
    ['the text knows better than what stands beside it', '100,000 km', 'miles', 'km', 100_000],
    ['a unit nobody knows', 100_000, 'hours', 'km', 100_000],
  ])('%s', (_, raw, stated, unit, read) => {
    expect(odometer(raw, unit, stated)).toBe(read)
  })
})

test.each<Row<number | null>>([
  ['a rate', 7.29, 7.29],
  ['a rate as text (S3.21)', '7.29 %', 7.29],
  ['three digits behind the point are what they are', '-33.865', -33.865],
  ['a rank below zero', -2, -2],
  ['words', 'from', null],
])('decimal: %s', (_, raw, read) => {
  expect(decimal(raw)).toBe(read)
})

test.each<Row<number | null>>([
  ['stars', '4.5', 4.5],
  ['none', 0, 0],
  ['too many', 9.4, null],
  ['too few', -1, null],
])('rating: %s', (_, raw, read) => {
  expect(rating(raw)).toBe(read)
})

test.each<Row<number | null>>([
  ['a year', 2021, 2021],
  ['a year as text', '2021', 2021],
  ['before there were cars', 1804, null],
  ['a year slipped into another column', 42990, null],
  ['the next model year', 2027, 2027],
  ['the one after, which may be announced', 2028, 2028],
  ['beyond', 2029, null],
  ['short', 21, null],
])('year: %s', (_, raw, read) => {
  expect(year(raw, new Date('2026-03-11T12:00:00Z'))).toBe(read)
})

test.each([
  ['a number', 6.8, 'km', 6.8],
  ['litres', '6.8 L/100km', 'km', 6.8],
  ['litres in words', '7 litres per 100 km', 'km', 7],
  ['miles per gallon', '34 mpg', 'mi', 34],
  ['the other unit', '34 mpg', 'km', null],
  ['the other unit in America', '6.8 L/100km', 'mi', null],
  ['nothing', 0, 'km', null],
  ['words', 'very little', 'km', null],
] as const)('fuel use: %s', (_, raw, unit, read) => {
  expect(fuelUse(raw, unit)).toBe(read)
})
