import { isJump } from '#domain/car/amount-jump.ts'
import type { PricedDay } from './car-history.ts'
import type { Showroom } from './showroom.ts'

const mostNamed = 3

/** A car whose price changed more than a sale changes it, which may be a typo. */
export interface Slip {
  readonly id: string
  readonly name: string
  readonly from: number
  readonly to: number
}

/** A price change that may be a typo; null when a price is unknown, or the change is plausible. */
export function slipOf(car: Pick<Slip, 'id' | 'name'>, from: number | null, to: number | null): Slip | null {
  return from !== null && to !== null && isJump(from, to) ? { id: car.id, name: car.name, from, to } : null
}

/** A warning that names the cars; null for none. Among hundreds only its buyer notices one at a tenth of its price. */
export function slipText(slips: readonly Slip[], since: string): string | null {
  if (slips.length === 0) return null
  const named = slips.slice(0, mostNamed).map(({ id, name, from, to }) => `${name} (id ${id}) from ${from} to ${to}`)
  const more = slips.length > mostNamed ? ` and ${slips.length - mostNamed} more` : ''
  return `prices doubled or halved since ${since}, which may be slips: ${named.join('; ')}${more}`
}

/** The price before today's; null when none came today. */
function priceBefore(prices: readonly PricedDay[], today: string): number | null {
  const [before, now] = prices.slice(-2)
  return before && now?.[0] === today ? before[1] : null
}

/** A warning on cars whose price doubled or halved today (YYYY-MM-DD by the dealer's calendar); null when none did. */
export function suspectPriceWarning(
  { cars, history }: Pick<Showroom, 'cars' | 'history'>,
  today: string,
): string | null {
  const slips = cars.flatMap((car) => {
    const prices = history[car.id]?.prices ?? []
    return slipOf(car, priceBefore(prices, today), prices.at(-1)?.[1] ?? null) ?? []
  })
  return slipText(slips, 'the night before')
}
