import { moment } from './moment.ts'
import { text } from './text.ts'

/** A stock snapshot as it arrived: the envelope is read, the cars are not yet. */
export interface Snapshot {
  /** The slug of the dealer or group it was made for; null when it does not say. */
  readonly dealer: string | null
  /** ISO time; null when it does not say. */
  readonly takenAt: string | null
  readonly cars: readonly unknown[]
  readonly models: readonly unknown[]
  readonly locations: readonly unknown[]
  readonly manufacturers: readonly unknown[]
  readonly dealerships: readonly unknown[]
  /** {count, average_rating, samples: [...]}, or a bare list of samples. */
  readonly reviews: unknown
  /** The dealer has no stock today and means it. */
  readonly emptyOnPurpose: boolean
}

/** Why a snapshot must not be published, in one sentence for the person who sent it. */
export interface Refused {
  readonly refused: string
}

/** Whether a bracket or a string that was opened is never closed. */
function isCutOff(json: string): boolean {
  const bare = json.replace(/"(?:[^"\\]|\\.)*"/gs, '')
  const opened = bare.match(/[[{]/g)?.length ?? 0
  const closed = bare.match(/[\]}]/g)?.length ?? 0
  return /^[[{]/.test(json) && (bare.includes('"') || opened > closed)
}

function parse(json: string): { readonly value: unknown } | Refused {
  try {
    return { value: JSON.parse(json) }
  } catch (error) {
    if (isCutOff(json)) return { refused: `The snapshot is cut off after ${json.length} characters.` }
    return { refused: `The snapshot is not JSON: ${error instanceof Error ? error.message : error}` }
  }
}

function list(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : []
}

/** Reads a snapshot's text: {version, dealer, taken_at, cars, ...} or a bare array of cars. A byte-order mark is fine. */
export function readSnapshot(source: string): Snapshot | Refused {
  const json = source.replace(/^\uFEFF/, '').trim()
  if (json === '') return { refused: 'The snapshot is an empty file.' }
  const parsed = parse(json)
  if ('refused' in parsed) return parsed
  const { value } = parsed
  if (Array.isArray(value)) return envelope({ cars: value })
  if (typeof value !== 'object' || value === null)
    return { refused: 'The snapshot is neither an object nor a list of cars.' }
  return envelope({ ...value })
}

function envelope(raw: Readonly<Record<string, unknown>>): Snapshot | Refused {
  if (raw.version !== undefined && raw.version !== 1) {
    return { refused: `The snapshot is of version ${JSON.stringify(raw.version)}; version 1 is understood.` }
  }
  if (!Array.isArray(raw.cars)) return { refused: 'The snapshot has no list of cars.' }
  return {
    dealer: text(raw.dealer),
    takenAt: moment(raw.taken_at),
    cars: raw.cars,
    models: list(raw.models),
    locations: list(raw.locations),
    manufacturers: list(raw.manufacturers),
    dealerships: list(raw.dealerships),
    reviews: raw.reviews ?? null,
    emptyOnPurpose: raw.empty_on_purpose === true,
  }
}
