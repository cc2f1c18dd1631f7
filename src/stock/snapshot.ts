import { looksLike } from './looks-like.ts'
import { askFeed, type Refusal } from './refusal.ts'
import { isSaid } from './said.ts'
import { readTakenAt, type TakenAt } from './taken-at.ts'
import { text } from './text.ts'

/** A stock snapshot as it arrived: the envelope is read, the cars are not yet. */
export interface Snapshot {
  /** The slug of the dealer or group it was made for; null when it does not say. */
  readonly dealer: string | null
  /** null when it does not say. */
  readonly taken: TakenAt | null
  readonly cars: readonly unknown[]
  readonly models: readonly unknown[]
  readonly locations: readonly unknown[]
  readonly manufacturers: readonly unknown[]
  readonly dealerships: readonly unknown[]
  /** {count, average_rating, samples: [...]}, or a bare list of samples. */
  readonly reviews: unknown
  /** The dealer has no stock today and means it. */
  readonly emptyOnPurpose: boolean
  /** It was made of CSV or XML, which has cars and no words of its own. */
  readonly isTable: boolean
}

const sendAgain = 'have the feed sent again, and ask whoever makes it if it stays so'

function unusable(found: string, todo = askFeed): Refusal {
  return { found, todo }
}

/** Whether a bracket or a string that was opened is never closed. */
function isCutOff(json: string): boolean {
  const bare = json.replace(/"(?:[^"\\]|\\.)*"/gs, '')
  const opened = bare.match(/[[{]/g)?.length ?? 0
  const closed = bare.match(/[\]}]/g)?.length ?? 0
  return /^[[{]/.test(json) && (bare.includes('"') || opened > closed)
}

function noJson(json: string, error: unknown): Refusal {
  const seen = looksLike(json)
  if (seen !== null) return unusable(`The snapshot is not JSON but ${seen}.`)
  if (isCutOff(json)) return unusable(`The snapshot is cut off after ${json.length} characters.`, sendAgain)
  return unusable(`The snapshot is not JSON: ${error instanceof Error ? error.message : error}.`)
}

function parse(json: string): { readonly value: unknown } | Refusal {
  try {
    return { value: JSON.parse(json) }
  } catch (error) {
    return noJson(json, error)
  }
}

function list(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : []
}

/** Reads a snapshot's text: {version, dealer, taken_at, cars, ...} or a bare array of cars. A byte-order mark is fine. */
export function readSnapshot(source: string): Snapshot | Refusal {
  const json = source.replace(/^\uFEFF/, '').trim()
  if (json === '') return unusable('The snapshot is an empty file.', sendAgain)
  const parsed = parse(json)
  if ('found' in parsed) return parsed
  const { value } = parsed
  if (Array.isArray(value)) return envelope({ cars: value })
  if (typeof value !== 'object' || value === null)
    return unusable('The snapshot is neither an object nor a list of cars.')
  return envelope({ ...value })
}

/** Lists under other names are named, for the sender to recognise. */
function noCars(raw: Readonly<Record<string, unknown>>): Refusal {
  const keys = Object.keys(raw).slice(0, 8)
  const has = keys.length === 0 ? 'it is an empty object' : `it has ${keys.map((key) => `"${key}"`).join(', ')}`
  return unusable(`The snapshot has no list of cars under "cars"; ${has}.`)
}

function refusedEnvelope(raw: Readonly<Record<string, unknown>>): Refusal | null {
  if (isSaid(raw.version) && Number(text(raw.version)) !== 1)
    return unusable(`The snapshot is of version ${JSON.stringify(raw.version)}; version 1 is understood.`)
  if (isSaid(raw.dealer) && text(raw.dealer) === null)
    return unusable(`The snapshot’s "dealer" is ${JSON.stringify(raw.dealer).slice(0, 60)}; it should be a slug.`)
  return Array.isArray(raw.cars) ? null : noCars(raw)
}

function envelope(raw: Readonly<Record<string, unknown>>): Snapshot | Refusal {
  const refused = refusedEnvelope(raw)
  if (refused) return refused
  const taken = readTakenAt(raw.taken_at)
  if (taken !== null && 'unreadable' in taken) {
    return unusable(
      `The snapshot’s "taken_at" is ${taken.unreadable}, so nobody can tell how old it is.`,
      'ask whoever makes the feed for a time such as "2026-03-11T02:30:00Z"',
    )
  }
  return {
    dealer: text(raw.dealer),
    taken,
    cars: list(raw.cars),
    models: list(raw.models),
    locations: list(raw.locations),
    manufacturers: list(raw.manufacturers),
    dealerships: list(raw.dealerships),
    reviews: raw.reviews ?? null,
    emptyOnPurpose: raw.empty_on_purpose === true,
    isTable: raw.is_table === true,
  }
}
