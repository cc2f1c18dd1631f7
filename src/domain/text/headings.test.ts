import { expect, test } from 'vitest'
import { inSentenceCase, pluralOf } from './headings.ts'

test.each([
  ['New, Used and Demo Cars', 'New, used and demo cars'],
  ['New and Demo RVs', 'New and demo RVs'],
  ['Used Cars', 'Used cars'],
  ['Used', 'Used'],
  ['', ''],
])('%j in a sentence is %j', (title, heading) => {
  expect(inSentenceCase(title)).toBe(heading)
})

test.each([
  ['SUV', 'SUVs'],
  ['5-door suv', '5-door suvs'],
  ['sedan', 'Sedans'],
  ['Coupe', 'Coupes'],
  ['Bus', 'Buses'],
  ['Coach', 'Coaches'],
  ['Cab Chassis', 'Cab Chassis'],
  ['Lorry', 'Lorries'],
  ['Dray', 'Drays'],
  ['4x4', '4x4s'],
])('several of %j are %j', (word, plural) => {
  expect(pluralOf(word)).toBe(plural)
})
