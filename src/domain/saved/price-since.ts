/** How the price of a saved car moved since that day. */
export interface PriceSince {
  readonly isLess: boolean
  /** "$500", written as the prices are. */
  readonly by: string
}

const amount = /\d[\d,]*(?:\.\d+)?/

function amountIn(price: string): number | null {
  const [digits] = amount.exec(price) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

/** A price a week is no price a car is sold at: what halved or doubled overnight was asked for in another way. */
const isSameKind = (before: number, now: number) => now > before / 2 && now < before * 2

/** What became of a price since a car was saved; null where it stands as it did, or where either was no amount. */
export function priceSince(saved: string, today: string, locale: string): PriceSince | null {
  const [before, now] = [amountIn(saved), amountIn(today)]
  if (before === null || now === null || before === now || !isSameKind(before, now)) return null
  return { isLess: now < before, by: today.replace(amount, Math.abs(now - before).toLocaleString(locale)) }
}
