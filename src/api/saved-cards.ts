import type { CarSummary } from '#domain/car/summary.ts'
import { isRecord } from '#domain/data/record.ts'
import { cardFileOf } from '#domain/saved/card-file.ts'
import { fetchJson } from './call.ts'
import { applyCarChanges, fetchCarChanges } from './car-changes.ts'
import type { LeadCar } from './lead-payload.ts'

/** A listed car: its card as of today, and the further data of a lead about it. */
export interface SavedCard {
  readonly card: CarSummary
  readonly lead: Pick<LeadCar, 'year' | 'status' | 'stocknum' | 'tag'> & { readonly location: string | null }
}

/** Map: car id -> its card in the newest release; null when not listed, absent when the request failed. */
export type SavedCards = ReadonlyMap<string, SavedCard | null>

/** Path of a file of cards in a release. */
export const cardFilePath = (file: number): string => `/saved-cars/${file}.json`

function isSavedCard(value: unknown): value is SavedCard {
  if (!isRecord(value) || !isRecord(value.card) || !isRecord(value.lead)) return false
  const { slug, title, price, facts } = value.card
  return typeof slug === 'string' && typeof title === 'string' && isRecord(price) && Array.isArray(facts)
}

/** The cards of these cars as of today. Never rejects; a car whose file cannot be fetched is absent. */
export async function fetchSavedCards(ids: readonly string[], get: typeof fetch = fetch): Promise<SavedCards> {
  const wanted = [...new Set(ids.map(cardFileOf))]
  const asking = fetchCarChanges(get)
  const answers = await Promise.all(wanted.map((file) => fetchJson(cardFilePath(file), get, 6000, 'no-cache')))
  const today = await asking
  const found = new Map<string, SavedCard | null>()
  for (const id of ids) {
    const cards = answers[wanted.indexOf(cardFileOf(id))]
    if (!isRecord(cards)) continue
    const card = Object.hasOwn(cards, id) ? cards[id] : null
    found.set(id, isSavedCard(card) ? { ...card, card: applyCarChanges(card.card, today) } : null)
  }
  return found
}
