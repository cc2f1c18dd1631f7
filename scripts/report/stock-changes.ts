import type { ListedCar, ListedCars } from '#api/listed-cars.ts'

/** A car as the report names it. */
export interface NamedCar {
  readonly id: string
  readonly name: string
  /** Site path. */
  readonly page: string
}

/** Something that became of a car, with what was said of it before and after; empty where nothing was. */
export interface CarChange extends NamedCar {
  readonly what: string
  readonly before: string
  readonly after: string
}

/** How the cars on show differ from those of the release before. */
export interface StockChanges {
  /** New, or available again: its page said before that it had left. */
  readonly added: readonly CarChange[]
  /** Sold, reserved, or left where nobody says why. */
  readonly left: readonly CarChange[]
  /** What became of cars that are on show still, a row each: a car may have several. */
  readonly changed: readonly CarChange[]
}

/** A car that was on show and is, with what its cards say. */
export interface StayedCar extends NamedCar {
  readonly before: ListedCar
  readonly after: ListedCar
}

/** The cars of two releases, each with what its card says. */
export interface MatchedCars {
  readonly added: readonly (NamedCar & { readonly after: ListedCar })[]
  readonly left: readonly (NamedCar & { readonly before: ListedCar })[]
  readonly stayed: readonly StayedCar[]
}

/** A car that nobody remembers. */
export const nameless = (id: string): NamedCar => ({ id, name: `car ${id}`, page: '' })

/** Holds the cards of two releases against each other. `named` answers a car by its id; one that nobody remembers is called by that. */
export function matchCars(
  cards: { readonly before: ListedCars; readonly after: ListedCars },
  named: (id: string) => NamedCar | undefined,
): MatchedCars {
  const name = (id: string) => named(id) ?? nameless(id)
  const now = [...cards.after].map(([id, after]) => ({ ...name(id), before: cards.before.get(id), after }))
  const gone = [...cards.before].filter(([id]) => !cards.after.has(id))
  return {
    added: now.flatMap(({ before, ...car }) => (before ? [] : [car])),
    left: gone.map(([id, before]) => ({ ...name(id), before })),
    stayed: now.flatMap(({ before, ...car }) => (before ? [{ ...car, before }] : [])),
  }
}
