import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Car } from '#domain/car/car.ts'
import { inListOrder } from '#domain/car/list-order.ts'
import { readCars } from '#stock/read-cars.ts'
import type { Reading } from '#stock/reading.ts'
import {
  between,
  createRandomStream,
  happens,
  pick,
  pickWeighted,
  type RandomStream,
  sample,
  whole,
} from '../demo/random-stream.ts'
import { type MarketModel, readMarket } from './market.ts'

const words = v.object({
  colours: v.record(v.string(), v.number()),
  features: v.array(v.string()),
  tags: v.array(v.string()),
  groups: v.array(v.string()),
  towns: v.array(v.tuple([v.string(), v.string()])),
  queries: v.array(v.string()),
})

/** Vocabulary of the generated cars. */
export type BenchWords = v.InferOutput<typeof words>

/** Reads scripts/bench/words.yaml. @throws when the file is invalid */
export function readBenchWords(root: string): BenchWords {
  return v.parse(words, parse(readFileSync(join(root, 'scripts/bench/words.yaml'), 'utf8')))
}

/** The fixed day of the stock, so that its bytes never change. */
export const benchDay = new Date('2026-01-01T00:00:00Z')

const thisYear = benchDay.getUTCFullYear()
const types = { new: 24, demo: 7, used: 69 } as const

/** The yards of a stock; more for more cars. */
function yardsFor(count: number, { towns, groups }: BenchWords) {
  const yards = count <= 300 ? 3 : count <= 2000 ? 8 : count <= 10_000 ? 20 : 40
  return towns.slice(0, yards).map(([town, state], at) => {
    const dealer = `${groups[at % groups.length]} ${town} ${at % 3 === 0 ? 'Automotive' : 'Motors'}`
    return { town, state, dealer, id: String(100 + at) }
  })
}

function ageOf(chance: RandomStream, type: keyof typeof types): number {
  if (type === 'used') return Math.min(18, 1 + Math.floor(-Math.log(1 - chance()) * 4.2))
  return type === 'demo' ? whole(chance, 0, 1) : 0
}

function priceOf(chance: RandomStream, { price, badges }: MarketModel, badge: string, age: number): number | null {
  if (happens(chance, 1.2)) return null
  const step = badges.indexOf(badge) / Math.max(1, badges.length - 1)
  const worth = price * (0.85 + 0.4 * step) * 0.89 ** age * between(chance, 0.93, 1.07)
  return Math.max(3990, Math.round(worth / 1000) * 1000 - 10)
}

function distanceOf(chance: RandomStream, type: keyof typeof types, age: number): number {
  if (type === 'new') return whole(chance, 0, 40)
  return type === 'demo' ? whole(chance, 800, 7800) : Math.floor(age * between(chance, 9000, 21_000))
}

function placeOf({ town, state, dealer, id }: ReturnType<typeof yardsFor>[number]) {
  const place = { id, name: town, slug: town.toLowerCase().replaceAll(' ', '-'), phone: null }
  return { location: place, city: town, state, dealership_name: dealer, dealership_slug: place.slug }
}

function driven(chance: RandomStream, { fuels, drives, body, seats, series }: MarketModel) {
  const fuel = pick(chance, fuels)
  const isManual = fuel !== 'Electric' && happens(chance, body === 'Ute' ? 14 : 7)
  const drive = pick(chance, drives)
  return {
    simple_fuel: ['Electric', 'Hybrid'].includes(fuel) ? fuel : null,
    fuel,
    simple_transmission: isManual ? 'Manual' : 'Automatic',
    simple_drive: drive,
    simple_body: body === 'Ute' && happens(chance, 20) ? 'Cab Chassis' : body,
    seats,
    series: pick(chance, series),
    ending: `${isManual ? 'Manual' : 'Auto'}${/4x4|AWD|4WD/.test(drive) ? ` ${drive}` : ''}`,
  }
}

function daysBefore(days: number): string {
  return new Date(benchDay.getTime() - Math.floor(days * 1440) * 60_000).toISOString()
}

function categoriesOf(body: string, price: number | null, seats: number): readonly string[] {
  const names = [
    ...(seats >= 7 ? ['People Movers', 'Family'] : []),
    ...(body === 'Ute' || body === 'Van' ? ['Tradie'] : []),
    ...(price !== null && price < 20_000 ? ['Under 20K', 'First Car'] : []),
    ...(price !== null && price > 90_000 ? ['Luxury'] : []),
  ]
  return names.length > 0 ? names : ['Family']
}

function makeCar(at: number, model: MarketModel, yard: ReturnType<typeof yardsFor>[number], said: BenchWords) {
  const chance = createRandomStream(`bench ${at}`)
  const type = pickWeighted(chance, types)
  const age = ageOf(chance, type)
  const badge = pick(chance, model.badges)
  const { ending, ...build } = driven(chance, model)
  const price = priceOf(chance, model, badge, age)
  const name = `${thisYear - age} ${model.make} ${model.model} ${badge} ${ending}`
  const id = String(480_000 + at * 7 + whole(chance, 0, 6))
  const status = pickWeighted(chance, { in_stock: 93, coming_soon: 4, sold: 3 })
  const picture = Array.from({ length: 6 }, () => pick(chance, [...'0123456789abcdefghijklmnopqrstuvwxyz'])).join('')
  return {
    id,
    slug: `${name} ${id}`,
    name,
    make: model.make,
    model: model.model,
    badge,
    year: thisYear - age,
    car_type: type,
    status,
    sold_date: status === 'sold' ? daysBefore(between(chance, 0, 3)) : null,
    price,
    before_price: price !== null && happens(chance, 12) ? price + 1000 * whole(chance, 1, 4) : null,
    subscription_price: price !== null && happens(chance, 15) ? Math.round(price / 2000) * 5 + 9 : null,
    km: distanceOf(chance, type, age),
    ...build,
    colour: pickWeighted(chance, said.colours),
    ...placeOf(yard),
    categories: categoriesOf(model.body, price, model.seats),
    features: sample(chance, said.features, whole(chance, 3, 11)),
    tag: happens(chance, 14) ? pick(chance, said.tags) : null,
    stocknum: pick(chance, ['U', 'N', 'D', 'S']) + String(whole(chance, 10_000, 99_999)),
    custom_rank: whole(chance, 0, 99),
    created_at: daysBefore(-Math.log(1 - chance()) * 55),
    show_on_dealer_website: true,
    primary_image_url: `/img/${id}-${picture}.avif`,
    images: [{ image: { url: `/img/${id}-${picture}.avif` } }],
  }
}

/** Cars as in a snapshot. */
export type BenchSnapshot = readonly Readonly<Record<string, unknown>>[]

/** `count` generated cars as in a snapshot; deterministic. */
export function benchSnapshot(root: string, count: number): BenchSnapshot {
  const models = readMarket(root)
  const said = readBenchWords(root)
  const yards = yardsFor(count, said)
  const shares = Object.fromEntries(models.map(({ share }, at) => [at, share]))
  return Array.from({ length: count }, (_, at) => {
    const chance = createRandomStream(`bench car ${at}`)
    const model = models[Number(pickWeighted(chance, shares))]
    if (!model) throw new Error('The market has no models.')
    return makeCar(at, model, pick(chance, yards), said)
  })
}

/** Reads bench cars without checking their pictures, which do not exist. */
export const benchReading: Reading = {
  now: new Date(),
  kinds: ['cars'],
  unit: 'km',
  currency: 'AUD',
  hasPicture: () => true,
  hasFile: () => true,
}

/** A snapshot's cars, in list order. */
export function benchCars(snapshot: readonly unknown[]): readonly Car[] {
  return inListOrder(readCars(snapshot, benchReading).cars, { subscriptions: false })
}
