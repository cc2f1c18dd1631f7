import { expect, test } from 'vitest'
import { shortChange } from './short-change.ts'

const words = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `word${from + at}`).join(' ')

test.each([
  ['is told whole where it is short', ['one owner', ''], ['one owner', '']],
  [
    'is what differs, with a few words around it',
    [`${words(1, 40)} one key ${words(41, 80)}`, `${words(1, 40)} two keys ${words(41, 80)}`],
    [`... ${words(36, 40)} one key ${words(41, 45)} ...`, `... ${words(36, 40)} two keys ${words(41, 45)} ...`],
  ],
  [
    'is its beginning where it begins so',
    [`new ${words(1, 40)}`, words(1, 40)],
    [`new ${words(1, 5)} ...`, `${words(1, 5)} ...`],
  ],
  [
    'is its end where words came to it',
    [words(1, 40), `${words(1, 40)} more`],
    [`... ${words(36, 40)}`, `... ${words(36, 40)} more`],
  ],
  [
    'counts no word twice',
    [`${words(1, 40)} a a`, `${words(1, 40)} a`],
    [`... ${words(37, 40)} a a`, `... ${words(37, 40)} a`],
  ],
  ['ends where it is long all the same', ['', words(1, 40)], ['', `${words(1, 40).slice(0, 157)}...`]],
])('a change of a long text %s', (_what, [before, after], short) => {
  expect(shortChange(before as string, after as string)).toEqual(short)
})
