import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'

const percent = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0)
const range = v.tuple([v.number(), v.number()])

const shares = v.strictObject({
  sold: percent,
  reserved: percent,
  coming_soon: percent,
  preorder: percent,
  no_price: percent,
  reduced: percent,
  certified: percent,
  subscription: percent,
  special: percent,
  test_drive_only: percent,
  just_in: percent,
  hidden: percent,
  no_pictures: percent,
  dirty_vin: percent,
})

const place = v.strictObject({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  city: v.string(),
  state: v.string(),
})

const lender = v.strictObject({ rate: v.number(), comparison: v.number(), years: v.number(), disclaimer: v.string() })

const recipe = v.strictObject({
  market: v.picklist(['oceania', 'america']),
  count: v.number(),
  makes: v.optional(v.record(v.string(), v.number()), {}),
  kinds: v.optional(v.array(v.string()), ['cars']),
  types: v.optional(v.record(v.picklist(['new', 'demo', 'used']), v.number()), { used: 1 }),
  used_years: v.optional(range, [1, 10]),
  distance_a_year: v.optional(range, [8000, 19000]),
  distance_unit: v.optional(v.string(), 'km'),
  price_factor: v.optional(v.number(), 1),
  /** Price types, where they differ from the market's default. */
  price_types: v.optional(v.strictObject({ used: v.string(), new: v.string() })),
  shares: v.optional(shares, {}),
  lenders: v.optional(v.record(v.string(), lender), {}),
  deposit: v.optional(v.nullable(v.number()), null),
  valuations: v.optional(v.boolean(), false),
  closing: v.optional(v.array(v.string()), []),
  /** Invented reviews. */
  reviews: v.optional(v.array(v.strictObject({ name: v.string(), rating: v.number(), text: v.string() })), []),
  /** Ground of the pictures, from scripts/demo/studio/set.yaml. */
  ground: v.string(),
  place: v.optional(place),
})

/** The stock of one demo yard: how many cars, of which makes, how old, and the shares of special cases. */
export type Recipe = v.InferOutput<typeof recipe>

/** Reads dealers/<slug>/demo-stock.yaml. @throws with the file and the key when it is invalid */
export function readRecipe(root: string, slug: string): Recipe {
  const file = `dealers/${slug}/demo-stock.yaml`
  const read = v.safeParse(recipe, parse(readFileSync(join(root, file), 'utf8')))
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Error(`${file}: ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}
