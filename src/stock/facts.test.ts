import { describe, expect, test } from 'vitest'
import { address, count, decimal, dollars, flag, moment, prose, publishableKey, text, texts, year } from './facts.ts'

type Row<T> = readonly [reason: string, raw: unknown, read: T]

describe('text', () => {
  test.each<Row<string | null>>([
    ['a plain text (S3.7)', 'SR5', 'SR5'],
    ['blanks around and inside', '  SR5 \t (4X4)\n', 'SR5 (4X4)'],
    ['a number where a text belongs', 320, '320'],
    ['a control character', 'Hi\u0000lux', 'Hi lux'],
    ['half a character', 'Hi\ud800lux', 'Hi\ufffdlux'],
    ['nothing but blanks', '   ', null],
    ['a dash for "not known"', '-', null],
    ['null (S3.9)', null, null],
    ['an object', { name: 'SR5' }, null],
    ['not a number', Number.NaN, null],
  ])('%s', (_, raw, read) => {
    expect(text(raw)).toBe(read)
  })
})

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
  ])('%s', (_, raw, read) => {
    expect(dollars(raw)).toBe(read)
  })
})

describe('count', () => {
  test.each<Row<number | null>>([
    ['a number (S3.4)', 45000, 45000],
    ['kilometres as people write them', '85,000 km', 85000],
    ['miles', '32600 miles', 32600],
    ['seats (S3.12)', '5 Seats', 5],
    ['a fraction', 45000.6, 45001],
    ['a dash', '-', null],
    ['words', 'low', null],
    ['true', true, null],
  ])('%s', (_, raw, read) => {
    expect(count(raw)).toBe(read)
  })
})

test.each<Row<number | null>>([
  ['a rate', 7.29, 7.29],
  ['a rate as text (S3.21)', '7.29 %', 7.29],
  ['a rank below zero', -2, -2],
  ['words', 'from', null],
])('decimal: %s', (_, raw, read) => {
  expect(decimal(raw)).toBe(read)
})

test.each<Row<number | null>>([
  ['a year', 2021, 2021],
  ['a year as text', '2021', 2021],
  ['before there were cars', 1804, null],
  ['a year slipped into another column', 42990, null],
])('year: %s', (_, raw, read) => {
  expect(year(raw)).toBe(read)
})

test.each<Row<boolean | null>>([
  ['true (S3.5)', true, true],
  ['false', false, false],
  ['as text', 'True', true],
  ['as a number', 0, false],
  ['"yes" is refused (S3.3)', 'yes', null],
  ['missing (S3.8)', undefined, null],
])('flag: %s', (_, raw, read) => {
  expect(flag(raw)).toBe(read)
})

describe('moment', () => {
  test.each<Row<string | null>>([
    ['ISO with its zone (S3.10)', '2026-03-11T09:30:00+10:00', '2026-03-11T09:30:00+10:00'],
    ['ISO in UTC', '2026-03-11T09:30:00.000Z', '2026-03-11T09:30:00.000Z'],
    ['a date only', '2026-03-11', '2026-03-11'],
    ['without a zone, which is UTC', '2026-03-11T09:30', '2026-03-11T09:30Z'],
    ['as databases print it', '2026-03-11 09:30:00 +1000', '2026-03-11T09:30:00+10:00'],
    ['with the word UTC', '2026-03-11 09:30:00 UTC', '2026-03-11T09:30:00Z'],
    ['ten digits are seconds (S3.52)', 1773221400, '2026-03-11T09:30:00.000Z'],
    ['thirteen digits are milliseconds (S3.52)', 1773221400000, '2026-03-11T09:30:00.000Z'],
    ['a month that does not exist', '2026-13-11', null],
    ['day first, which could be either', '11/03/2026', null],
    ['nought', 0, null],
    ['words', 'yesterday', null],
  ])('%s', (_, raw, read) => {
    expect(moment(raw)).toBe(read)
  })
})

describe('address', () => {
  test.each<Row<string | null>>([
    ['https (S3.13)', 'https://reports.example/abc.pdf', 'https://reports.example/abc.pdf'],
    ['a path of the site', '/pictures/ute-white', '/pictures/ute-white'],
    ['a key of the image CDN', 'stock/a1b2c3', 'stock/a1b2c3'],
    ['a script', 'javascript:alert(1)', null],
    ['a script in capitals', 'JavaScript:alert(1)', null],
    ['data', 'data:text/html,hello', null],
    ['a file name of somewhere else', 'blob:02926BF-01.jpg', null],
    ['another site without a scheme', '//elsewhere.example/a.jpg', null],
    ['a sentence', 'see the office', null],
  ])('%s', (_, raw, read) => {
    expect(address(raw)).toBe(read)
  })
})

test.each<Row<string | null>>([
  ['lines are kept', 'One owner.\r\nTwo keys.', 'One owner.\nTwo keys.'],
  [
    'tags go, their breaks stay',
    '<p>One <b>owner</b>.</p><p>Two keys.<br/>Serviced.</p>',
    'One owner.\nTwo keys.\nServiced.',
  ],
  ['a sum is no tag', 'Price < 5,000 and > 3,000', 'Price < 5,000 and > 3,000'],
  ['one blank line at most', 'a\n\n\n\nb', 'a\n\nb'],
  ['not a text', 5, null],
  ['empty', ' \n ', null],
])('prose: %s', (_, raw, read) => {
  expect(prose(raw)).toBe(read)
})

test.each<Row<string | null>>([
  ['a publishable key (S3.18)', 'pk_live_abc', 'pk_live_abc'],
  ['a secret key', 'sk_live_abc', null],
  ['a restricted key', 'rk_live_abc', null],
  ['a key that says so', 'my-secret-key', null],
])('publishableKey: %s', (_, raw, read) => {
  expect(publishableKey(raw)).toBe(read)
})

test.each<Row<readonly string[]>>([
  ['a list', ['rental', ' ', 5], ['rental', '5']],
  ['one text', 'rental', ['rental']],
  ['missing', undefined, []],
])('texts: %s', (_, raw, read) => {
  expect(texts(raw)).toEqual(read)
})
