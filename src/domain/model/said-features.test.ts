import { expect, test } from 'vitest'
import { learnersMay, touringFeatures } from './said-features.ts'

const cars = (...features: readonly (readonly string[])[]) => features.map((each) => ({ features: each }))

test.each([
  [
    'a bed, a bathroom and power',
    cars(['Island queen bed', 'Full ensuite', '200W solar panel']),
    ['Bed: Island queen bed', 'Bathroom: Full ensuite', 'Power: 200W solar panel'],
  ],
  ['what most have of two', cars(['Bunks'], ['Island bed'], ['island bed ']), ['Bed: Island bed']],
  ['nothing that half of them have', cars(['Island bed'], []), []],
  ['no shower that is outside', cars(['External shower']), []],
  ['no van at all', [], []],
])('vans are told by %s', (_what, of, said) => {
  expect(touringFeatures(of).map((each) => each.join(': '))).toEqual(said)
})

test.each([
  ['all', cars(['LAMS approved'], ['ABS', 'lams approved']), 'all'],
  ['some', cars(['Learner legal'], ['ABS']), 'some'],
  ['nobody says so of any', cars(['ABS'], []), null],
  ['none here', [], null],
])('learners may ride: %s', (_which, of, may) => {
  expect(learnersMay(of)).toBe(may)
})
