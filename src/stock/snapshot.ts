import { foundText } from './found-text.ts'
import { jsonFault } from './json-fault.ts'
import { looksLike } from './looks-like.ts'
import { checkFeedAdvice, type Refusal } from './refusal.ts'
import { isSaid } from './said.ts'
import { noPlaces, placesIn, type SnapshotPlaces } from './snapshot-places.ts'
import { readTakenAt, type TakenAt } from './taken-at.ts'
import { text } from './text.ts'
import { placesAt, type TextPlace } from './text-place.ts'

/** A stock snapshot with its envelope read, but not its cars. */
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
  /** Whether the snapshot declares that having no stock is intended. */
  readonly emptyOnPurpose: boolean
  /** Whether it was converted from CSV or XML, which has cars but no envelope. */
  readonly isTable: boolean
  readonly places: SnapshotPlaces
}

const sendAgain = 'have the feed sent again, and ask whoever makes it if it stays so'

function unusable(found: string, todo = checkFeedAdvice, place?: TextPlace): Refusal {
  return { found, todo, ...(place ? { place } : {}) }
}

/** A string, or an unclosed one up to the end: searching on at each quote in it takes hours. */
const quoted = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|(\\?$))/gs

/** Whether a bracket or a string that was opened is never closed. */
function isCutOff(json: string): boolean {
  const bare = json.replace(quoted, (_, end?: string) => (end === undefined ? '' : '"'))
  const opened = bare.match(/[[{]/g)?.length ?? 0
  const closed = bare.match(/[\]}]/g)?.length ?? 0
  return /^[[{]/.test(json) && (bare.includes('"') || opened > closed)
}

/** A JSON string has its quotes already. */
const wordText = (word: string) => (/^"[^\\\p{Cc}]{0,60}"$/u.test(word) ? word : foundText(word))

function noJson(json: string, source: string, error: unknown): Refusal {
  const seen = looksLike(json)
  if (seen !== null) return unusable(`The snapshot is not JSON but ${seen}.`)
  const fault = jsonFault(json)
  const [place] = fault ? placesAt(source, [source.indexOf(json) + fault.at]) : []
  if (isCutOff(json)) return unusable(`The snapshot is cut off after ${json.length} characters.`, sendAgain, place)
  const why = fault ? `${wordText(fault.found)} stands where ${fault.wanted} should` : String(error)
  return unusable(`The snapshot is not JSON: ${why}.`, checkFeedAdvice, place)
}

function parse(json: string, source: string): { readonly value: unknown } | Refusal {
  try {
    return { value: JSON.parse(json) }
  } catch (error) {
    return noJson(json, source, error)
  }
}

function list(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : []
}

/**
 * Reads a snapshot's text: {version, dealer, taken_at, cars, ...} or a bare array of cars, with or without a byte-order
 * mark.
 */
export function readSnapshot(source: string): Snapshot | Refusal {
  const json = source.replace(/^\uFEFF/, '').trim()
  if (json === '') return unusable('The snapshot is an empty file.', sendAgain)
  const parsed = parse(json, source)
  if ('found' in parsed) return parsed
  const { value } = parsed
  const places = placesIn(source)
  if (Array.isArray(value)) return envelope({ cars: value }, places)
  if (typeof value !== 'object' || value === null)
    return unusable('The snapshot is neither an object nor a list of cars.')
  return envelope({ ...value }, places)
}

/** The refusal of an object without `cars`; it lists the object's own names for the sender to recognise. */
function noCars(raw: Readonly<Record<string, unknown>>, place?: TextPlace): Refusal {
  const keys = Object.keys(raw).slice(0, 8)
  const has = keys.length === 0 ? 'it is an empty object' : `it has ${keys.map((key) => `"${key}"`).join(', ')}`
  return unusable(`The snapshot has no list of cars under "cars"; ${has}.`, checkFeedAdvice, place)
}

function refusedEnvelope(raw: Readonly<Record<string, unknown>>, { ofName }: SnapshotPlaces): Refusal | null {
  const said = (name: string, found: string) => unusable(found, checkFeedAdvice, ofName(name))
  if (isSaid(raw.version) && Number(text(raw.version)) !== 1)
    return said('version', `The snapshot is of version ${JSON.stringify(raw.version)}; version 1 is understood.`)
  if (isSaid(raw.dealer) && text(raw.dealer) === null)
    return said('dealer', `The snapshot’s "dealer" is ${foundText(raw.dealer)}; it should be a slug.`)
  return Array.isArray(raw.cars) ? null : noCars(raw, ofName('cars'))
}

function envelope(raw: Readonly<Record<string, unknown>>, places: SnapshotPlaces): Snapshot | Refusal {
  const refused = refusedEnvelope(raw, places)
  if (refused) return refused
  const taken = readTakenAt(raw.taken_at)
  if (taken !== null && 'unreadable' in taken) {
    return unusable(
      `The snapshot’s "taken_at" is ${taken.unreadable}, so nobody can tell how old it is.`,
      'ask whoever makes the feed for a time such as "2026-03-11T02:30:00Z"',
      places.ofName('taken_at'),
    )
  }
  const isTable = raw.is_table === true
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
    isTable,
    places: isTable ? noPlaces : places,
  }
}
