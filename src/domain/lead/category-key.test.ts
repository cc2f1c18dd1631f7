import { expect, test } from 'vitest'
import { categoryKey } from './category-key.ts'

test.each([
  ['General Enquiry', 'general-enquiry'],
  ['general-enquiry', 'general-enquiry'],
  [' Used  Vehicle Enquiry ', 'used-vehicle-enquiry'],
])('%j is looked up as %s (S2.49)', (category, key) => {
  expect(categoryKey(category)).toBe(key)
})
