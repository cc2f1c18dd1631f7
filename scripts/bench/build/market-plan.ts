import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { type Answers, collect } from '../../dealer-new/answers.ts'
import { createRandomStream, sample, whole } from '../../demo/random-stream.ts'

const names = v.pipe(v.array(v.string()), v.minLength(1))
const town = v.object({ city: v.string(), state: v.string(), postcode: v.string(), time_zone: v.string() })

const plan = v.strictObject({
  towns: v.pipe(v.array(town), v.minLength(1)),
  colours: names,
  grounds: names,
  makes: names,
  makes_sold: v.number(),
  recipe: v.looseObject({}),
  faqs: v.array(v.strictObject({ question: v.string(), answer: v.string() })),
})

/** The data from which the dealers of the made-up market are generated. */
export type MarketPlan = v.InferOutput<typeof plan>

/** Reads scripts/bench/build/market.yaml. @throws when it is invalid */
export function readPlan(root: string): MarketPlan {
  return v.parse(plan, parse(readFileSync(join(root, 'scripts/bench/build/market.yaml'), 'utf8')))
}

/** The item at an index, modulo the length of the list. */
function inTurn<T>(items: readonly T[], at: number): T {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('There is nothing to take in turn.')
  return item
}

/** A dealer's number as used in its name and slug. */
const numbered = (at: number) => String(at + 1).padStart(3, '0')

/** The answers to `npm run dealer:new` for the dealer at an index of the market. */
export function answersAt(at: number, { towns, colours }: MarketPlan, templates: readonly string[]): Promise<Answers> {
  const given = {
    ...inTurn(towns, at),
    name: `Made-up Yard ${numbered(at)}`,
    slug: `yard-${numbered(at)}`,
    template: inTurn(templates, at),
    phone: `02 5550 ${String(1000 + at)}`,
    street: `${at + 1} Example Street`,
    colour: inTurn(colours, at),
  }
  return collect(given, { templates, usual: null, dealers: [] }, null)
}

/** The content of demo-stock.yaml for the dealer at an index of the market. */
export function recipeAt(at: number, count: number, { recipe, makes, makes_sold, grounds }: MarketPlan): object {
  const chance = createRandomStream(`market ${at}`)
  const sold = sample(chance, makes, makes_sold)
  return {
    ...recipe,
    count,
    ground: inTurn(grounds, at),
    makes: Object.fromEntries(sold.map((make) => [make, whole(chance, 2, 20)])),
  }
}
