import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { unstatedType } from '#domain/location/location.ts'
import { sellsCars } from '#domain/location/trades.ts'
import { typeOf } from '#stock/read-location.ts'
import type { Recipe } from './recipe.ts'

const text = v.fallback(v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), null)

const entry = v.object({
  id: text,
  name: text,
  slug: text,
  location_type: text,
  dealership_id: text,
  dealership_slug: text,
  manufacturers: v.fallback(v.array(v.string()), []),
  address: v.fallback(v.object({ city: text, state: text }), { city: null, state: null }),
  contact_detail: v.fallback(v.object({ phone: text }), { phone: null }),
})

/** A sales location of a dealer. `makes`: the only ones it sells new; empty means any. */
export interface Yard {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly phone: string | null
  readonly city: string | null
  readonly state: string | null
  readonly dealership_id: string | null
  readonly dealership_slug: string | null
  readonly makes: readonly string[]
}

/** The entries of locations.yaml, with every value as text: a number may have significant leading zeros. */
function listed(root: string, slug: string): readonly unknown[] {
  const file = join(root, 'dealers', slug, 'locations.yaml')
  const raw: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8'), { schema: 'failsafe' }) : []
  const inner = typeof raw === 'object' && raw !== null && 'locations' in raw ? raw.locations : raw
  return Array.isArray(inner) ? inner : []
}

function yardOf(raw: unknown): Yard[] {
  const read = v.safeParse(entry, raw)
  if (!read.success || read.output.name === null) return []
  const { id, name, slug, address, contact_detail, manufacturers, location_type, ...ids } = read.output
  if (!sellsCars({ location_type: typeOf(location_type) ?? unstatedType })) return []
  const words = slug ?? name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return [{ ...ids, id: id ?? words, name, slug: words, ...address, phone: contact_detail.phone, makes: manufacturers }]
}

/** The sales locations of a dealer's locations.yaml, else the recipe's place. */
export function yardsOf(root: string, slug: string, recipe: Recipe): readonly Yard[] {
  const yards = listed(root, slug).flatMap(yardOf)
  if (yards.length > 0 || !recipe.place) return yards
  return [{ ...recipe.place, phone: null, dealership_id: null, dealership_slug: slug, makes: [] }]
}
