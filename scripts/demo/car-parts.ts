import type { CarType } from '#domain/car/car.ts'
import { gearbox, type readCatalogue, type Variant } from './catalogue.ts'
import type { Life } from './life.ts'
import { paintsOf, type StudioSet } from './pictures/studio.ts'
import { between, createRandomStream, happens, pick, pickWeighted, type RandomStream, whole } from './random-stream.ts'
import type { Recipe } from './recipe.ts'
import { makeVin } from './vin.ts'
import { inMarket, type Words } from './words.ts'
import type { Yard } from './yards.ts'

/** Everything that the demo cars of one dealer are generated from. */
export interface DemoContext {
  readonly slug: string
  readonly recipe: Recipe
  readonly catalogue: ReturnType<typeof readCatalogue>
  readonly words: Words
  readonly yards: readonly Yard[]
  readonly studio: StudioSet
  /** Midnight (UTC) of the day that the stock is for. */
  readonly day: Date
}

const dayLength = 86_400_000

/** The ISO timestamp `days` before the day, rounded to the minute. */
export function daysAgo(day: Date, days: number): string {
  return new Date(Math.round((day.getTime() - days * dayLength) / 60_000) * 60_000).toISOString()
}

/** Whether a variant can be in this yard's stock as new, demo or used in that year. */
export function fits(type: CarType, recipe: Recipe, thisYear: number) {
  return (variant: Variant) =>
    recipe.kinds.includes(variant.kind) &&
    (type === 'used' ? variant.years[0] <= thisYear - recipe.used_years[0] : variant.years[1] >= thisYear)
}

/** Status fields: sold, reserved, coming soon or in stock, with the recipe's shares. */
export function statusOf(chance: RandomStream, type: CarType, { shares }: Recipe, day: Date) {
  const lot = chance() * 100
  if (lot < shares.sold) return { status: 'sold', sold: true, sold_date: daysAgo(day, between(chance, 0.2, 9)) }
  if (lot < shares.sold + shares.reserved) return { status: 'reserved' }
  const coming = type === 'new' ? shares.sold + shares.reserved + shares.coming_soon : 0
  return lot < coming ? { status: 'coming_soon', preorder: happens(chance, shares.preorder) } : { status: 'in_stock' }
}

/** A tag, or null. */
export function tagOf(chance: RandomStream, type: CarType, { shares }: Recipe): string | null {
  if (happens(chance, shares.special)) return 'Special'
  return type === 'demo' && happens(chance, shares.test_drive_only) ? 'Test Drive Only' : null
}

/** The location fields of a car; a new or demo car is at a yard that sells its make, if there is one. */
export function placeOf(chance: RandomStream, { yards }: DemoContext, variant: Variant, type: CarType) {
  const franchised = yards.filter(({ makes }) => makes.length === 0 || makes.includes(variant.make))
  const yard = pick(chance, type === 'used' || franchised.length === 0 ? yards : franchised)
  const others = yards.filter(({ id }) => id !== yard.id).slice(0, 3)
  return {
    dealership_id: yard.dealership_id,
    dealership_slug: yard.dealership_slug,
    dealership_name: yard.name.replace(/ - (?:Sales|Service|Parts)$/, ''),
    location: {
      id: yard.id,
      name: yard.name,
      slug: yard.slug,
      phone: yard.phone,
      distribution_locations: others.map(({ id, name }) => ({ id, name })),
    },
    city: yard.city,
    state: yard.state,
  }
}

/** Id, name, stock number and VIN. */
export function identityOf(
  chance: RandomStream,
  at: number,
  slug: string,
  recipe: Recipe,
  variant: Variant,
  life: Life,
) {
  const name = `${life.year} ${variant.make} ${variant.model} ${variant.badge}`
  const vin = makeVin(chance)
  return {
    id: whole(chance, 1, 8) * 1_000_000 + ((createRandomStream(slug)() * 900 + 100) | 0) * 1000 + at,
    slug: name,
    name,
    make: variant.make,
    model: variant.model,
    badge: variant.badge,
    year: life.year,
    stocknum: `${slug[0]?.toUpperCase()}${String(10_000 + at * 7).slice(-5)}`,
    vin: happens(chance, recipe.shares.dirty_vin) ? ` ${vin.slice(0, 9).toLowerCase()} ${vin.slice(9)}` : vin,
  }
}

/** A body in the middle of a phrase: 'hatchback', but 'SUV'. */
const inSentence = (body: string): string => (body === body.toUpperCase() ? body : body.toLowerCase())

/** A paint that the studio has for the vehicle, weighted by how common it is on the road. */
function paintOf(chance: RandomStream, { words, studio, recipe }: DemoContext, variant: Variant): string {
  const mix = words.mix[variant.shape] ?? words.mix[variant.kind] ?? {}
  const sold = paintsOf(studio, { ...variant, ground: recipe.ground })
  return pickWeighted(chance, Object.fromEntries(Object.entries(mix).filter(([paint]) => sold.includes(paint))))
}

/** A brochure name of a paint, in the market's spelling. */
function colourOf(chance: RandomStream, { words, recipe }: DemoContext, paint: string): string {
  return inMarket(pick(chance, words.paints[paint] ?? [paint]), recipe.market, words)
}

/** The factory specification: body, drive, engine, seats and colour. */
export function buildOf(chance: RandomStream, yardful: DemoContext, variant: Variant) {
  const paint = paintOf(chance, yardful, variant)
  const transmission = gearbox(variant)
  return {
    paint,
    facts: {
      item_type: variant.kind,
      simple_body: variant.body,
      body: variant.doors === undefined ? variant.body : `${variant.doors}-door ${inSentence(variant.body)}`,
      simple_fuel: ['Hybrid', 'Electric'].includes(variant.fuel ?? '') ? variant.fuel : null,
      fuel: variant.fuel ?? null,
      simple_transmission: transmission,
      transmission: variant.fuel === 'Electric' ? 'Single-speed automatic' : transmission,
      simple_drive: variant.drive ?? null,
      drive: variant.drive ?? null,
      engine: variant.engine ?? null,
      seats: variant.seats ?? null,
      doors: variant.doors ?? null,
      colour: colourOf(chance, yardful, paint),
    },
  }
}
