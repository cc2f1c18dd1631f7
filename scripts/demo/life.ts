import type { CarType } from '#domain/car/car.ts'
import type { Variant } from './catalogue.ts'
import { between, happens, type RandomStream, whole } from './random-stream.ts'
import type { Recipe } from './recipe.ts'

/** Age, distance and price of a vehicle. `distance`: in the market's unit, null when unknown. */
export interface Life {
  readonly type: CarType
  readonly year: number
  readonly age: number
  readonly distance: number | null
  readonly price: number
}

const slower: Readonly<Record<string, number>> = { motorcycles: 0.32, rvs: 0.45, trucks: 1.3, cars: 1 }

/** Rounds a price to a typical ending: 24,990 or 18,490. */
export function roundToTypicalPrice(amount: number): number {
  return Math.max(1990, Math.round(amount / 500) * 500 - 10)
}

function distanceOf(chance: RandomStream, type: CarType, age: number, variant: Variant, recipe: Recipe): number | null {
  if (variant.kind === 'rvs' && variant.engine === undefined) return null
  if (type === 'new') return happens(chance, 60) ? null : whole(chance, 3, 40)
  if (type === 'demo') return whole(chance, 900, 9800)
  const [low, high] = recipe.distance_a_year
  return Math.round(age * between(chance, low, high) * (slower[variant.kind] ?? 1))
}

function worth(chance: RandomStream, life: Omit<Life, 'price'>, variant: Variant, recipe: Recipe): number {
  const listed = variant.price * recipe.price_factor
  if (life.type === 'new') return listed
  if (life.type === 'demo') return listed * between(chance, 0.86, 0.93)
  const expected =
    ((recipe.distance_a_year[0] + recipe.distance_a_year[1]) / 2) * life.age * (slower[variant.kind] ?? 1)
  const worn = life.distance === null || expected === 0 ? 1 : 1.12 - 0.12 * (life.distance / expected)
  return listed * 0.84 * 0.905 ** (life.age - 0.5) * worn * between(chance, 0.94, 1.06)
}

function ageOf(chance: RandomStream, type: CarType, recipe: Recipe): number {
  const [youngest, oldest] = recipe.used_years
  return type === 'used' ? youngest + Math.floor((oldest - youngest + 1) * chance() ** 1.35) : 0
}

/** Generates a vehicle's year, distance and price: distance grows with age, the price falls with both. */
export function generateLife(
  chance: RandomStream,
  type: CarType,
  variant: Variant,
  recipe: Recipe,
  thisYear: number,
): Life {
  const age = ageOf(chance, type, recipe)
  const year = Math.min(variant.years[1], Math.max(variant.years[0], thisYear - age))
  const life = { type, year, age: Math.max(type === 'used' ? 0.7 : 0, thisYear - year) }
  const known = { ...life, distance: distanceOf(chance, type, life.age, variant, recipe) }
  return { ...known, price: roundToTypicalPrice(worth(chance, known, variant, recipe)) }
}
