import { expect, test } from 'vitest'
import { answer, flag, isTaken } from './answer.ts'

type Row<T> = readonly [reason: string, raw: unknown, read: T]

test.each<Row<boolean | null>>([
  ['true (S3.5)', true, true],
  ['false', false, false],
  ['as text', 'True', true],
  ['as a number', 0, false],
  ['as the other number', 1, true],
  ['no as text', ' FALSE ', false],
  ['no as a number in text', '0', false],
  ['yes as a number in text', '1', true],
  ['another number', 2, null],
  ['"yes" is refused (S3.3)', 'yes', null],
  ['missing (S3.8)', undefined, null],
])('flag: %s', (_, raw, read) => {
  expect(flag(raw)).toBe(read)
})

test.each<Row<boolean | null>>([
  ['what a flag reads', 'TRUE', true],
  ['yes', 'Yes', true],
  ['one letter', 'N', false],
  ['no answer', 'maybe', null],
  ['nothing (S3.8)', undefined, null],
])('answer: %s', (_, raw, read) => {
  expect(answer(raw)).toBe(read)
})

test.each<Row<boolean>>([
  ['true', true, true],
  ['false', 'false', false],
  ['yes', 'Y', true],
  ['the day it was sold', '2026-03-10', true],
  ['the moment it was sold', 1773221400, true],
  ['to whom', 'Smith, deposit paid', true],
  ['not sold', 'Not sold', false],
  ['nothing', null, false],
  ['nothing in words', 'N/A', false],
  ['an object', {}, false],
])('isTaken: %s', (_, raw, taken) => {
  expect(isTaken(raw)).toBe(taken)
})
