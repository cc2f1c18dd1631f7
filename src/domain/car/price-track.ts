/** The range of a price slider, in whole dollars. */
export interface PriceScale {
  readonly min: number
  readonly max: number
  /** Dollars that an arrow key moves a thumb by. */
  readonly step: number
  /** Prices from min to max at equal distances on the track; without them the track is linear. */
  readonly stops?: readonly number[]
}

const stopsOf = ({ min, max, stops = [min, max] }: PriceScale) => stops

/** Position (0 to 1) of a price on the track, clamped to its ends. */
export function shareOf(price: number, scale: PriceScale): number {
  const stops = stopsOf(scale)
  const at = stops.findIndex((stop) => price < stop)
  if (at <= 0) return at && 1
  const [from = 0, to = 1] = stops.slice(at - 1)
  return (at - 1 + (price - from) / (to - from)) / (stops.length - 1)
}

/** Price at a position (0 to 1) of the track, rounded to a step and clamped to the ends. */
export function priceAt(share: number, scale: PriceScale): number {
  const { min, max, step } = scale
  const stops = stopsOf(scale)
  const place = share * (stops.length - 1)
  const at = Math.floor(place)
  const [from = max, to = max] = stops.slice(Math.max(0, at))
  const price = place < 0 ? min : from + (place - at) * (to - from)
  return price >= max ? max : Math.min(max, min + Math.round((price - min) / step) * step)
}
