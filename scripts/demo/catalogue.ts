import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { createRandomStream, pick, pickWeighted, type RandomStream } from './random-stream.ts'
import { readOnce } from './read-once.ts'

const facts = {
  kind: v.optional(v.picklist(['cars', 'motorcycles', 'trucks', 'rvs']), 'cars'),
  body: v.string(),
  shape: v.string(),
  years: v.tuple([v.number(), v.number()]),
  seats: v.optional(v.number()),
  sleeps: v.optional(v.number()),
  doors: v.optional(v.number()),
  /** Length in metres and gross weight in kg of a caravan or motorhome. */
  length: v.optional(v.number()),
  weight: v.optional(v.number()),
  /** Braked towing capacity, in the market's unit. */
  towing: v.optional(v.number()),
  drive: v.optional(v.string()),
  fuel: v.optional(v.string()),
  engine: v.optional(v.string()),
  /** Of an electric vehicle: range in the market's unit, battery capacity in kWh. */
  range: v.optional(v.number()),
  battery: v.optional(v.number()),
  transmission: v.optional(v.union([v.string(), v.array(v.string())])),
}
const badge = v.union([v.number(), v.object({ ...v.partial(v.object(facts)).entries, price: v.number() })])
const model = v.strictObject({ ...facts, badges: v.record(v.string(), badge) })
const catalogue = v.record(v.string(), v.record(v.string(), v.record(v.string(), model)))

type Facts = v.InferOutput<ReturnType<typeof v.strictObject<typeof facts, undefined>>>

/** One badge of one model. `price`: new, in the market's dollars. */
export interface Variant extends Facts {
  readonly make: string
  readonly model: string
  readonly badge: string
  readonly price: number
  /** Rank of its price within the model, from 0 (lowest) to 1; null where all cost the same. */
  readonly trim: number | null
}

function trimOf(price: number, prices: readonly number[]): number | null {
  const ranked = [...new Set(prices)].toSorted((a, b) => a - b)
  return ranked.length < 2 ? null : ranked.indexOf(price) / (ranked.length - 1)
}

function variantsOf(make: string, name: string, entry: v.InferOutput<typeof model>): Variant[] {
  const { badges, ...shared } = entry
  const prices = Object.values(badges).map((own) => (typeof own === 'number' ? own : own.price))
  return Object.entries(badges).map(([title, own]) => {
    const facts = typeof own === 'number' ? { price: own } : own
    const said = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
    return {
      ...shared,
      ...said,
      price: facts.price,
      trim: trimOf(facts.price, prices),
      make,
      model: name,
      badge: title,
    }
  })
}

const readMarkets = readOnce((root) =>
  v.parse(catalogue, parse(readFileSync(join(root, 'scripts/demo/catalogue.yaml'), 'utf8'))),
)

/** Map: make -> model -> variants sold in a market. @throws when the catalogue is invalid */
export function readCatalogue(
  root: string,
  market: string,
): ReadonlyMap<string, ReadonlyMap<string, readonly Variant[]>> {
  const makes = Object.entries(readMarkets(root)[market] ?? {})
  return new Map(
    makes.map(([make, models]) => [
      make,
      new Map(Object.entries(models).map(([name, entry]) => [name, variantsOf(make, name, entry)])),
    ]),
  )
}

/** The last year in the catalogue: later days get the stock of that year. */
export function newestYear(catalogue: ReturnType<typeof readCatalogue>): number {
  const variants = [...catalogue.values()].flatMap((models) => [...models.values()].flat())
  return Math.max(...variants.map(({ years }) => years[1]))
}

/** Picks a variant that `fits`, by the weights of the makes. @throws when none is found in 200 attempts */
export function pickVariant(
  chance: RandomStream,
  catalogue: ReturnType<typeof readCatalogue>,
  weights: Readonly<Record<string, number>>,
  fits: (variant: Variant) => boolean,
): Variant {
  for (let round = 0; round < 200; round++) {
    const models = [...(catalogue.get(pickWeighted(chance, weights))?.values() ?? [])]
    if (models.length === 0) continue
    const variant = pick(chance, pick(chance, models))
    if (fits(variant)) return variant
  }
  throw new Error(`Nothing in the catalogue fits ${Object.keys(weights).join(', ')}.`)
}

/** The variant's gearbox; null when it has none. */
export function gearbox(variant: Variant): string | null {
  const said = variant.transmission ?? (variant.engine === undefined ? null : 'Automatic')
  return typeof said === 'string' || said === null ? said : pick(createRandomStream(variant.badge), said)
}
