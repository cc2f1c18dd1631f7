import { expect, test } from 'vitest'
import { cardFileOf, cardFiles } from './card-file.ts'

test('every car has one file, and ids that count up fill all of them', () => {
  const all = Array.from({ length: 200 }, (_, id) => cardFileOf(String(1000 + id)))
  expect(new Set(all)).toEqual(new Set(Array.from({ length: cardFiles }, (_, at) => at)))
  expect([cardFileOf('7'), cardFileOf('AB-12'), cardFileOf('')]).toEqual([7, 3, 0])
})
