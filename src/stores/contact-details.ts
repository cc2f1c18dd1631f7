import { isRecord } from '#domain/data/record.ts'
import { localSiteStorage, sessionSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** How long a site keeps a shopper's contact details. */
export type ContactMemory = 'days30' | 'session' | 'never'

const parts = ['name', 'last_name', 'email', 'phone', 'postcode'] as const

/** The details that prefill the next form; only those that were typed. */
export type ContactDetails = Readonly<Partial<Record<(typeof parts)[number], string>>>

/** The storage of each lifetime. */
interface ContactStorages {
  readonly local: SiteStorage
  readonly session: SiteStorage
}

const name = 'contact-details'
const lifetime = 30 * 24 * 60 * 60 * 1000
const browserStorages: ContactStorages = { local: localSiteStorage, session: sessionSiteStorage }

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

/** The remembered details, empty when there are none. Removes details that are unreadable or older than 30 days. */
export function rememberedDetails(memory: ContactMemory, now: Date, storages = browserStorages): ContactDetails {
  if (memory === 'session') return readKept(storages.session.read(name))?.details ?? {}
  if (memory === 'never') return {}
  const kept = readKept(storages.local.read(name))
  if (kept && isFresh(kept, now)) return kept.details
  storages.local.remove(name)
  return {}
}

/** Stores the contact details of a sent form in the storage for `memory`. */
export function rememberDetails(memory: ContactMemory, values: unknown, now: Date, storages = browserStorages): void {
  clearDetails(storages)
  if (memory === 'never') return
  const storage = memory === 'session' ? storages.session : storages.local
  storage.write(name, { at: now.getTime(), details: pick(values) } satisfies Kept)
}

/** Removes the details from both storages. */
export function clearDetails(storages = browserStorages): void {
  storages.local.remove(name)
  storages.session.remove(name)
}
