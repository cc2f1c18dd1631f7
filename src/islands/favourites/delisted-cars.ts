import type { SavedCards } from '#api/saved-cards.ts'
import { counted } from '#domain/text/counted.ts'

/** The ids of cars that are no longer listed (null). Cars whose lookup failed are not among them. */
export const findDelistedIds = (ids: readonly string[], cards: SavedCards): readonly string[] =>
  ids.filter((id) => cards.get(id) === null)

/** The sentence about this many cars of a link that are no longer listed; empty for 0. */
export const delistedCarsText = (count: number, one: string): string =>
  count > 0 ? `${counted(count, one)} of this link ${count === 1 ? 'is' : 'are'} no longer listed. ` : ''
