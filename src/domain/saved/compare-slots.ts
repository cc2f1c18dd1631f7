/** Cars the compare bar shows as cards. */
export const compareSlots = 3
const highestBadge = 9

/** One of the three places of the compare bar; `start` is the first empty one of none saved, `more` of some: both with words and a link. */
export type Slot<C> =
  | { readonly kind: 'car'; readonly number: number; readonly car: C }
  | { readonly kind: 'start' | 'more' | 'empty'; readonly number: number }

/** The compare bar's three places: saved cars first, then the one that invites to save, then bare numbers. */
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

/** What the compare page shows: the first cars up to the dealer's most, and how many more are saved. */
export function comparedCars<C>(
  saved: readonly C[],
  most: number,
): { readonly cars: readonly C[]; readonly more: number } {
  return { cars: saved.slice(0, most), more: Math.max(0, saved.length - most) }
}
