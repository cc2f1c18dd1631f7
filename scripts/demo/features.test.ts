import { expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { featuresOf } from './features.ts'
import { chanceFor } from './seeded.ts'
import { readWords } from './words.ts'

const root = process.cwd()
const words = readWords(root)
const life = { type: 'used', year: 2024, age: 2, distance: 20_000, price: 30_000 } as const

const fitted = (market: 'oceania' | 'america', make: string, model: string) => {
  const [variant] = readCatalogue(root, market).get(make)?.get(model) ?? []
  return variant ? featuresOf(chanceFor(model), words, variant, life, { market }) : []
}

test.each([
  ['a caravan', 'oceania', 'Jayco', 'Journey', ['Sleeps 4', 'Body length 5.1 m', 'ATM 2,400 kg']],
  ['a motorhome', 'oceania', 'Jayco', 'Conquest', ['Sleeps 2', 'Body length 6.2 m', 'GVM 4,250 kg']],
  ['a ute', 'oceania', 'Toyota', 'HiLux', ['Braked towing 3,500 kg']],
  ['an American pickup', 'america', 'Ford', 'F-150', ['Towing up to 11,200 lb']],
  ['a small car', 'oceania', 'Toyota', 'Yaris', []],
] as const)('%s says its measures among its features', (_which, market, make, model, measures) => {
  const said = fitted(market, make, model).filter((feature) => /\d(?: kg| m| lb)?$/.test(feature))
  expect(said).toEqual(measures)
})

test('a car sold in America has what Americans call it', () => {
  const american = [...readCatalogue(root, 'america')].flatMap(([make, models]) =>
    [...models.keys()].flatMap((model) => fitted('america', make, model)),
  )
  expect(american).toContain('Backup camera')
  expect(american.filter((feature) => words.american[feature] !== undefined)).toEqual([])
})
