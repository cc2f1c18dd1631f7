import type { SavedCards } from '#api/saved-cards.ts'
import { counted } from '#domain/text/counted.ts'

/** Those of these cars that are not on show any more. One that nobody could be asked about has not left. */
export const carsLeft = (ids: readonly string[], cards: SavedCards): readonly string[] =>
  ids.filter((id) => cards.get(id) === null)

/** What is said of so many cars of a link that have left; nothing of none. */
export const leftSaid = (count: number, one: string): string =>
  count > 0 ? `${counted(count, one)} of this link ${count === 1 ? 'is' : 'are'} no longer listed. ` : ''
