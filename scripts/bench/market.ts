import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'

const texts = v.array(v.string())
const facts = v.tuple([v.number(), v.string(), texts, texts, v.number(), v.number(), texts, texts])
const market = v.record(v.string(), v.object({ share: v.number(), models: v.record(v.string(), facts) }))

/** One model of the made-up market. */
export interface MarketModel {
  readonly make: string
  readonly model: string
  /** Its weight among all models. */
  readonly share: number
  readonly body: string
  readonly badges: readonly string[]
  readonly fuels: readonly string[]
  readonly seats: number
  /** Price of a new one, in dollars. */
  readonly price: number
  readonly drives: readonly string[]
  readonly series: readonly string[]
}

/** Every model in scripts/bench/market.yaml. @throws when the file is invalid */
export function readMarket(root: string): readonly MarketModel[] {
  const makes = v.parse(market, parse(readFileSync(join(root, 'scripts/bench/market.yaml'), 'utf8')))
  return Object.entries(makes).flatMap(([make, { share, models }]) => {
    const whole = Object.values(models).reduce((sum, [weight]) => sum + weight, 0)
    return Object.entries(models).map(([model, [weight, body, badges, fuels, seats, price, drives, series]]) => ({
      make,
      model,
      share: (share * weight) / whole,
      body,
      badges,
      fuels,
      seats,
      price,
      drives,
      series,
    }))
  })
}
