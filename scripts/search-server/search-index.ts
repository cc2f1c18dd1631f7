import { isRecord } from '#domain/data/record.ts'
import { writePoint } from '#domain/location/point.ts'
import { buildIndex } from '#search/engine/build-index.ts'
import { createEngine } from '#search/engine/engine.ts'
import { type FieldValue, pointAttribute, type SearchRecord } from '#search/record.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { MeiliError } from './meili-error.ts'
import { changedSettings, defaultSettings, engineSettings, type MeiliSettings } from './settings.ts'

type Compare = (a: SearchRecord, b: SearchRecord) => number

/** The comparison for an attribute's ranking rule, such as `list_order:asc`; null for Meilisearch's named rules. */
function ownRule(rule: string): Compare | null {
  const [, name = '', direction] = /^(.+):(asc|desc)$/.exec(rule) ?? []
  if (!direction) return null
  const sign = direction === 'asc' ? 1 : -1
  const of = (document: SearchRecord) => (typeof document[name] === 'number' ? Number(document[name]) : null)
  return (a, b) => {
    const [first, second] = [of(a), of(b)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return sign * (first - second)
  }
}

function isValue(value: unknown): value is FieldValue {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** A document as received; the engine indexes only its plain fields. */
type Document = Readonly<Record<string, unknown>>

/** The fields of a document that the engine supports. */
function recordOf(document: Document): SearchRecord {
  const plain = Object.entries(document).filter((entry): entry is [string, FieldValue] => isValue(entry[1]))
  return { ...Object.fromEntries(plain), ...pointIn(document) }
}

/** The document's point in the engine's format; empty when it is missing or invalid. */
function pointIn({ [pointAttribute]: point }: Document): SearchRecord {
  if (!isRecord(point) || typeof point.lat !== 'number' || typeof point.lng !== 'number') return {}
  return { [pointAttribute]: writePoint({ lat: point.lat, long: point.lng }) }
}

/** One index: its documents in insertion order, its settings, and an engine built on first use. */
export class SearchIndex {
  readonly createdAt: string
  updatedAt: string
  primaryKey: string | null
  settings: MeiliSettings = defaultSettings
  readonly documents = new Map<string, Document>()
  #engine: SearchTransport | null = null

  constructor(primaryKey: string | null, now: Date) {
    this.primaryKey = primaryKey
    this.createdAt = now.toISOString()
    this.updatedAt = this.createdAt
  }

  /** @throws MeiliError */
  change(settings: unknown): void {
    this.settings = changedSettings(this.settings, settings)
    this.#engine = null
  }

  /** Adds documents; existing ids are replaced, or merged with if `completes`. @throws MeiliError before adding any */
  add(documents: readonly Document[], completes: boolean): void {
    const key = this.primaryKey ?? this.#guessKey(documents[0])
    const added = documents.map((document) => [this.#idOf(document, key), document] as const)
    this.primaryKey = key
    for (const [id, document] of added)
      this.documents.set(id, completes ? { ...this.documents.get(id), ...document } : document)
    this.#engine = null
  }

  remove(ids: readonly string[]): number {
    this.#engine = null
    return ids.filter((id) => this.documents.delete(id)).length
  }

  /** The engine for queries, best hits first; ties keep insertion order. */
  get engine(): SearchTransport {
    this.#engine ??= this.#open()
    return this.#engine
  }

  #open(): SearchTransport {
    const rules = this.settings.rankingRules.flatMap((rule) => ownRule(rule) ?? [])
    const order: Compare = (a, b) => rules.reduce((difference, rule) => difference || rule(a, b), 0)
    const records = [...this.documents.values()].map(recordOf).sort(order)
    const attributes = [...new Set(records.flatMap((record) => Object.keys(record)))]
    const { search, cards } = buildIndex(records, engineSettings(this.settings, attributes))
    return createEngine(search, cards)
  }

  #guessKey(document: Document | undefined): string {
    const candidates = Object.keys(document ?? {}).filter((name) => name.toLowerCase().endsWith('id'))
    if (candidates.length === 1 && candidates[0]) return candidates[0]
    throw new MeiliError('index_primary_key_no_candidate_found', 'The primary key inference failed; name it.')
  }

  #idOf(document: Document, key: string): string {
    const id = document[key]
    if (id === undefined) throw new MeiliError('missing_document_id', `Document doesn't have a \`${key}\` attribute.`)
    if (!/^[\w-]{1,511}$/.test(String(id)))
      throw new MeiliError('invalid_document_id', `Document identifier \`${String(id)}\` is invalid.`)
    return String(id)
  }
}
