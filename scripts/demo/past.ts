import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { CarHistory, CarPast } from '#stock/car-history.ts'
import { writeCarHistory } from '#stock/car-history-file.ts'
import { demoSlugs } from './demo-slugs.ts'

const madeStock = v.object({
  taken_at: v.string(),
  cars: v.array(
    v.object({
      id: v.number(),
      created_at: v.string(),
      price: v.nullable(v.number()),
      before_price: v.nullable(v.number()),
    }),
  ),
})

type Made = v.InferOutput<typeof madeStock>['cars'][number]

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** A car that costs less than before fell in price half-way between the day it came and today. */
function pastOf({ created_at, price, before_price: before }: Made, today: number): CarPast {
  const came = Date.parse(created_at)
  const [first, fell] = [dayOf(came), dayOf((came + today) / 2)]
  const hasFallen = price !== null && before !== null && first < fell
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

/** Gives demo dealers that no night has seen the nights their cars say they stood here; a memory that is there stays. */
export function leaveDemoPast(root: string): void {
  for (const slug of demoSlugs(root)) {
    const file = join(root, 'dist', slug, 'car-history.json')
    if (existsSync(file)) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, writeCarHistory(demoPast(readFileSync(join(root, 'stock', `${slug}.json`), 'utf8'))))
  }
}
