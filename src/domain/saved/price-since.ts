/** Change of a car's price since it was saved. */
export interface PriceSince {
  readonly isLess: boolean
  /** "$500", formatted like the prices. */
  readonly by: string
}

const amount = /\d[\d,]*(?:\.\d+)?/

function amountIn(price: string): number | null {
  const [digits] = amount.exec(price) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

/** A halved or doubled price is of another kind, such as a weekly one, and not compared. */
const isSameKind = (before: number, now: number) => now > before / 2 && now < before * 2

/** Change of a price since the car was saved; null when it is unchanged, or the two cannot be compared. */
export function priceSince(saved: string, today: string, locale: string): PriceSince | null {
  const [before, now] = [amountIn(saved), amountIn(today)]
  if (before === null || now === null || before === now || !isSameKind(before, now)) return null
  return { isLess: now < before, by: today.replace(amount, Math.abs(now - before).toLocaleString(locale)) }
}
