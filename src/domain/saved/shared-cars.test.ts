import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostShared, sharedAddress, sharedIds } from './shared-cars.ts'

test('an address brings back the cars it was made of', () => {
  const id = fc.string({ minLength: 1, maxLength: 64 }).filter((text) => text.trim() === text && !text.includes(','))
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: mostShared }), (ids) => {
      const { search } = new URL(sharedAddress('/garage', ids), 'https://dealer.example')
      expect(sharedIds(search)).toEqual(ids)
    }),
    { seed: 1, numRuns: 500 },
  )
})

test.each<[string, string, readonly string[]]>([
  ['nothing', '', []],
  ['no car', '?cars=', []],
  ['a car twice', '?cars=7,7,8', ['7', '8']],
  ['gaps', '?cars=,7,%20,8,', ['7', '8']],
  ['a name as long as any of a car', `?cars=${'x'.repeat(64)}`, ['x'.repeat(64)]],
  ['a name too long for a car', `?cars=${'x'.repeat(65)},7`, ['7']],
])('an address that names %s', (_, search, ids) => {
  expect(sharedIds(search)).toEqual(ids)
})

test('no address names more cars than a page shows', () => {
  const ids = Array.from({ length: 60 }, (_, id) => String(id))
  expect(sharedAddress('', ids).split(',')).toHaveLength(mostShared)
  expect(sharedIds(sharedAddress('', ids))).toHaveLength(mostShared)
  expect(sharedIds(`?cars=${ids.join(',')}`)).toHaveLength(mostShared)
})
