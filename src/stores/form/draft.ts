import { isRecord } from '#domain/data/record.ts'
import { sessionSiteStorage } from '../storage/browser-storage.ts'
import type { SiteStorage } from '../storage/site-storage.ts'

/** A half-filled form: what was typed, and the key its lead will carry however often it is tried. */
export interface Draft {
  readonly values: Readonly<Record<string, string | boolean>>
  readonly submissionKey: string | null
  /** How many files were chosen. They are not kept: whoever resumes the draft asks for them again. */
  readonly files?: number
  /** How far a longer form had come; whoever reads it checks it. */
  readonly steps?: unknown
}

const prefix = 'draft'

/** Name of a form's draft: a car's enquiry has its own, so that two cars do not share a message. */
export const draftName = (form: string, carId: string | null): string => [prefix, form, carId ?? ''].join('-')

const draftNames = (storage: SiteStorage) => storage.names().filter((name) => name.startsWith(`${prefix}-`))

/** The draft kept under a name, or null. It lives as long as the tab: through reload, Back and a crash of the page. */
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

/** Keeps what is typed; a browser that will not keep it changes nothing for the shopper. */
export function keepDraft(name: string, draft: Draft, storage: SiteStorage = sessionSiteStorage): void {
  storage.write(name, draft)
}

/** Drops one draft: its form was sent. */
export function dropDraft(name: string, storage: SiteStorage = sessionSiteStorage): void {
  storage.remove(name)
}

/** Drops the draft whose lead went out by another way, if this tab has it. */
export function dropDraftOf(submissionKey: string, storage: SiteStorage = sessionSiteStorage): void {
  for (const name of draftNames(storage)) {
    if (readDraft(name, storage)?.submissionKey === submissionKey) storage.remove(name)
  }
}

/** Drops every draft of the tab: the shopper asked to be forgotten. */
export function dropDrafts(storage: SiteStorage = sessionSiteStorage): void {
  for (const name of draftNames(storage)) storage.remove(name)
}
