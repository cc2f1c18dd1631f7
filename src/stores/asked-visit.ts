import { isRecord } from '#domain/data/record.ts'
import { localSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** Forgotten with all that begins so (forget.ts). */
const askedName = 'recent-request'

/** When and where a shopper asked to come; what was not said is empty. */
export interface AskedVisit {
  /** Of the form that asked, as the success page's address has it. */
  readonly category: string
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:MM */
  readonly time: string
  readonly place: string
}

/** Remembers when and where the last form said. */
export function rememberAsked(asked: AskedVisit, storage: SiteStorage = localSiteStorage): void {
  storage.write(askedName, asked)
}

const fitting = (value: unknown, pattern: RegExp) => (typeof value === 'string' && pattern.test(value) ? value : '')

/** When and where the last form said, if it was one of this category. */
export function askedVisit(category: string, storage: SiteStorage = localSiteStorage): AskedVisit | null {
  const value = storage.read(askedName)
  if (!isRecord(value) || value.category !== category) return null
  const date = fitting(value.date, /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
  const time = date && fitting(value.time, /^(?:[01]\d|2[0-3]):[0-5]\d$/)
  return { category, date, time, place: fitting(value.place, /^.{1,100}$/) }
}
