import { isJump } from '#domain/car/amount-jump.ts'
import type { PricedDay } from './car-history.ts'
import type { Showroom } from './showroom.ts'

const mostNamed = 3

function slipOf(prices: readonly PricedDay[], today: string): readonly [from: number, to: number] | null {
  const [[, from] = ['', null], [day, to] = ['', null]] = prices.slice(-2)
  if (from === null || to === null || day !== today) return null
  return isJump(from, to) ? [from, to] : null
}

/**
 * Names cars whose price of today, YYYY-MM-DD by the dealer's calendar, doubled or halved what the nights saw before; null when none
 * did. One at a tenth of its price is found by nobody among hundreds, except by whoever buys it.
 */
export function slipNote({ cars, history }: Pick<Showroom, 'cars' | 'history'>, today: string): string | null {
  const slips = cars.flatMap(({ id, name }) => {
    const slip = slipOf(history[id]?.prices ?? [], today)
    return slip ? [`${name} (id ${id}) from ${slip[0]} to ${slip[1]}`] : []
  })
  if (slips.length === 0) return null
  const more = slips.length > mostNamed ? ` and ${slips.length - mostNamed} more` : ''
  return `prices doubled or halved since the night before, which may be slips: ${slips.slice(0, mostNamed).join('; ')}${more}`
}
