/** What a price slider runs over, in whole dollars. */
export interface PriceScale {
  readonly min: number
  readonly max: number
  /** How far one press of an arrow key moves a thumb. */
  readonly step: number
  /** Prices from min to max that stand equally far apart on its track; without them the track is even. */
  readonly stops?: readonly number[]
}

const stopsOf = ({ min, max, stops = [min, max] }: PriceScale) => stops

/** Where on its track (0 to 1) a price stands; beyond its ends, at that end. */
export function shareOf(price: number, scale: PriceScale): number {
  const stops = stopsOf(scale)
  const at = stops.findIndex((stop) => price < stop)
  if (at <= 0) return at && 1
  const [from = 0, to = 1] = stops.slice(at - 1)
  return (at - 1 + (price - from) / (to - from)) / (stops.length - 1)
}

/** The price at a share (0 to 1) of the track, on a step of the scale; beyond its ends, the end. */
export function priceAt(share: number, scale: PriceScale): number {
  const { min, max, step } = scale
  const stops = stopsOf(scale)
  const place = share * (stops.length - 1)
  const at = Math.floor(place)
  const [from = max, to = max] = stops.slice(Math.max(0, at))
  const price = place < 0 ? min : from + (place - at) * (to - from)
  return price >= max ? max : Math.min(max, min + Math.round((price - min) / step) * step)
}
