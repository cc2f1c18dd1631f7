import { expect, it } from 'vitest'
import { createRandomStream, pickWeighted, sample } from './random-stream.ts'
import { makeVin } from './vin.ts'

const values: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
}

it('a made-up VIN has 17 signs and a right check digit (S3.7)', () => {
  const chance = createRandomStream('vin')
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
  for (let round = 0; round < 200; round++) {
    const vin = makeVin(chance)
    expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
    const sum = [...vin].reduce((total, sign, at) => total + (values[sign] ?? Number(sign)) * (weights[at] ?? 0), 0)
    expect(vin[8]).toBe(sum % 11 === 10 ? 'X' : String(sum % 11))
  }
})

it('chance comes out the same for the same text', () => {
  const draw = (words: string) => Array.from({ length: 5 }, createRandomStream(words))
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
})

it('picks by weight and samples without repeating', () => {
  const chance = createRandomStream('picks')
  const picks = Array.from({ length: 300 }, () => pickWeighted(chance, { often: 9, rarely: 1, never: 0 }))
  expect(picks).not.toContain('never')
  expect(picks.filter((pick) => pick === 'often').length).toBeGreaterThan(230)
  expect(sample(chance, [1, 2, 3, 4, 5], 3)).toHaveLength(3)
  expect(new Set(sample(chance, [1, 2, 3, 4, 5], 5)).size).toBe(5)
})
