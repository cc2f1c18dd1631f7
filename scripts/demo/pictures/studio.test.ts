import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { readCatalogue } from '../catalogue.ts'
import { demoSlugs } from '../demo-slugs.ts'
import { readRecipe } from '../recipe.ts'
import { readWords } from '../words.ts'
import { readStudioSet, studioPictures } from './studio.ts'

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
          for (const paint of Object.keys(mix[variant.shape] ?? mix[variant.kind] ?? {}))
            expect(studioPictures(set, { ...variant, paint, ground })).toHaveLength(3)
        }
      },
    )
  },
)

test('a picture that is not there is named', () => {
  const wanted = { shape: 'sedan', make: 'Mazda', paint: 'plaid', ground: 'pearl' }
  expect(() => studioPictures(set, wanted)).toThrow('sedan-calm-plaid-pearl-hero')
})

test('the set is at most 25 MB, and no picture is empty or huge', () => {
  const sizes = readdirSync(set.folder).map((name) => statSync(join(set.folder, name)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000_000)
  expect(Math.min(...sizes)).toBeGreaterThan(4000)
  expect(Math.max(...sizes)).toBeLessThan(150_000)
})
