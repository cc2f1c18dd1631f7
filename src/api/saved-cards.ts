import type { CarSummary } from '#domain/car/summary.ts'
import { isRecord } from '#domain/data/record.ts'
import { cardFileOf } from '#domain/saved/card-file.ts'
import { fetchJson } from './call.ts'
import { cardToday, carsToday } from './card-today.ts'
import type { LeadCar } from './lead-payload.ts'

/** A car on show as its card shows it today, and what a lead about it says beside that. */
export interface SavedCard {
  readonly card: CarSummary
  readonly lead: Pick<LeadCar, 'year' | 'status' | 'stocknum' | 'tag'> & { readonly location: string | null }
}

/** What the newest release says of some cars: null of one that is not on show, nothing where nobody answered. */
export type SavedCards = ReadonlyMap<string, SavedCard | null>

/** Where a release keeps a file of cards. */
export const cardFilePath = (file: number): string => `/saved-cars/${file}.json`

function isSavedCard(value: unknown): value is SavedCard {
  if (!isRecord(value) || !isRecord(value.card) || !isRecord(value.lead)) return false
  const { slug, title, price, facts } = value.card
  return typeof slug === 'string' && typeof title === 'string' && isRecord(price) && Array.isArray(facts)
}

/** How these cars stand today. Never rejects: of a car that nobody could be asked about it says nothing. */
export async function fetchSavedCards(ids: readonly string[], get: typeof fetch = fetch): Promise<SavedCards> {
  const wanted = [...new Set(ids.map(cardFileOf))]
  const asking = carsToday(get)
  const answers = await Promise.all(wanted.map((file) => fetchJson(cardFilePath(file), get, 6000, 'no-cache')))
  const today = await asking
  const found = new Map<string, SavedCard | null>()
  for (const id of ids) {
    const cards = answers[wanted.indexOf(cardFileOf(id))]
    if (!isRecord(cards)) continue
    const card = Object.hasOwn(cards, id) ? cards[id] : null
    found.set(id, isSavedCard(card) ? { ...card, card: cardToday(card.card, today) } : null)
  }
  return found
}
