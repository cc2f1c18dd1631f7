import { useEffect, useState } from 'react'
import type { CarSummary } from '#domain/car/summary.ts'
import { sharedAddress, sharedIds } from '#domain/saved/shared-cars.ts'
import { garage } from '#stores/saved.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { keepCar } from '../saved-cars/keep-car.ts'

/** The compared cars, and functions to add and remove one. */
export interface Compared {
  readonly ids: readonly string[]
  /** Whether they are those of a shared link; otherwise they follow the garage. */
  readonly isLink: boolean
  readonly add: (card: CarSummary) => void
  readonly remove: (id: string) => void
}

/** The cars named in the address, which is updated on each change; otherwise the saved ones. */
export function useCompared(saved: readonly SavedCar[]): Compared {
  const [named, setNamed] = useState<readonly string[]>([])
  useEffect(() => setNamed(sharedIds(location.search)), [])
  const name = (ids: readonly string[]) => {
    history.replaceState(history.state, '', ids.length > 0 ? sharedAddress(location.pathname, ids) : location.pathname)
    setNamed(ids)
  }
  if (named.length === 0)
    return { ids: saved.map(({ id }) => id), isLink: false, add: keepCar, remove: (id) => garage.remove(id) }
  return {
    ids: named,
    isLink: true,
    add: ({ id }) => name([...named, id]),
    remove: (id) => name(named.filter((each) => each !== id)),
  }
}
