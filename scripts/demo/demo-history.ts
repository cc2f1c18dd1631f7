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

/** The history of a car. A reduced one dropped in price half-way between its first day and today. */
function pastOf({ created_at, before_price: before, ...made }: Made, today: number): CarPast {
  // A subscription car shows a weekly price and no sale price.
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

/** The history that nightly builds would have recorded of a generated stock. */
export function generateDemoHistory(stock: string): CarHistory {
  const { cars, taken_at } = v.parse(madeStock, JSON.parse(stock))
  return Object.fromEntries(cars.map((car) => [String(car.id), pastOf(car, Date.parse(taken_at))]))
}

const amountsOf = ({ prices }: CarPast): string => prices.map(([, price]) => price).join()

/**
 * Merges the stored history with the generated one. Prices of demo cars never change: a stored car with other prices
 * comes from an earlier recipe and is replaced.
 */
export function mergeDemoHistory(known: CarHistory, made: CarHistory): CarHistory {
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

/** Writes the generated history of every demo dealer; what is already stored of the same cars stays. */
export function writeDemoHistory(root: string): void {
  for (const slug of demoSlugs(root)) {
    const file = join(root, 'dist', slug, 'car-history.json')
    const known = memoryIn(file)
    const memory = mergeDemoHistory(
      known,
      generateDemoHistory(readFileSync(join(root, 'stock', `${slug}.json`), 'utf8')),
    )
    if (existsSync(file) && writeCarHistory(memory) === writeCarHistory(known)) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, writeCarHistory(memory))
  }
}
