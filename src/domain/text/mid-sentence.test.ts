import { expect, test } from 'vitest'
import { midSentence } from './mid-sentence.ts'

test.each([
  ['Used Cars', 'used cars'],
  ['Used RVs', 'used RVs'],
  ['Demo motorcycles', 'demo motorcycles'],
  ['SUVs', 'SUVs'],
  ['', ''],
])('%s within a sentence', (name, read) => {
  expect(midSentence(name)).toBe(read)
})
