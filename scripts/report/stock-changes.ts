/** A car as the report names it. */
export interface NamedCar {
  readonly id: string
  readonly name: string
  /** Site path. */
  readonly page: string
}

/** A car whose card says something else. */
export interface ChangedCar extends NamedCar {
  readonly before: string
  readonly after: string
}

/** How the cars on show differ from those of the release before. */
export interface StockChanges {
  readonly added: readonly ChangedCar[]
  readonly left: readonly ChangedCar[]
  /** Repriced, sold, or for sale again. */
  readonly changed: readonly ChangedCar[]
}

type Cards = ReadonlyMap<string, string>

/** Compares what the cards of two releases say. `named` answers a car by its id; one that nobody remembers is called by that. */
export function stockChanges(before: Cards, after: Cards, named: (id: string) => NamedCar | undefined): StockChanges {
  const tell = (id: string): ChangedCar => ({
    ...(named(id) ?? { id, name: `car ${id}`, page: '' }),
    before: before.get(id) ?? '',
    after: after.get(id) ?? '',
  })
  const both = [...after.keys()].filter((id) => before.has(id))
  return {
    added: [...after.keys()].filter((id) => !before.has(id)).map(tell),
    left: [...before.keys()].filter((id) => !after.has(id)).map(tell),
    changed: both.filter((id) => before.get(id) !== after.get(id)).map(tell),
  }
}
