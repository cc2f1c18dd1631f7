import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test.each([
  ['Rear parking sensors', 'rear parking sensors'],
  ['Sunroof', 'sunroof'],
  ['Reverse-cycle air conditioning', 'reverse-cycle air conditioning'],
  ['Apple CarPlay', 'Apple CarPlay'],
  ['Android Auto', 'Android Auto'],
  ['LED headlights', 'LED headlights'],
  ['ABS', 'ABS'],
  ['Bluetooth', 'Bluetooth'],
  ['Bose audio', 'Bose audio'],
  ['360-degree camera', '360-degree camera'],
])('within a sentence %s is written %s', (feature, written) => {
  expect(inSentence(feature)).toBe(written)
})
