import { describe, expect, it, test } from 'vitest'
import { isVersionOfIndex, versionedIndexName } from './index-names.ts'

const digest = '0123456789abcdef'.repeat(4)

describe('names of indexes at a search host', () => {
  it('follow from what an index holds, so that the same cars need no other', () => {
    expect(versionedIndexName('north', digest)).toBe('north_0123456789abcdef')
    expect(versionedIndexName('north', digest, '0a1b')).toBe('north_0123456789abcdef_0a1b')
  })

  test.each([
    [versionedIndexName('north', digest), true],
    [versionedIndexName('north', digest, 'ff'), true],
    [versionedIndexName('north_east', digest), false],
    ['north', false],
    ['north_nights', false],
    ['northern_0123456789abcdef', false],
  ])('%s belongs to "north": %s', (name, expected) => {
    expect(isVersionOfIndex(name, 'north')).toBe(expected)
  })
})
