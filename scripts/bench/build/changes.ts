import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Market } from './market.ts'

const everyNth = 50
const cheaperBy = 150

interface Stock {
  taken_at: string
  readonly cars: { id: number; price?: number | null; vin?: string | null }[]
}

/** The stock with the price of every 50th car reduced. */
export function repriced(text: string): string {
  const stock: Stock = JSON.parse(text)
  for (const car of stock.cars.filter((_, at) => at % everyNth === 0))
    if (typeof car.price === 'number') car.price -= cheaperBy
  return JSON.stringify(stock)
}

/** The stock with a car from its middle removed, and a copy of another added under a new id. */
export function traded(text: string): string {
  const stock: Stock = JSON.parse(text)
  stock.cars.splice(Math.floor(stock.cars.length / 2), 1)
  const [like] = stock.cars
  const id = Math.max(...stock.cars.map((car) => car.id)) + 1
  if (like) stock.cars.push({ ...like, id, vin: null })
  return JSON.stringify(stock)
}

/** The stock with another timestamp. */
export function takenAt(text: string, now: Date): string {
  const stock: Stock = { ...JSON.parse(text), taken_at: now.toISOString() }
  return JSON.stringify(stock)
}

function change(file: string, by: (text: string) => string): void {
  writeFileSync(file, by(readFileSync(file, 'utf8')))
}

/** Reprices 2 % of the cars of every dealer. */
export function repriceAll({ content, slugs }: Pick<Market, 'content' | 'slugs'>): void {
  for (const slug of slugs) change(join(content, `stock/${slug}.json`), repriced)
}

/** Every dealer sells one car and takes in another. */
export function tradeAll({ content, slugs }: Pick<Market, 'content' | 'slugs'>): void {
  for (const slug of slugs) change(join(content, `stock/${slug}.json`), traded)
}

/** Updates the timestamp of every dealer's stock. */
export function sendAgain({ content, slugs }: Pick<Market, 'content' | 'slugs'>, now: Date): void {
  for (const slug of slugs) change(join(content, `stock/${slug}.json`), (text) => takenAt(text, now))
}

/** Changes one text of the first dealer, which a single page shows. */
export function rewordOne({ content, slugs: [slug] }: Pick<Market, 'content' | 'slugs'>): void {
  change(join(content, `dealers/${slug}/faqs.yaml`), (text) =>
    text.replace(/answer: "?/, (start) => `${start}Indeed, `),
  )
}
