import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { readCatalogue } from '../catalogue.ts'
import { demoSlugs } from '../demo-slugs.ts'
import { readRecipe } from '../recipe.ts'
import { readWords } from '../words.ts'
import { paintsOf, readStudioSet, studioPictures } from './studio.ts'

const root = process.cwd()
const set = readStudioSet(root)
const { mix } = readWords(root)
const recipes = demoSlugs(root).map((slug) => ({ slug, recipe: readRecipe(root, slug) }))

describe.each(recipes.filter(({ recipe }) => recipe.count > 0))(
  'the set has every picture that $slug can ask for',
  ({ recipe }) => {
    const { ground } = recipe
    const catalogue = readCatalogue(root, recipe.market)
    const variants = Object.keys(recipe.makes).flatMap((make) => [...(catalogue.get(make)?.values() ?? [])].flat())
    const wanted = variants.filter(({ kind }) => recipe.kinds.includes(kind))

    it.each([...new Set(wanted.map(({ make, model }) => `${make} ${model}`))])(
      '%s, in any year and any of its paints',
      (name) => {
        for (const variant of wanted.filter(({ make, model }) => `${make} ${model}` === name)) {
          const seen = Object.keys(mix[variant.shape] ?? mix[variant.kind] ?? {})
          const paints = paintsOf(set, { ...variant, ground }).filter((paint) => seen.includes(paint))
          expect(paints).not.toEqual([])
          for (const paint of paints) expect(studioPictures(set, { ...variant, paint, ground })).toHaveLength(3)
        }
      },
    )
  },
)

test('the set holds the pictures it says, and no others', () => {
  const said = Object.entries(set.wanted).flatMap(([ground, bodies]) =>
    Object.entries(bodies).flatMap(([body, faces]) =>
      Object.entries(faces).flatMap(([face, paints]) =>
        paints.flatMap((paint) =>
          ['hero', 'side', 'rear'].map((view) => `${body}-${face}-${paint}-${ground}-${view}.webp`),
        ),
      ),
    ),
  )
  expect(readdirSync(set.folder).sort()).toEqual(said.sort())
})

test('makes look different, and each like itself', () => {
  const faces = (shape: string) => {
    const makes = ['Toyota', 'Mazda', 'Kia']
    const keys = makes.map((make) => studioPictures(set, { shape, make, paint: 'white', ground: 'mist' })[0]?.key)
    return keys.map((key) => key?.replace(`${shape}-`, '').split('-')[0])
  }
  expect(new Set(faces('suv')).size).toBe(3)
  expect(faces('hatch')).toEqual(faces('suv'))
})

test('a picture that is not there is named', () => {
  const wanted = { shape: 'sedan', make: 'Mazda', paint: 'plaid', ground: 'pearl' }
  expect(() => studioPictures(set, wanted)).toThrow('sedan-arrow-plaid-pearl-hero')
})

test('the set is at most 25 MB, and no picture is empty or huge', () => {
  const sizes = readdirSync(set.folder).map((name) => statSync(join(set.folder, name)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000_000)
  expect(Math.min(...sizes)).toBeGreaterThan(4000)
  expect(Math.max(...sizes)).toBeLessThan(150_000)
})
