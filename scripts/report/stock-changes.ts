import type { ListedCar, ListedCars } from '#api/listed-cars.ts'

/** A car in a report. */
export interface NamedCar {
  readonly id: string
  readonly name: string
  /** Site path of its page. */
  readonly page: string
}

/** A change of a car, with the text before and after; empty when there was none. */
export interface CarChange extends NamedCar {
  readonly what: string
  readonly before: string
  readonly after: string
}

/** Differences between the cars on show of two releases. */
export interface StockChanges {
  /** New or available again (its page was a delisted one before). */
  readonly added: readonly CarChange[]
  /** Sold, reserved, or gone for an unknown reason. */
  readonly left: readonly CarChange[]
  /** Changes of cars that are still on show; a car may have several. */
  readonly changed: readonly CarChange[]
}

/** A car on show in both releases, with both cards. */
export interface StayedCar extends NamedCar {
  readonly before: ListedCar
  readonly after: ListedCar
}

/** The cars of two releases. Map: car id -> content of its card. */
export interface MatchedCars {
  readonly added: readonly (NamedCar & { readonly after: ListedCar })[]
  readonly left: readonly (NamedCar & { readonly before: ListedCar })[]
  readonly stayed: readonly StayedCar[]
}

/** A car without a known name. */
export const nameless = (id: string): NamedCar => ({ id, name: `car ${id}`, page: '' })

/** Compares the cards of two releases. `named` returns a car by id; an unknown one is named by its id. */
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
