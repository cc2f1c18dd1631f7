import type { Car, CarStatus } from '#domain/car/car.ts'
import { isTaken } from './answer.ts'
import { andNot } from './fact-kinds.ts'
import { foundText } from './found-text.ts'
import { year } from './number.ts'
import { isSaid } from './said.ts'
import { line, text } from './text.ts'
import { type Condition, parseCarStatus, parseCondition } from './vocabulary.ts'

/** Why a car of the snapshot cannot be read: `reason` is short and stable, `found` describes the value. */
export interface Unreadable {
  readonly reason: string
  readonly found: string
}

/** The facts a car cannot be shown without, and what else its status and condition say. */
export interface Identity {
  readonly who: Pick<Car, 'id' | 'slug' | 'name' | 'status' | 'car_type'>
  /** Whether the status says that the car is not offered. */
  readonly isWithdrawn: boolean
  /** Whether the condition says that the car is certified. */
  readonly isCertified: boolean
}

/** An unread car of the snapshot. */
export type Raw = Readonly<Record<string, unknown>>

/** The refusal of an entry that is no object. */
export function refuseEntry(raw: unknown): Unreadable {
  return { reason: 'not a car', found: `the entry is ${foundText(raw)}` }
}

function refuse(reason: string, key: string, raw: Raw): Unreadable {
  return { reason, found: `${key} is ${foundText(raw[key])}${isSaid(raw[key]) ? andNot(key) : ''}` }
}

/** Placeholders that a feed's template left inside a name. */
const leftovers = /\s*\(no (?:badge|series|variant)\)|(?<![\p{L}\p{N}])(?:null|undefined|NaN)(?![\p{L}\p{N}])/giu

/**
 * The name; an empty, meaningless ("null") or too long one is composed of year, make and model. Null when it is
 * missing, as the record is incomplete.
 */
function nameOf(raw: Raw, now: Date): string | null {
  const own = text(text(raw.name)?.replace(leftovers, '').trim())
  const title = [year(raw.year, now), text(raw.make), text(raw.model)].filter((part) => part !== null).join(' ')
  return own ?? (typeof raw.name === 'string' && title !== '' ? title : null)
}

/** The slug; '' for an empty one, which is generated later. Null when it is missing, as the record is incomplete. */
function slugOf(raw: Raw): string | null {
  return typeof raw.slug === 'string' ? (text(raw.slug) ?? '') : text(raw.slug)
}

function statusOf(raw: Raw): CarStatus | 'withdrawn' | null {
  const word = line(raw.status)
  const said = word === null ? null : parseCarStatus(word)
  return isTaken(raw.sold) && said !== 'withdrawn' ? 'sold' : said
}

const unsaid: Condition = { type: 'used', isCertified: false }

function conditionOf(raw: Raw): Condition | null {
  return isSaid(raw.car_type) ? parseCondition(line(raw.car_type) ?? '') : unsaid
}

/** The facts a car cannot be shown without, or the first of them that is missing. */
export function identify(raw: Raw, now: Date): Identity | Unreadable {
  const [id, slug, name] = [text(raw.id), slugOf(raw), nameOf(raw, now)]
  if (id === null) return refuse('no id', 'id', raw)
  if (slug === null) return refuse('no slug', 'slug', raw)
  if (name === null) return refuse('no name', 'name', raw)
  const status = statusOf(raw)
  if (status === null) return refuse(isSaid(raw.status) ? 'unknown status' : 'no status', 'status', raw)
  const condition = conditionOf(raw)
  if (condition === null) return refuse('unknown car_type', 'car_type', raw)
  const isWithdrawn = status === 'withdrawn'
  // A withdrawn car is not available, but not known to be sold.
  const who = { id, slug, name, status: isWithdrawn ? 'reserved' : status, car_type: condition.type } as const
  return { who, isWithdrawn, isCertified: condition.isCertified }
}
