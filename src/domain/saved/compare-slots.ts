/** Number of cars the compare bar shows. */
export const compareSlots = 3
const highestBadge = 9

/**
 * A slot of the compare bar. The first empty one has a text and a link: `start` when no car is saved, `more` otherwise.
 */
export type Slot<C> =
  | { readonly kind: 'car'; readonly number: number; readonly car: C }
  | { readonly kind: 'start' | 'more' | 'empty'; readonly number: number }

/** The compare bar's three slots: saved cars, then the one that invites to add a car, then empty ones. */
export function slotsFor<C>(saved: readonly C[]): readonly Slot<C>[] {
  return Array.from({ length: compareSlots }, (_, at): Slot<C> => {
    const car = saved[at]
    if (car !== undefined) return { kind: 'car', number: at + 1, car }
    if (at > saved.length) return { kind: 'empty', number: at + 1 }
    return { kind: at === 0 ? 'start' : 'more', number: at + 1 }
  })
}

/** The badge of the 'Compare Cars' button: "+2" for five saved cars, "+9" at most; null for three or fewer. */
export function compareBadge(saved: readonly unknown[]): string | null {
  const more = saved.length - compareSlots
  return more <= 0 ? null : `+${Math.min(more, highestBadge)}`
}

/** The cars of the compare page, up to the dealer's maximum, and how many more are saved. */
export function comparedCars<C>(
  saved: readonly C[],
  most: number,
): { readonly cars: readonly C[]; readonly more: number } {
  return { cars: saved.slice(0, most), more: Math.max(0, saved.length - most) }
}
