import type { SavedCard, SavedCards } from '#api/saved-cards.ts'
import type { ComparedCar } from '#components/saved/CompareTable.tsx'
import type { SavedCar } from '#stores/saved-car.ts'
import { findDelistedIds } from '../favourites/delisted-cars.ts'
import { savedSummary } from '../favourites/saved-summary.ts'

/** The badge of a sold or reserved car; otherwise empty. */
function stateOf(card: ReturnType<typeof savedSummary>): string {
  return card.badge?.kind === 'sold' || card.badge?.kind === 'reserved' ? card.badge.text : ''
}

function columnOf(car: SavedCar | undefined, found: SavedCard | null | undefined): ComparedCar | null {
  const card = car ? savedSummary(car, found) : found?.card
  if (!card) return null
  const { id, slug, title, subtitle, picture } = card
  return { id, slug, title, subtitle, image: picture?.src ?? null, state: stateOf(card) }
}

/** Columns for these ids, with today's data or else as saved. Unknown cars have no column. */
export function columnsOf(
  ids: readonly string[],
  saved: readonly SavedCar[],
  cards: SavedCards,
): readonly ComparedCar[] {
  return ids.flatMap((id) => {
    const car = saved.find((each) => each.id === id)
    return columnOf(car, cards.get(id)) ?? []
  })
}

/** The ids without a column: cars no longer listed and not saved here. */
export function lostOf(ids: readonly string[], saved: readonly SavedCar[], cards: SavedCards): readonly string[] {
  return findDelistedIds(ids, cards).filter((id) => !saved.some((car) => car.id === id))
}
