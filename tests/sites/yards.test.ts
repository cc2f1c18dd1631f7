import { beforeAll, describe, expect, it } from 'vitest'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, buildYards } from './yards.ts'

let plain: BuiltYard
let telling: BuiltYard

beforeAll(async () => {
  const built = await buildYards({
    'plain-yard': { cars: [{}, { price: 9990 }] },
    'telling-yard': {
      site: 'name: Telling Yard\nphone: 02 5550 0123',
      files: { 'faqs.yaml': [{ question: 'Is this a test?', answer: 'It is.' }] },
    },
  })
  plain = built['plain-yard']
  telling = built['telling-yard']
}, 180_000)

describe('a dealer of a test’s own', () => {
  it('has its cars, each over the usual one', () => {
    expect(textOf(one(plain.page('/cars/car-2'), 'h1'))).toMatch(/^2021 Norda Heron ?GT$/)
    expect(plain.page('/cars/car-2')).toContain('$9,990')
    expect(plain.has('/cars/car-3')).toBe(false)
  })

  it('says what its files say', () => {
    expect(textOf(one(telling.page('/'), 'title'))).toContain('Telling Yard')
    expect(all(telling.page('/faqs'), 'summary').map(textOf)).toContain('Is this a test?')
  })

  it('is told when it is not published', async () => {
    await expect(buildYards({ wrong: { site: 'phone: nonsense' } })).rejects.toThrow('phone')
  })
})
