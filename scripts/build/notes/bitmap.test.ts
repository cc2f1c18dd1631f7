import { nat, property, assert as prove, uniqueArray } from 'fast-check'
import { expect, it } from 'vitest'
import { createOverlapTest, decodeBitmap, encodeBitmap } from './bitmap.ts'

const numbers = uniqueArray(nat(300))

it('keeps every set of numbers', () => {
  prove(
    property(numbers, (some) => {
      expect(decodeBitmap(encodeBitmap(some))).toEqual(some.toSorted((a, b) => a - b))
    }),
  )
})

it('finds a number that two sets share', () => {
  prove(
    property(numbers, numbers, (some, others) => {
      expect(createOverlapTest(others)(encodeBitmap(some))).toBe(some.some((number) => others.includes(number)))
    }),
  )
})
