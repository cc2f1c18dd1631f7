import { type PriceScale, shareOf } from './price-track.ts'

/** Prices that are asked for; null leaves that side open. */
export interface PriceBounds {
  readonly min: number | null
  readonly max: number | null
}

/** Where the two thumbs of a price slider stand; low is always the smaller. */
export interface PriceSpan {
  readonly low: number
  readonly high: number
}

/** A slider nobody has touched. */
export function widestSpan({ min, max }: PriceScale): PriceSpan {
  return { low: min, high: max }
}

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** One thumb moved to a price; it stops a gap short of the other one, and at the ends of the scale. A price that is no number moves nothing. */
export function withThumb(
  span: PriceSpan,
  thumb: keyof PriceSpan,
  price: number,
  scale: PriceScale,
  gap: number = scale.step,
): PriceSpan {
  if (!Number.isFinite(price)) return span
  return thumb === 'low'
    ? { ...span, low: within(price, scale.min, span.high - gap) }
    : { ...span, high: within(price, span.low + gap, scale.max) }
}

/** The prices a span asks for: a thumb at its end of the scale leaves that side open. null when both do. */
export function boundsOf({ low, high }: PriceSpan, { min, max }: PriceScale): PriceBounds | null {
  const bounds = { min: low <= min ? null : low, max: high >= max ? null : high }
  return bounds.min === null && bounds.max === null ? null : bounds
}

/** Where the thumbs stand for chosen bounds, which may lie outside the scale or closer together than its step. */
export function spanOf(bounds: PriceBounds | null, scale: PriceScale): PriceSpan {
  const low = within(bounds?.min ?? scale.min, scale.min, scale.max - 1)
  return { low, high: within(bounds?.max ?? scale.max, low + 1, scale.max) }
}

/** The thumb a press at a share of the track means: the nearer one; where it is within reach of both, that `ofBoth`, as a rule the one in front. */
export function thumbNear(
  span: PriceSpan,
  share: number,
  scale: PriceScale,
  reach = 0,
  ofBoth: keyof PriceSpan = isLowInFront(span, scale) ? 'low' : 'high',
): keyof PriceSpan {
  const low = Math.abs(shareOf(span.low, scale) - share)
  const high = Math.abs(shareOf(span.high, scale) - share)
  if (low < reach && high < reach) return ofBoth
  return low < high ? 'low' : 'high'
}

/** How many cars stand at each part of a scale, the fullest part being 1; cars beyond an end count at that end. */
export function priceColumns(
  prices: Iterable<readonly [price: number, cars: number]>,
  scale: PriceScale,
  count: number,
): readonly number[] {
  const columns = Array.from({ length: count }, () => 0)
  for (const [price, cars] of prices) {
    const at = within(Math.floor(shareOf(price, scale) * count), 0, count - 1)
    columns[at] = (columns[at] ?? 0) + cars
  }
  const fullest = Math.max(1, ...columns)
  return columns.map((cars) => cars / fullest)
}

/** Whether a column of that picture stands between the thumbs. */
export function isInside(at: number, count: number, { low, high }: PriceSpan, scale: PriceScale): boolean {
  const middle = (at + 0.5) / count
  return middle >= shareOf(low, scale) && middle <= shareOf(high, scale)
}

/** Whether the low thumb has to lie on top: where both stand far up the track it could never be moved again below the other. */
export function isLowInFront({ low }: PriceSpan, scale: PriceScale): boolean {
  return shareOf(low, scale) > 0.5
}

/** What each thumb asks for, in words: "$5,000 or less" and "$250,000 or more" where that side is open. */
export function boundsSaid(
  bounds: PriceBounds | null,
  { min, max }: PriceScale,
  money: (amount: number) => string,
): Readonly<Record<keyof PriceSpan, string>> {
  return {
    low: typeof bounds?.min === 'number' ? money(bounds.min) : `${money(min)} or less`,
    high: typeof bounds?.max === 'number' ? money(bounds.max) : `${money(max)} or more`,
  }
}
