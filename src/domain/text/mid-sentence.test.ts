import { expect, test } from 'vitest'
import { midSentence } from './mid-sentence.ts'

test.each([
  ['Used RVs', 'used RVs'],
  ['E-mail address', 'e-mail address'],
  ['VIN', 'VIN'],
  ['', ''],
])('%s within a sentence', (name, read) => {
  expect(midSentence(name)).toBe(read)
})
