import { isRecord } from '#domain/data/record.ts'
import { askedName } from './asked-name.ts'
import { sessionSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** The request of the last sent form, without personal details. Fields that were not given are empty. */
export interface AskedVisit {
  /** Address of the page that the form redirects to. */
  readonly address: string
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:MM */
  readonly time: string
  readonly placeId: string
  readonly place: string
  /** IANA time zone of the place. */
  readonly zone: string
  /** The shopper's own car, as typed or found. */
  readonly car: string
  /** The kinds of work ticked, in the dealer's words. */
  readonly work: string
  readonly price: string
  readonly deposit: string
}

const fitting = (value: unknown, pattern: RegExp) => (typeof value === 'string' && pattern.test(value) ? value : '')

/** The request of the last sent form; null unless that form redirected to this address. */
export function askedVisit(address: string, storage: SiteStorage = sessionSiteStorage): AskedVisit | null {
  const value = storage.read(askedName)
  if (!isRecord(value) || value.address !== address) return null
  const text = (name: keyof AskedVisit) => fitting(value[name], /^.{1,200}$/)
  const date = fitting(value.date, /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
  const time = date && fitting(value.time, /^(?:[01]\d|2[0-3]):[0-5]\d$/)
  const zone = fitting(value.zone, /^[\w+-]+(?:\/[\w+-]+)*$/)
  const typed = {
    placeId: text('placeId'),
    place: text('place'),
    car: text('car'),
    work: text('work'),
    price: text('price'),
    deposit: text('deposit'),
  }
  return { address, date, time, zone, ...typed }
}
