import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addedFeatures } from './added-features.ts'

type Fitted = readonly string[]

const base = ['ABS', 'Tow bar', 'Camera', 'Alloy wheels']
const plus = (...features: Fitted) => [...base, ...features]
const times = (count: number, features: Fitted) => Array.from({ length: count }, () => features)
const having = (lists: readonly Fitted[]) => lists.map((features) => ({ features }))

test.each<[string, readonly Fitted[], readonly Fitted[], Fitted]>([
  ['what all of its cars have and no other has', times(4, plus('Sunroof')), times(4, base), ['Sunroof']],
  ['what two thirds of them have', [...times(4, plus('Sunroof')), ...times(2, base)], times(9, base), ['Sunroof']],
  ['not what fewer have', [...times(5, plus('Sunroof')), ...times(3, base)], times(20, base), []],
  [
    'what a quarter of the others have',
    times(9, plus('Sunroof')),
    [...times(2, plus('Sunroof')), ...times(6, base)],
    ['Sunroof'],
  ],
  ['not what more of them have', times(9, plus('Sunroof')), [...times(3, plus('Sunroof')), ...times(6, base)], []],
  ['a name however it is written', times(4, plus('sunroof ')), [...times(4, plus('SUNROOF')), ...times(4, base)], []],
  ['three at most, in the order of the features', times(4, plus('D', 'C', 'B', 'A')), times(4, base), ['D', 'C', 'B']],
  ['not what every car of today has', times(4, plus('Bluetooth', 'Sunroof')), times(4, base), ['Sunroof']],
  ['not of one car', [plus('Sunroof')], times(90, base), []],
  ['of two beside enough others', times(2, plus('Sunroof')), times(10, base), ['Sunroof']],
  ['not of two beside so few that it may be chance', times(2, plus('Sunroof')), times(9, base), []],
  [
    'of few what hardly comes together by chance',
    times(3, plus('Sunroof', 'Canopy')),
    times(3, base),
    ['Sunroof', 'Canopy'],
  ],
  ['not of fewer', times(2, plus('Sunroof', 'Canopy')), times(3, base), []],
  ['not where there are no others', times(9, plus('Sunroof')), [], []],
  ['what sets it apart among thousands', times(1500, plus('Sunroof')), times(1500, base), ['Sunroof']],
])('a variant adds %s', (_what, cars, others, added) => {
  expect(addedFeatures(having(cars), having(others))).toEqual(added)
})

test('nothing is said to be added that most of the others have, or that most of its own lack', () => {
  const cars = fc.array(fc.subarray(['A', 'B', 'C', 'D', 'E', 'F']), { maxLength: 12 })
  fc.assert(
    fc.property(cars, cars, (own, others) => {
      const shareOf = (some: readonly Fitted[], name: string) =>
        some.filter((features) => features.includes(name)).length / some.length
      for (const name of addedFeatures(having(own), having(others))) {
        expect(shareOf(own, name)).toBeGreaterThan(1 / 2)
        expect(shareOf(others, name)).toBeLessThan(1 / 2)
      }
    }),
    { seed: 1, numRuns: 1000 },
  )
})
