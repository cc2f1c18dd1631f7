import { type PriceScale, shareOf } from './price-track.ts'

/** Price filter; null leaves that side open. */
export interface PriceBounds {
  readonly min: number | null
  readonly max: number | null
}

/** Positions of a price slider's two thumbs in dollars; `low` is always the smaller. */
export interface PriceSpan {
  readonly low: number
  readonly high: number
}

/** The untouched slider. */
export function widestSpan({ min, max }: PriceScale): PriceSpan {
  return { low: min, high: max }
}

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/**
 * Moves one thumb to a price, clamped to the scale and to `gap` before the other thumb. A price that is no number is
 * ignored.
 */
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

/** The filter of a span: a thumb at its end of the scale leaves that side open. Null when both do. */
export function boundsOf({ low, high }: PriceSpan, { min, max }: PriceScale): PriceBounds | null {
  const bounds = { min: low <= min ? null : low, max: high >= max ? null : high }
  return bounds.min === null && bounds.max === null ? null : bounds
}

/** Thumb positions for a filter, whose bounds may lie outside the scale or closer together than its step. */
export function spanOf(bounds: PriceBounds | null, scale: PriceScale): PriceSpan {
  const low = within(bounds?.min ?? scale.min, scale.min, scale.max - 1)
  return { low, high: within(bounds?.max ?? scale.max, low + 1, scale.max) }
}

/**
 * The thumb nearest to a press at a share (0 to 1) of the track; `ofBoth`, by default the one in front, if both are
 * within `reach`.
 */
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

/**
 * Histogram of cars over the scale in `count` columns, scaled to a maximum of 1; cars beyond an end count in its
 * column.
 */
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

/** Whether a histogram column lies between the thumbs. */
export function isColumnSelected(at: number, count: number, { low, high }: PriceSpan, scale: PriceScale): boolean {
  const middle = (at + 0.5) / count
  return middle >= shareOf(low, scale) && middle <= shareOf(high, scale)
}

/** Whether the low thumb must be on top: when both are near the upper end it could otherwise not be grabbed. */
export function isLowInFront({ low }: PriceSpan, scale: PriceScale): boolean {
  return shareOf(low, scale) > 0.5
}

/** Text of each thumb's bound: "$5,000 or less" and "$250,000 or more" when that side is open. */
export function formatPriceBounds(
  bounds: PriceBounds | null,
  { min, max }: PriceScale,
  money: (amount: number) => string,
): Readonly<Record<keyof PriceSpan, string>> {
  return {
    low: typeof bounds?.min === 'number' ? money(bounds.min) : `${money(min)} or less`,
    high: typeof bounds?.max === 'number' ? money(bounds.max) : `${money(max)} or more`,
  }
}
