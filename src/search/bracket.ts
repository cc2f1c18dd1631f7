/** A range of amounts as one facet value: "$20,000 - $30,000". */
interface Bracket {
  /** Up to and including this. */
  readonly upTo: number
  readonly text: string
}

const money = (amount: number) => `$${amount.toLocaleString('en-AU')}`

function bracketsOf(steps: readonly number[]): readonly Bracket[] {
  const inner = steps.map((upTo, at) => {
    const from = steps[at - 1]
    return { upTo, text: from === undefined ? `Up to ${money(upTo)}` : `${money(from)} - ${money(upTo)}` }
  })
  return [...inner, { upTo: Number.POSITIVE_INFINITY, text: `Over ${money(steps.at(-1) ?? 0)}` }]
}

const prices = bracketsOf([10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000])
const weeklyPrices = bracketsOf([50, 100, 150, 200, 300, 400])

function bracketOf(brackets: readonly Bracket[], amount: number | null): string | null {
  if (amount === null || !(amount > 0)) return null
  return brackets.find(({ upTo }) => amount <= upTo)?.text ?? null
}

/** The facet value price_range; null without a price. */
export function priceRange(price: number | null): string | null {
  return bracketOf(prices, price)
}

/** The facet value weekly_price_range; null without a weekly payment. */
export function weeklyPriceRange(payment: number | null): string | null {
  return bracketOf(weeklyPrices, payment)
}
