import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addedFeatures } from './added-features.ts'

type Fitted = readonly string[]

const base = ['ABS', 'Tow bar', 'Camera', 'Alloy wheels']
const plus = (...features: Fitted) => [...base, ...features]
const times = (count: number, features: Fitted) => Array.from({ length: count }, () => features)
const having = (lists: readonly Fitted[]) => lists.map((features) => ({ features }))
const addedTo = (cars: readonly Fitted[], ...lower: readonly (readonly [string, readonly Fitted[]])[]) =>
  addedFeatures(
    having(cars),
    lower.map(([name, of]) => [name, having(of)]),
    having([...cars, ...lower.flatMap(([, of]) => of)]),
  )

test.each<[string, readonly Fitted[], readonly Fitted[], Fitted]>([
  ['what all of its cars have and no other has', times(4, plus('Sunroof')), times(4, base), ['Sunroof']],
  ['what its only car has', [plus('Sunroof')], [base], ['Sunroof']],
  ['what two thirds of them have', [...times(4, plus('Sunroof')), ...times(2, base)], times(9, base), ['Sunroof']],
  [
    'what a quarter of the others have',
    times(9, plus('Sunroof')),
    [...times(2, plus('Sunroof')), ...times(6, base)],
    ['Sunroof'],
  ],
  ['a name however it is written', [plus('Sunroof', 'Canopy')], [plus('SUNROOF ')], ['Canopy']],
  ['three at most, as the dealer lists them', [plus('D', 'C', 'B', 'A')], [base], ['D', 'C', 'B']],
  ['no sentence', [plus('One owner who kept every receipt and drove it to church', 'Canopy')], [base], ['Canopy']],
  ['not what every car of today has', [plus('Bluetooth', 'Sunroof')], [base], ['Sunroof']],
])('a variant adds %s', (_what, cars, others, features) => {
  expect(addedTo(cars, ['GX', others])).toEqual({ over: 'GX', features })
})

test.each<[string, readonly Fitted[], readonly Fitted[]]>([
  ['as much', times(3, base), times(3, base)],
  ['more', [base], [plus('Sunroof')]],
  ['something else instead', [plus('Sunroof')], [plus('Canopy')]],
  ['what few of its own cars have', [plus('Sunroof'), base], [base]],
  ['what too many of its cars have', [plus('Sunroof')], [plus('Sunroof'), base, base]],
])('a variant is not held against one that has %s: it says what its cars have', (_what, cars, others) => {
  const { over, features } = addedTo(cars, ['GX', others])
  expect(over).toBeNull()
  expect(features.length).toBe(3)
})

test('a variant is held against the nearest of the lower ones that has less', () => {
  const lower = [
    ['GX', [base]],
    ['VX', [plus('Leather seats')]],
    ['Old Kakadu', [plus('Leather seats', 'Sunroof', 'Canopy')]],
  ] as const
  expect(addedTo([plus('Leather seats', 'Sunroof')], ...lower)).toEqual({ over: 'VX', features: ['Sunroof'] })
})

test('what is rare among the cars of the model stands first', () => {
  const lower = [['GX', times(3, plus('Leather seats'))]] as const
  expect(addedTo([plus('Leather seats')], ...lower).features).toEqual(['ABS', 'Tow bar', 'Camera'])
  expect(addedTo([plus('Leather seats', 'Sunroof')]).features).toEqual(['ABS', 'Tow bar', 'Camera'])
  expect(addedTo([plus('Sunroof')], ['GX', [plus('Leather seats', 'Canopy')]]).features[0]).toBe('Sunroof')
})

test('of cars that say nothing nothing is said', () => {
  expect(addedTo([[]], ['GX', [base]])).toEqual({ over: null, features: [] })
})

test('nothing is said to be added that most of the others have, or that most of its own lack', () => {
  const cars = fc.array(fc.subarray(['A', 'B', 'C', 'D', 'E', 'F']), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(cars, cars, (own, others) => {
      const shareOf = (some: readonly Fitted[], name: string) =>
        some.filter((features) => features.includes(name)).length / some.length
      const { over, features } = addedTo(own, ['GX', others])
      for (const name of features) {
        expect(shareOf(own, name)).toBeGreaterThan(1 / 2)
        if (over) expect(shareOf(others, name)).toBeLessThan(1 / 2)
      }
    }),
    { seed: 1, numRuns: 1000 },
  )
})
