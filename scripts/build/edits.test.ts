import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits, placesOf } from './edits.ts'

test('places are told in order, each once', () => {
  expect([...placesOf('abaaba', 'ab')]).toEqual([0, 3])
  expect([...placesOf('aaaa', 'aa')]).toEqual([0, 2])
  expect([...placesOf('abc', 'd')]).toEqual([])
})

test('a text is edited in many places, in whatever order they come', () => {
  const edits = [
    { from: 4, to: 6, put: '' },
    { from: 0, to: 1, put: 'AA' },
    { from: 6, to: 6, put: '-' },
  ]
  expect(applyEdits('abcdefg', edits)).toBe('AAbcd-g')
  expect(applyEdits('abc', [])).toBe('abc')
})

test('no two edits are about the same signs', () => {
  const edits = [
    { from: 0, to: 2, put: '' },
    { from: 1, to: 3, put: '' },
  ]
  expect(() => applyEdits('abc', edits)).toThrow('at 1')
})

test('replacing all of some words is what a text does itself', () => {
  const few = fc.string({ unit: fc.constantFrom('a', 'b', '$', '&') })
  fc.assert(
    fc.property(few, few.filter(Boolean), few, (text, words, put) => {
      const edits = [...placesOf(text, words)].map((from) => ({ from, to: from + words.length, put }))
      expect(applyEdits(text, edits)).toBe(text.replaceAll(words, () => put))
    }),
  )
})
