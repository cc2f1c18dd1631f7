import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { jsonFault } from './json-fault.ts'

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
  ['[01]', 2, '"," or "]"', '1'],
  ['[-Infinity]', 1, 'a value or "]"', '-'],
  ['[1.]', 1, 'a value or "]"', '1.'],
  ['[TRUE]', 1, 'a value or "]"', 'TRUE'],
  ['["a\nb"]', 1, 'a value or "]"', '"a'],
  ['["a\\x"]', 1, 'a value or "]"', '"a\\x"'],
  ['["a', 1, 'a value or "]"', '"a'],
  ['[1', 2, '"," or "]"', ''],
  ['{"a": [1', 8, '"," or "]"', ''],
  ['{"a": [1]', 9, '"," or "}"', ''],
  ['[1, // one\n2]', 4, 'a value', '// one'],
  ['\uFEFF[]', 0, 'a value', '\uFEFF'],
  ['', 0, 'a value', ''],
])('%j stops being JSON at %i, where %s should stand', (text, at, wanted, found) => {
  expect(jsonFault(text)).toEqual({ at, wanted, found })
})

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const signs = [...'[]{},:"\\/*.-01ea', ' ', '\n', '\t', '\f', 'u00e9', 'true', 'null', '"a"', '"a":']
const sign = fc.constantFrom(...signs)
const ofSigns = fc.array(sign, { maxLength: 12 }).map((parts) => parts.join(''))
/** JSON with one character added, removed or replaced. */
const slips = fc.tuple(fc.json(), fc.nat(), fc.nat(1), fc.option(sign, { nil: '' })).map(([json, at, cut, put]) => {
  const from = at % json.length
  return json.slice(0, from) + put + json.slice(from + cut)
})

it.each([
  ['signs of JSON', ofSigns],
  ['JSON', fc.json()],
  ['JSON with a slip', slips],
])('judges any text of %s as the engine does', (_what, texts) => {
  fc.assert(fc.property(texts, (text) => (jsonFault(text) === null) === isJson(text)))
})

const deep = '['.repeat(100_000)

test.each([
  ['finds one before what is nested too deep', `[1 2, ${deep}`, 3],
  ['leaves one to the engine that is nested too deep', deep, undefined],
  ['finds none in what is nested deep and JSON', deep + deep.replaceAll('[', ']'), undefined],
])('%s', (_what, text, at) => {
  expect(jsonFault(text)?.at).toBe(at)
})
