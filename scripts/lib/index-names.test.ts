import { describe, expect, it, test } from 'vitest'
import { filledName, isFilledFor } from './index-names.ts'

const digest = '0123456789abcdef'.repeat(4)

describe('names of indexes at a search host', () => {
  it('follow from what an index holds, so that the same cars need no other', () => {
    expect(filledName('north', digest)).toBe('north_0123456789abcdef')
    expect(filledName('north', digest, '0a1b')).toBe('north_0123456789abcdef_0a1b')
  })

  test.each([
    [filledName('north', digest), true],
    [filledName('north', digest, 'ff'), true],
    [filledName('north_east', digest), false],
    ['north', false],
    ['north_nights', false],
    ['northern_0123456789abcdef', false],
  ])('%s belongs to "north": %s', (name, expected) => {
    expect(isFilledFor(name, 'north')).toBe(expected)
  })
})
