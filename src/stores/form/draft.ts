import { isRecord } from '#domain/data/record.ts'
import { sessionSiteStorage } from '../storage/browser-storage.ts'
import type { SiteStorage } from '../storage/site-storage.ts'

/** An unsent form: its values, and the submission key that its lead keeps over all attempts. */
export interface Draft {
  readonly values: Readonly<Record<string, string | boolean>>
  readonly submissionKey: string | null
  /** Number of chosen files. The files themselves are not stored: the resumed form requests them again. */
  readonly files?: number
  /** Progress of a multi-step form, not yet validated. */
  readonly steps?: unknown
}

const prefix = 'draft'

/** Name of a form's draft: a car's enquiry has its own, so that two cars do not share a message. */
export const draftName = (form: string, carId: string | null): string => [prefix, form, carId ?? ''].join('-')

const draftNames = (storage: SiteStorage) => storage.names().filter((name) => name.startsWith(`${prefix}-`))

/** The stored draft, or null. It lasts as long as the tab: it survives reload, Back and a crash of the page. */
export function readDraft(name: string, storage: SiteStorage = sessionSiteStorage): Draft | null {
  const value = storage.read(name)
  if (!isRecord(value)) return null
  const { values, submissionKey, files, steps } = value
  if (!isRecord(values)) return null
  const plain = Object.entries(values).filter(
    (entry): entry is [string, string | boolean] => typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
  )
  const key = typeof submissionKey === 'string' && /^[\w-]{16,64}$/.test(submissionKey) ? submissionKey : null
  const chosen = Number.isInteger(files) && Number(files) > 0 ? { files: Number(files) } : {}
  return { values: Object.fromEntries(plain), submissionKey: key, ...chosen, ...(steps === undefined ? {} : { steps }) }
}

/** Stores a draft; does nothing when the browser refuses. */
export function keepDraft(name: string, draft: Draft, storage: SiteStorage = sessionSiteStorage): void {
  storage.write(name, draft)
}

/** Removes the draft of a sent form. */
export function dropDraft(name: string, storage: SiteStorage = sessionSiteStorage): void {
  storage.remove(name)
}

/** Removes the draft whose lead the outbox delivered, if this tab has it. */
export function dropDraftOf(submissionKey: string, storage: SiteStorage = sessionSiteStorage): void {
  for (const name of draftNames(storage)) {
    if (readDraft(name, storage)?.submissionKey === submissionKey) storage.remove(name)
  }
}

/** Removes all drafts of the tab, when the shopper asks to be forgotten. */
export function dropDrafts(storage: SiteStorage = sessionSiteStorage): void {
  for (const name of draftNames(storage)) storage.remove(name)
}
