import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { type CarHistory, type CarPast, noHistory } from '#stock/car-history.ts'
import { readCarHistory, writeCarHistory } from '#stock/car-history-file.ts'
import { demoSlugs } from './demo-slugs.ts'

const madeStock = v.object({
  taken_at: v.string(),
  cars: v.array(
    v.object({
      id: v.number(),
      created_at: v.string(),
      price: v.nullable(v.number()),
      subscription_price: v.optional(v.nullable(v.number()), null),
      before_price: v.nullable(v.number()),
    }),
  ),
})

type Made = v.InferOutput<typeof madeStock>['cars'][number]

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** A car that is cheaper than before fell in price half-way between the day it came and today. */
function pastOf({ created_at, before_price: before, ...made }: Made, today: number): CarPast {
  // A car for hire shows what a week costs, and no price.
  const price = made.subscription_price === null ? made.price : null
  const came = Date.parse(created_at)
  const [first, fell] = [dayOf(came), dayOf((came + today) / 2)]
  const hasFallen = price !== null && before !== null && before > price && first < fell
  const prices: CarPast['prices'] = hasFallen
    ? [
        [first, before],
        [fell, price],
      ]
    : [[first, price]]
  return { vin: null, first, prices, sold: null, left: null }
}

/** What the nights would have seen of a made-up stock. */
export function demoPast(stock: string): CarHistory {
  const { cars, taken_at } = v.parse(madeStock, JSON.parse(stock))
  return Object.fromEntries(cars.map((car) => [String(car.id), pastOf(car, Date.parse(taken_at))]))
}

const amountsOf = ({ prices }: CarPast): string => prices.map(([, price]) => price).join()

/**
 * What is remembered of made-up cars. Their prices are the same every day: whoever is remembered at others was made by other
 * recipes, and gets the nights of the car it is now.
 */
export function demoMemory(known: CarHistory, made: CarHistory): CarHistory {
  const agreeing = Object.entries(known).filter(([id, past]) => {
    const now = made[id]
    return !now || amountsOf(now) === amountsOf(past)
  })
  return { ...made, ...Object.fromEntries(agreeing) }
}

function memoryIn(file: string): CarHistory {
  const read = existsSync(file) ? readCarHistory(readFileSync(file, 'utf8')) : { unreadable: '' }
  return 'content' in read ? read.content : noHistory
}

/** Gives demo dealers the nights their cars say they stood here, where no night has seen them; a memory of these cars stays. */
export function leaveDemoPast(root: string): void {
  for (const slug of demoSlugs(root)) {
    const file = join(root, 'dist', slug, 'car-history.json')
    const known = memoryIn(file)
    const memory = demoMemory(known, demoPast(readFileSync(join(root, 'stock', `${slug}.json`), 'utf8')))
    if (existsSync(file) && writeCarHistory(memory) === writeCarHistory(known)) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, writeCarHistory(memory))
  }
}
