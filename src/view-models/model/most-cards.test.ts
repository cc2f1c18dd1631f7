import { expect, test } from 'vitest'
import { mostCards } from './most-cards.ts'

const cars = (...pictures: readonly (string | null)[]) =>
  pictures.map((picture) => ({ primary_image_url: picture && `/pictures/tern-${picture}` }))

const tern = (count: number, ...others: readonly (string | null)[]) =>
  cars(...Array.from({ length: count }, () => 'white'), ...others)

test.each([
  ['one row where all look the same', tern(9), [4, 3, 4]],
  ['one row where three of four do', tern(9, 'red', 'blue', 'grey'), [4, 3, 4]],
  ['two rows where fewer do', tern(6, 'red', 'blue', 'grey'), [4, 6, 6]],
  ['two rows where none has a picture', cars(...Array.from({ length: 9 }, () => null)), [4, 6, 6]],
  ['one row of six that look the same', tern(6), [4, 3, 4]],
  ['all of six', tern(3, 'red', 'blue', 'grey'), [6, 6, 6]],
  ['all of five that look the same, but for rows of three', tern(5), [5, 3, 5]],
])('the first cars of a model are %s', (_rows, of, most) => {
  expect((['standard', 'large', 'pairs'] as const).map((design) => mostCards(of, design))).toEqual(most)
})
