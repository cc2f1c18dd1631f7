import type { CarType } from '#domain/car/car.ts'
import { gearbox, pickVariant, type readCatalogue, type Variant } from './catalogue.ts'
import { describe, featuresOf } from './describe.ts'
import { type Life, liveLife } from './life.ts'
import { moneyOf } from './money.ts'
import { cabinDrawing, type Drawing, drawingsOf } from './pictures/keys.ts'
import type { Recipe } from './recipe.ts'
import { between, type Chance, chanceFor, happens, pick, pickWeighted, whole } from './seeded.ts'
import { makeVin } from './vin.ts'
import type { Words } from './words.ts'
import type { Yard } from './yards.ts'

/** Everything the demo cars of one dealer are made from. */
export interface Yardful {
  readonly slug: string
  readonly recipe: Recipe
  readonly catalogue: ReturnType<typeof readCatalogue>
  readonly words: Words
  readonly yards: readonly Yard[]
  /** Of the drawing, see pictures/keys.ts. */
  readonly drawing: string
  /** Midnight of the day the stock is made for. */
  readonly day: Date
}

const dayLength = 86_400_000

function daysAgo(day: Date, days: number): string {
  return new Date(Math.round((day.getTime() - days * dayLength) / 60_000) * 60_000).toISOString()
}

function fits(type: CarType, recipe: Recipe, thisYear: number) {
  return (variant: Variant) =>
    recipe.kinds.includes(variant.kind) &&
    (type === 'used' ? variant.years[0] <= thisYear - recipe.used_years[0] : variant.years[1] >= thisYear)
}

function statusOf(chance: Chance, type: CarType, { shares }: Recipe, day: Date) {
  const lot = chance() * 100
  if (lot < shares.sold) return { status: 'sold', sold: true, sold_date: daysAgo(day, between(chance, 0.2, 9)) }
  if (lot < shares.sold + shares.reserved) return { status: 'reserved' }
  const coming = type === 'new' ? shares.sold + shares.reserved + shares.coming_soon : 0
  return lot < coming ? { status: 'coming_soon', preorder: happens(chance, shares.preorder) } : { status: 'in_stock' }
}

function tagOf(chance: Chance, type: CarType, { shares }: Recipe): string | null {
  if (happens(chance, shares.special)) return 'Special'
  return type === 'demo' && happens(chance, shares.test_drive_only) ? 'Test Drive Only' : null
}

function placeOf(chance: Chance, { yards }: Yardful, variant: Variant, type: CarType) {
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

function identityOf(chance: Chance, at: number, slug: string, recipe: Recipe, variant: Variant, life: Life) {
  const name = `${life.year} ${variant.make} ${variant.model} ${variant.badge}`
  const vin = makeVin(chance)
  return {
    id: whole(chance, 1, 8) * 1_000_000 + ((chanceFor(slug)() * 900 + 100) | 0) * 1000 + at,
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

function buildOf(chance: Chance, words: Words, variant: Variant) {
  const mix = words.mix[variant.shape] ?? words.mix[variant.kind] ?? {}
  const paint = pickWeighted(chance, mix)
  const transmission = gearbox(variant)
  return {
    paint,
    facts: {
      item_type: variant.kind,
      simple_body: variant.body,
      body: variant.doors === undefined ? variant.body : `${variant.doors}-door ${variant.body.toLowerCase()}`,
      simple_fuel: ['Hybrid', 'Electric'].includes(variant.fuel ?? '') ? variant.fuel : null,
      fuel: variant.fuel ?? null,
      simple_transmission: transmission,
      transmission: variant.fuel === 'Electric' ? 'Single-speed automatic' : transmission,
      simple_drive: variant.drive ?? null,
      drive: variant.drive ?? null,
      engine: variant.engine ?? null,
      seats: variant.seats ?? null,
      doors: variant.doors ?? null,
      colour: pick(chance, words.paints[paint] ?? [paint]),
    },
  }
}

function gallery(chance: Chance, { recipe, drawing }: Yardful, variant: Variant, paint: string): readonly Drawing[] {
  const outside = drawingsOf(variant.shape, paint, drawing)
  if (variant.seats === undefined || variant.kind === 'motorcycles') return outside
  const trim = pickWeighted(chance, { dark: 6, light: 2, tan: 2 })
  return [...outside, cabinDrawing({ wheel: recipe.market === 'america' ? 'left' : 'right', trim }, drawing)]
}

/** A car as the snapshot carries it, and the pictures that have to be drawn for it. */
export interface MadeCar {
  readonly car: Readonly<Record<string, unknown>>
  readonly drawings: readonly Drawing[]
}

/** Makes the car at a place in the list: the same one every time, with dates that move with the day. */
export function makeCar(yardful: Yardful, at: number): MadeCar {
  const { slug, recipe, words, day } = yardful
  const chance = chanceFor(`${slug} ${at}`)
  const thisYear = day.getUTCFullYear()
  const type = pickWeighted<CarType>(chance, recipe.types)
  const variant = pickVariant(chance, yardful.catalogue, recipe.makes, fits(type, recipe, thisYear))
  const life = liveLife(chance, type, variant, recipe, thisYear)
  const { paint, facts } = buildOf(chance, words, variant)
  const { just_in, hidden, certified, no_pictures, reserved } = recipe.shares
  const drawings = happens(chance, no_pictures) ? [] : gallery(chance, yardful, variant, paint)
  const car = {
    ...identityOf(chance, at, slug, recipe, variant, life),
    ...statusOf(chance, type, recipe, day),
    ...facts,
    car_type: type,
    km: life.distance,
    ...moneyOf(chance, life, recipe, slug),
    ...placeOf(chance, yardful, variant, type),
    certified: type === 'used' && life.age <= 5 && happens(chance, certified),
    reserved: happens(chance, reserved),
    tag: tagOf(chance, type, recipe),
    categories: variant.kind === 'cars' ? [] : [variant.kind],
    created_at: daysAgo(day, happens(chance, just_in) ? between(chance, 0.1, 7.6) : between(chance, 9, 160)),
    show_on_dealer_website: !happens(chance, hidden),
    custom_rank: happens(chance, 4) ? whole(chance, 1, 9) : 0,
    description: describe(chance, words, variant, life, recipe),
    features: featuresOf(chance, words, variant, life),
    views: whole(chance, 4, 640),
    primary_image_url: drawings[0] ? `/pictures/${drawings[0].key}` : null,
    images: drawings.map(({ key }) => ({ image: { url: `/pictures/${key}` } })),
  }
  return { car, drawings }
}
