import type { Car, CarStatus, CarType } from '#domain/car/car.ts'
import { flag, text, year } from './facts.ts'

/** Why a car of the snapshot cannot be read: `reason` is short and stable, `found` is what stands there. */
export interface Unreadable {
  readonly reason: string
  readonly found: string
}

type Identity = Pick<Car, 'id' | 'slug' | 'name' | 'status' | 'car_type'>

const statuses: Readonly<Record<string, CarStatus>> = {
  in_stock: 'in_stock',
  coming_soon: 'coming_soon',
  sold: 'sold',
  reserved: 'reserved',
}
const carTypes: Readonly<Record<string, CarType>> = { new: 'new', used: 'used', demo: 'demo', demonstrator: 'demo' }

/** A car as it stands in the snapshot. */
export type Raw = Readonly<Record<string, unknown>>

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'missing'
  return json.length > 60 ? `${json.slice(0, 59)}…` : json
}

/** An entry that is not even an object. */
export function refuseEntry(raw: unknown): Unreadable {
  return { reason: 'not a car', found: `the entry is ${shown(raw)}` }
}

function refuse(reason: string, key: string, raw: Raw): Unreadable {
  return { reason, found: `${key} is ${shown(raw[key])}` }
}

function word(raw: unknown): string {
  return (text(raw) ?? '').toLowerCase().replace(/[\s-]+/g, '_')
}

function nameOf(raw: Raw): string | null {
  const title = [year(raw.year), text(raw.make), text(raw.model)].filter((part) => part !== null).join(' ')
  return text(raw.name) ?? (typeof raw.name === 'string' && title !== '' ? title : null)
}

/** An empty slug is one to be made; a missing one is a record that is not whole. */
function slugOf(raw: Raw): string | null {
  return typeof raw.slug === 'string' ? raw.slug.trim() : text(raw.slug)
}

/** Whether the source says anything there at all. */
export function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== '-'
}

/** The facts a car cannot be shown without, or the first of them that is missing. */
export function identify(raw: Raw): Identity | Unreadable {
  const [id, slug, name] = [text(raw.id), slugOf(raw), nameOf(raw)]
  if (id === null) return refuse('no id', 'id', raw)
  if (slug === null) return refuse('no slug', 'slug', raw)
  if (name === null) return refuse('no name', 'name', raw)
  const status = flag(raw.sold) === true ? 'sold' : statuses[word(raw.status)]
  if (status === undefined) return refuse(isSaid(raw.status) ? 'unknown status' : 'no status', 'status', raw)
  const carType = isSaid(raw.car_type) ? carTypes[word(raw.car_type)] : 'used'
  if (carType === undefined) return refuse('unknown car_type', 'car_type', raw)
  return { id, slug, name, status, car_type: carType }
}
