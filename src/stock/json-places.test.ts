import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { jsonPlaces } from './json-places.ts'

test.each([
  ['[1,]', 3, 'a value', ']'],
  ['[}', 1, 'a value or "]"', '}'],
  ['{"a": 1,}', 8, 'a name in double quotes', '}'],
  ["{'a': 1}", 1, 'a name in double quotes or "}"', "'a'"],
  ['{"a" 1}', 5, '":"', '1'],
  ['{"a": "b" "c": 1}', 10, '"," or "}"', '"c"'],
  ['[1 2]', 3, '"," or "]"', '2'],
  ['[1] x', 4, 'nothing more', 'x'],
  ['[NaN]', 1, 'a value or "]"', 'NaN'],
  ['[01]', 1, 'a value or "]"', '01'],
  ['[TRUE]', 1, 'a value or "]"', 'TRUE'],
  ['["a\nb"]', 1, 'a value or "]"', '"a\nb"'],
  ['["a\\x"]', 1, 'a value or "]"', '"a\\x"'],
  ['["a', 1, 'a value or "]"', '"'],
  ['[1', 2, '"," or "]"', ''],
  ['', 0, 'a value', ''],
])('%j stops being JSON at %i, where %s should stand', (text, at, wanted, found) => {
  expect(jsonPlaces(text).fault).toEqual({ at, wanted, found })
})

it('finds where members and cars begin', () => {
  const { members, entries, fault } = jsonPlaces('{"taken_at": 1, "cars": [{"cars": [1]}, "x", [2]]}')
  expect([fault, [...members], entries]).toEqual([
    null,
    [
      ['taken_at', 13],
      ['cars', 24],
    ],
    [25, 40, 45],
  ])
})

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

it('judges any text of signs of JSON as the engine does', () => {
  const signs = fc.constantFrom(
    ...'[]{},:"',
    ' ',
    '\n',
    '\\',
    'a',
    '1',
    '0',
    '-',
    '.',
    'e',
    'true',
    'null',
    '"a"',
    '"a":',
  )
  const broken = fc.array(signs, { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(fc.property(fc.oneof(broken, fc.json()), (text) => (jsonPlaces(text).fault === null) === isJson(text)))
})
