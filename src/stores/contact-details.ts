import { isRecord } from '#domain/data/record.ts'
import { localShelf, sessionShelf } from './browser-shelf.ts'
import type { Shelf } from './shelf.ts'

/** How long a site remembers what a shopper typed about themselves. */
export type ContactMemory = 'days30' | 'session' | 'never'

const parts = ['name', 'last_name', 'email', 'phone', 'postcode'] as const

/** The five details the next form starts with; only those that were typed. */
export type ContactDetails = Readonly<Partial<Record<(typeof parts)[number], string>>>

/** Where the two lifetimes are kept. */
interface ContactShelves {
  readonly local: Shelf
  readonly session: Shelf
}

const name = 'contact-details'
const lifetime = 30 * 24 * 60 * 60 * 1000
const pageShelves: ContactShelves = { local: localShelf, session: sessionShelf }

interface Kept {
  readonly at: number
  readonly details: ContactDetails
}

function pick(value: unknown): ContactDetails {
  const source = isRecord(value) ? value : {}
  const found = parts.flatMap((part) => {
    const text = source[part]
    return typeof text === 'string' && text !== '' ? [[part, text.slice(0, 200)] as const] : []
  })
  return Object.fromEntries(found)
}

function readKept(value: unknown): Kept | null {
  if (!isRecord(value)) return null
  const { at, details } = value
  return typeof at === 'number' && Number.isFinite(at) ? { at, details: pick(details) } : null
}

const isFresh = (kept: Kept, now: Date) => kept.at <= now.getTime() && now.getTime() - kept.at < lifetime

/** The details remembered, or none; what is older than 30 days is removed on sight. */
export function rememberedDetails(memory: ContactMemory, now: Date, shelves = pageShelves): ContactDetails {
  if (memory === 'session') return readKept(shelves.session.read(name))?.details ?? {}
  if (memory === 'never') return {}
  const kept = readKept(shelves.local.read(name))
  if (kept && isFresh(kept, now)) return kept.details
  shelves.local.remove(name)
  return {}
}

/** Remembers the five details of a form that was sent, for as long as the site says. */
export function rememberDetails(memory: ContactMemory, values: unknown, now: Date, shelves = pageShelves): void {
  clearDetails(shelves)
  if (memory === 'never') return
  const shelf = memory === 'session' ? shelves.session : shelves.local
  shelf.write(name, { at: now.getTime(), details: pick(values) } satisfies Kept)
}

/** Forgets the shopper: no byte of the details stays in either storage. */
export function clearDetails(shelves = pageShelves): void {
  shelves.local.remove(name)
  shelves.session.remove(name)
}
