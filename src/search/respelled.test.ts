import { expect, test } from 'vitest'
import { highlightTags } from './queries.ts'
import { respelled } from './respelled.ts'

/** A hit; brackets in the name mark highlighted words. */
const hit = (name: string) => ({
  name: name.replace(/[[\]]/g, ''),
  _formatted: { name: name.replaceAll('[', highlightTags.before).replaceAll(']', highlightTags.after) },
})

test.each([
  ['two words', 'toyta corola', ['2022 [Toyota] [Corolla] SX'], 'Toyota Corolla'],
  ['one of two', 'ford ranger wildtrack', ['2026 [Ford] [Ranger] [Wildtrak] (4x4)'], 'ford ranger Wildtrak'],
  ['the nearest of those found', 'jimmy', ['[Jimny] Lite', '[Jimbo] Lite'], 'Jimny'],
  ['a beginning', 'mitsib', ['[Mitsub]ishi Triton'], 'Mitsubishi'],
  ['with accents', 'citreon', ['[Citroën] C4'], 'Citroën'],
  ['beside what is not wanted', 'toyta -corola', ['[Toyota] HiLux'], 'Toyota -corola'],
])('a slip is told: %s', (_reason, query, names, told) => {
  expect(respelled({ query, hits: names.map(hit) })).toBe(told)
})

test('a slip is told: a name that is not here, for a colour', () => {
  expect(respelled({ query: 'chery', hits: [{ ...hit('Mustang GT'), colour: 'Cherry Red' }] })).toBe('Cherry')
  expect(respelled({ query: 'cherry', hits: [{ ...hit('Mustang GT'), colour: 'Cherry Red' }] })).toBe('')
  expect(respelled({ query: 'toyta', hits: [{ ...hit('[Toyota] HiLux'), colour: 'Toyto Red' }] })).toBe('Toyota')
})

test.each([
  ['is right', 'toyota corolla', ['[Toyota] [Corolla]']],
  ['is only begun', 'toyo', ['[Toyo]ta Corolla']],
  ['is right in one of the names', 'swift', ['[Swift] GL', '[Swist] GL']],
  ['is written without its gap', 'xtrail', ['Nissan [X]-[Trail] ST']],
  ['is of several', 'corollas', ['[Corolla] SX']],
  ['is another word for it', 'beemer', ['[BMW] X3']],
  ['stands elsewhere', 'sunroof', ['Toyota Corolla']],
  ['another word found', 'leather seats', ['Stinger GT (black [Leather])', 'ST-X [Leather]/Sunroof']],
  ['has digits', 'mazda3', ['[Mazda] CX-3']],
  ['is a phrase', '"toyta corola"', ['[Toyota] [Corolla]']],
  ['found nothing', 'toyta', []],
])('nothing is told of what %s: %s', (_reason, query, names) => {
  expect(respelled({ query, hits: names.map(hit) })).toBe('')
})
