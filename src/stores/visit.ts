import { isRecord } from '#domain/data/record.ts'
import { sessionSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** What session storage keeps of a visit: paths seen, oldest first, and campaign parameters of the landing page. */
export interface VisitMemory {
  readonly pages: readonly string[]
  readonly params: Readonly<Record<string, string>>
}

const name = 'visit'
const mostPages = 20

/** Query parameters of campaigns and partner links; no other parameter is stored. */
const campaign = /^(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|ref|source|campaign)$/

function readMemory(value: unknown): VisitMemory | null {
  if (!isRecord(value)) return null
  const { pages, params } = value
  if (!Array.isArray(pages) || !isRecord(params)) return null
  const texts = Object.entries(params).filter(
    (entry): entry is [string, string] => campaign.test(entry[0]) && typeof entry[1] === 'string',
  )
  return {
    pages: pages.filter((page) => typeof page === 'string').slice(-mostPages),
    params: Object.fromEntries(texts),
  }
}

function campaignOf(search: string): Readonly<Record<string, string>> {
  const found = [...new URLSearchParams(search)].filter(([key]) => campaign.test(key))
  return Object.fromEntries(found.map(([key, text]) => [key, text.slice(0, 200)]))
}

/** The visit so far; empty when nothing is stored. */
export function visitSoFar(storage: SiteStorage = sessionSiteStorage): VisitMemory {
  return readMemory(storage.read(name)) ?? { pages: [], params: {} }
}

/** Adds a page's path to the visit, without its query. The first page also sets the campaign parameters. */
export function noteVisit(
  address: { readonly pathname: string; readonly search: string },
  storage = sessionSiteStorage,
): void {
  const before = readMemory(storage.read(name))
  const pages = before?.pages ?? []
  const isRepeat = pages.at(-1) === address.pathname
  storage.write(name, {
    pages: isRepeat ? pages : [...pages, address.pathname].slice(-mostPages),
    params: before?.params ?? campaignOf(address.search),
  } satisfies VisitMemory)
}

/** Forgets the visit so far. */
export function dropVisit(storage: SiteStorage = sessionSiteStorage): void {
  storage.remove(name)
}
