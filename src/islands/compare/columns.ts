import type { SavedCard, SavedCards } from '#api/saved-cards.ts'
import type { ComparedCar } from '#components/saved/CompareTable.tsx'
import type { SavedCar } from '#stores/saved-car.ts'
import { carsLeft } from '../favourites/cars-said.ts'
import { savedSummary } from '../favourites/saved-summary.ts'

/** What is to be said of a car before anybody falls in love with it. */
function stateOf(card: ReturnType<typeof savedSummary>): string {
  return card.badge?.kind === 'sold' || card.badge?.kind === 'reserved' ? card.badge.text : ''
}

function columnOf(car: SavedCar | undefined, found: SavedCard | null | undefined): ComparedCar | null {
  const card = car ? savedSummary(car, found) : found?.card
  if (!card) return null
  const { id, slug, title, subtitle, picture } = card
  return { id, slug, title, subtitle, image: picture?.src ?? null, state: stateOf(card) }
}

/** The cars of these ids as columns: as they stand today, else as they were saved. One that nobody knows has no column. */
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

/** Those of these ids that can have no column: cars that have left and were not saved here. */
export function lostOf(ids: readonly string[], saved: readonly SavedCar[], cards: SavedCards): readonly string[] {
  return carsLeft(ids, cards).filter((id) => !saved.some((car) => car.id === id))
}
