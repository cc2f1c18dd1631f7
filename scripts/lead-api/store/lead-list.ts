import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { StoredLead } from '../asked/stored-lead.ts'
import { rowToLead } from './lead-rows.ts'
import type { Database, LeadState, Tables } from './tables.ts'

/** Slugs of the dealers whose leads a reader may see; null for all. */
export type Scope = readonly string[] | null

/** A time range for the leads of some websites: ISO times, `since` inclusive, `until` exclusive; empty for no bound. */
export interface Span {
  /** null for all websites that no other span lists. */
  readonly websites: readonly string[] | null
  readonly since: string
  readonly until: string
}

/** Filter of leads; empty texts do not filter. */
export interface LeadFilter {
  readonly website: string
  readonly category: string
  /** Search words for name, e-mail, phone, plate, car or message; all must match. */
  readonly words: string
  readonly show: 'all' | 'complete' | 'incomplete' | 'doubtful' | 'files'
  readonly state: LeadState | 'any'
  /** A lead must fit one of them; empty for any time. */
  readonly spans: readonly Span[]
}

/** The filter that matches every lead. */
export const everything: LeadFilter = {
  website: '',
  category: '',
  words: '',
  show: 'all',
  state: 'any',
  spans: [],
}

/** A lead with its state in the list. */
export interface ListedLead extends StoredLead {
  readonly state: LeadState
}

/** One page of the list, newest first. */
export interface LeadPage {
  readonly leads: readonly ListedLead[]
  /** Number of matching leads on all pages. */
  readonly total: number
  /** Id to pass as `after` for the next page; null on the last. */
  readonly next: number | null
}

/** Values to filter by, and the total number of leads. */
export interface LeadChoices {
  readonly websites: readonly string[]
  readonly categories: readonly string[]
  readonly total: number
}

type Listings = SelectQueryBuilder<Tables, 'listings', object>

const shows: Readonly<Record<LeadFilter['show'], (query: Listings) => Listings>> = {
  all: (query) => query,
  complete: (query) => query.where('is_complete', '=', 1),
  incomplete: (query) => query.where('is_complete', '=', 0),
  doubtful: (query) => query.where('is_doubtful', '=', 1),
  files: (query) => query.where('has_files', '=', 1),
}

/** Maximum number of search words; further ones are ignored. */
const mostWords = 8

/** Filters by one word: "#12" matches the lead with that id, any other matches as a substring. */
function withWord(query: Listings, word: string): Listings {
  const id = /^#(\d{1,9})$/.exec(word)?.[1]
  if (id !== undefined) return query.where('lead_id', '=', Number(id))
  return query.where(sql<boolean>`words like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
}

function withWords(query: Listings, words: string): Listings {
  const each = words.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)
  return each.reduce(withWord, query)
}

function inScope(query: Listings, scope: Scope): Listings {
  if (scope === null) return query
  return scope.length > 0 ? query.where('website_slug', 'in', scope) : query.where(sql<boolean>`1 = 0`)
}

function inSpan(
  eb: ExpressionBuilder<Tables, 'listings'>,
  { websites, since, until }: Span,
  named: readonly string[],
): Expression<SqlBool> {
  const others = named.length > 0 ? [eb('website_slug', 'not in', named)] : []
  const whose = websites === null ? others : [eb('website_slug', 'in', websites)]
  const from = since === '' ? [] : [eb('received_at', '>=', since)]
  return eb.and([...whose, ...from, ...(until === '' ? [] : [eb('received_at', '<', until)])])
}

function inSpans(query: Listings, spans: readonly Span[]): Listings {
  const named = spans.flatMap(({ websites }) => websites ?? [])
  return spans.length === 0 ? query : query.where((eb) => eb.or(spans.map((span) => inSpan(eb, span, named))))
}

function filtered(db: Database, filter: LeadFilter, scope: Scope): Listings {
  const { website, category, state, spans } = filter
  let query: Listings = inScope(db.selectFrom('listings'), scope)
  if (website !== '') query = query.where('website_slug', '=', website)
  if (category !== '') query = query.where('category', '=', category)
  if (state !== 'any') query = query.where('state', '=', state)
  return withWords(shows[filter.show](inSpans(query, spans)), filter.words)
}

async function pageAfter(db: Database, query: Listings, after: number | null, size: number): Promise<ListedLead[]> {
  const from = after === null ? query : query.where('lead_id', '<', after)
  const rows = await from.select(['lead_id', 'state']).orderBy('lead_id', 'desc').limit(size).execute()
  if (rows.length === 0) return []
  const states = new Map(rows.map((row) => [row.lead_id, row.state]))
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', [...states.keys()])
    .orderBy('id', 'desc')
    .execute()
  return leads.map((row) => ({ ...rowToLead(row), state: states.get(row.id) ?? 'new' }))
}

async function countOf(query: Listings): Promise<number> {
  const { total } = await query.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** One page of the filtered leads within a scope. */
export async function listLeads(
  db: Database,
  { filter, scope, after, size }: { filter: LeadFilter; scope: Scope; after: number | null; size: number },
): Promise<LeadPage> {
  const query = filtered(db, filter, scope)
  const found = await pageAfter(db, query, after, size + 1)
  const leads = found.slice(0, size)
  const total = after === null && found.length <= size ? found.length : await countOf(query)
  return { leads, total, next: found.length > size ? (leads.at(-1)?.id ?? null) : null }
}

/** Leads per query of `everyLead`, so that a slow download does not block the database. */
const pieceSize = 200

/** All filtered leads within a scope, newest first, read in batches. */
export async function* everyLead(db: Database, filter: LeadFilter, scope: Scope): AsyncGenerator<ListedLead> {
  const query = filtered(db, filter, scope)
  let piece = await pageAfter(db, query, null, pieceSize)
  while (piece.length > 0) {
    yield* piece
    piece = await pageAfter(db, query, piece.at(-1)?.id ?? 0, pieceSize)
  }
}

/** Options of the filter's lists within a scope. */
export async function leadChoices(db: Database, scope: Scope): Promise<LeadChoices> {
  const rows = await inScope(db.selectFrom('listings'), scope)
    .select((eb) => ['website_slug', 'category', eb.fn.countAll().as('count')])
    .groupBy(['website_slug', 'category'])
    .execute()
  const distinct = (texts: readonly string[]) => [...new Set(texts)].sort()
  return {
    websites: distinct(rows.map((row) => row.website_slug)),
    categories: distinct(rows.map((row) => row.category)),
    total: rows.reduce((sum, { count }) => sum + Number(count), 0),
  }
}

/** Sets the state of a lead; false when it does not exist or is outside the scope. */
export async function setState(db: Database, id: number, state: LeadState, scope: Scope): Promise<boolean> {
  let change = db.updateTable('listings').set({ state }).where('lead_id', '=', id)
  if (scope !== null) change = change.where('website_slug', 'in', scope.length > 0 ? scope : [''])
  return (await change.executeTakeFirst()).numUpdatedRows > 0n
}
