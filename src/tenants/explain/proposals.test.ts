import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { asSetting, inBrackets, inQuotes } from './proposals.ts'

const lines = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 })

describe('what staff may copy from a message (S3.75)', () => {
  test.each([
    ['large', '"large"'],
    ['the "Red" one', `'the "Red" one'`],
    ['Jo\'s "Red" one', `'Jo''s "Red" one'`],
    ['C:\\new', "'C:\\new'"],
  ])('%s in quotes', (text, written) => {
    expect(inQuotes(text)).toBe(written)
  })

  test.each([
    ['Models', 'Models'],
    ['https://a.example/b', 'https://a.example/b'],
    ['Yes, anywhere', '"Yes, anywhere"'],
    ['Mind: this', '"Mind: this"'],
    ['- no', '"- no"'],
    ['"Red"', `'"Red"'`],
  ])('%s between brackets', (text, written) => {
    expect(inBrackets(text)).toBe(written)
  })

  test.each([
    ['phone', '02 5550 0123', '"phone: 02 5550 0123"'],
    ['name', '"Harbour Street"', 'name: "Harbour Street"'],
    ['name', '"Red" cars', `name: '"Red" cars'`],
    ['title', 'Now: all', 'title: "Now: all"'],
    ['list', '[a, b]', '"list: [a, b]"'],
  ])('%s: %s on a line', (name, value, line) => {
    expect(asSetting(name, value)).toBe(line)
  })

  it('is read as what was meant', () => {
    fc.assert(
      fc.property(lines, (text) => {
        expect(parse(inQuotes(text))).toBe(text)
        expect(parse(`[${inBrackets(text)}]`, { schema: 'failsafe' })).toEqual([text])
      }),
      { seed: 1 },
    )
  })
})
