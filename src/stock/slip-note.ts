import { isJump } from '#domain/car/amount-jump.ts'
import type { PricedDay } from './car-history.ts'
import type { Showroom } from './showroom.ts'

const mostNamed = 3

/** A car whose price changed as no sale changes it. */
export interface Slip {
  readonly id: string
  readonly name: string
  readonly from: number
  readonly to: number
}

/** The change of a price where it is a slip, if anything; null where a price is not known, or any sale may have changed it. */
export function slipOf(car: Pick<Slip, 'id' | 'name'>, from: number | null, to: number | null): Slip | null {
  return from !== null && to !== null && isJump(from, to) ? { id: car.id, name: car.name, from, to } : null
}

/** Names the cars; null where there are none. One at a tenth of its price is found by nobody among hundreds, except by whoever buys it. */
export function slipText(slips: readonly Slip[], since: string): string | null {
  if (slips.length === 0) return null
  const named = slips.slice(0, mostNamed).map(({ id, name, from, to }) => `${name} (id ${id}) from ${from} to ${to}`)
  const more = slips.length > mostNamed ? ` and ${slips.length - mostNamed} more` : ''
  return `prices doubled or halved since ${since}, which may be slips: ${named.join('; ')}${more}`
}

/** The price before the one that came today; null where none did. */
function priceBefore(prices: readonly PricedDay[], today: string): number | null {
  const [before, now] = prices.slice(-2)
  return before && now?.[0] === today ? before[1] : null
}

/** Names cars whose price of today, YYYY-MM-DD by the dealer's calendar, doubled or halved what the nights saw before; null when none did. */
export function slipNote({ cars, history }: Pick<Showroom, 'cars' | 'history'>, today: string): string | null {
  const slips = cars.flatMap((car) => {
    const prices = history[car.id]?.prices ?? []
    return slipOf(car, priceBefore(prices, today), prices.at(-1)?.[1] ?? null) ?? []
  })
  return slipText(slips, 'the night before')
}
