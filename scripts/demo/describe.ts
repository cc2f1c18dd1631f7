import type { Variant } from './catalogue.ts'
import type { Life } from './life.ts'
import type { Recipe } from './recipe.ts'
import { type Chance, happens, pick, sample, whole } from './seeded.ts'
import type { Words } from './words.ts'

function wear(life: Life, recipe: Recipe): keyof Words['middle'] {
  if (life.type !== 'used') return 'new'
  const [low, high] = recipe.distance_a_year
  const aYear = (life.distance ?? 0) / Math.max(1, life.age)
  if (aYear < low + (high - low) * 0.2) return 'low'
  return aYear > low + (high - low) * 0.85 ? 'high' : 'fair'
}

function travelled(life: Life, recipe: Recipe): string {
  return `${(life.distance ?? 0).toLocaleString('en-AU')} ${recipe.distance_unit}`
}

/** A few plain sentences about one vehicle, as a salesperson who likes it would put them. */
export function describe(chance: Chance, words: Words, variant: Variant, life: Life, recipe: Recipe): string {
  const middle = life.distance === null && life.type === 'used' ? [] : words.middle[wear(life, recipe)]
  const lines = [
    pick(chance, words.opening[life.type]).replace(
      '{name}',
      `${life.year} ${variant.make} ${variant.model} ${variant.badge}`,
    ),
    ...(middle.length > 0 && life.type !== 'demo'
      ? [pick(chance, middle).replace('{km}', travelled(life, recipe))]
      : []),
    ...(happens(chance, 75) && words.body[variant.body] ? [pick(chance, words.body[variant.body] ?? [])] : []),
    pick(chance, recipe.closing.length > 0 ? recipe.closing : words.closing),
  ]
  return lines.join(' ')
}

/** What the vehicle is fitted with; the newer, the more. */
export function featuresOf(chance: Chance, words: Words, variant: Variant, life: Life): readonly string[] {
  const { base, safe, comfort, work, motorcycles, rvs } = words.features
  if (variant.kind === 'motorcycles') return sample(chance, motorcycles, whole(chance, 3, 7))
  if (variant.kind === 'rvs') return sample(chance, rvs, whole(chance, 5, 9))
  const modern = Math.max(1, 8 - Math.floor(life.age * 0.6))
  const tough = ['Ute', 'Truck', 'Cab Chassis', 'Light Truck'].includes(variant.body) || variant.shape === '4x4'
  return [
    ...sample(chance, base, whole(chance, 5, 8)),
    ...sample(chance, safe, Math.min(safe.length, modern)),
    ...sample(chance, comfort, whole(chance, 1, modern + 1)),
    ...(tough ? sample(chance, work, whole(chance, 1, 4)) : []),
  ]
}
