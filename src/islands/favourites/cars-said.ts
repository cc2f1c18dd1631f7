import type { SavedCards } from '#api/saved-cards.ts'

/** "1 car", "3 saved vehicles". */
export const carsSaid = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Those of these cars that are not on show any more. One that nobody could be asked about has not left. */
export const carsLeft = (ids: readonly string[], cards: SavedCards): readonly string[] =>
  ids.filter((id) => cards.get(id) === null)

/** What is said of so many cars of a link that have left; nothing of none. */
export const leftSaid = (count: number, one: string): string =>
  count > 0 ? `${carsSaid(count, one)} of this link ${count === 1 ? 'is' : 'are'} no longer listed. ` : ''
