import { describe, expect, test } from 'vitest'
import { listingMoment, moment } from './moment.ts'

type Row<T> = readonly [reason: string, raw: unknown, read: T]

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
    ['ten digits of a table, which are a text', ' 1773221400', '2026-03-11T09:30:00.000Z'],
    ['thirteen of them', '1773221400000', '2026-03-11T09:30:00.000Z'],
    ['a day and an hour in ten digits', '2026031109', null],
    ['a day in eight digits', '20260311', null],
    ['a month that does not exist', '2026-13-11', null],
    ['day first, which could be either', '11/03/2026', null],
    ['nought', 0, null],
    ['a day that does not exist', '2026-02-30', null],
    ['words', 'yesterday', null],
  ])('%s', (_, raw, read) => {
    expect(moment(raw)).toBe(read)
  })
})

test.each<Row<string | null>>([
  ['a day of this year', '2026-03-11', '2026-03-11'],
  ['next year, which may be a plan', '2027-01-01', '2027-01-01'],
  ['the first year that anything is listed in', '1990-01-01', '1990-01-01'],
  ['an empty clock', '1970-01-01T00:00:00Z', null],
  ['the year nought', '0000-00-00', null],
  ['the year one', '0001-01-01', null],
  ['another age', '2999-01-01', null],
  ['milliseconds of milliseconds', 1773221400000000, null],
  ['nothing', null, null],
])('a listing’s moment: %s', (_, raw, read) => {
  expect(listingMoment(raw, new Date('2026-03-11T12:00:00Z'))).toBe(read)
})
