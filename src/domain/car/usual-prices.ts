import { isShownPrice } from './price.ts'
import type { PriceScale } from './price-track.ts'

/** Range of nearly all prices of a list, rounded to readable numbers. */
interface UsualPrices {
  readonly low: number
  readonly high: number
}

/** Share of cars ignored at each end, so that one expensive car does not compress the scale. */
const unusual = 0.03
const readable = [1, 1.2, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10]
/** Track segments for the usual prices; the prices below and above them get one more each. */
const usualParts = 10

function readableNear(price: number): readonly number[] {
  const magnitude = 10 ** Math.floor(Math.log10(price))
  return readable.map((each) => each * magnitude)
}

/** The usual prices of a list, from `counts` (price -> cars); null when they leave no range to spread over a track. */
export function usualPrices(
  counts: Readonly<Record<string, number>>,
  { min, max }: Pick<PriceScale, 'min' | 'max'>,
): UsualPrices | null {
  const prices = Object.entries(counts).flatMap(([price, cars]) => Array.from({ length: cars }, () => Number(price)))
  const sorted = prices.filter(isShownPrice).toSorted((a, b) => a - b)
  const last = sorted.length - 1
  const [cheap, dear] = [sorted[Math.floor(last * unusual)], sorted[Math.ceil(last * (1 - unusual))]]
  if (cheap === undefined || dear === undefined) return null
  const low = Math.max(min, readableNear(cheap).findLast((each) => each <= cheap) ?? min)
  const high = Math.min(max, readableNear(dear).find((each) => each >= dear) ?? max)
  return low < high ? { low, high } : null
}

/**
 * A slider's scale with stops spaced logarithmically over the usual prices: 10,000 to 20,000 gets as much room as to
 * 40,000.
 */
export function spreadScale(scale: PriceScale, counts: Readonly<Record<string, number>> = {}): PriceScale {
  const { min, max, step } = scale
  const usual = usualPrices(counts, scale)
  if (!usual) return scale
  const { low, high } = usual
  const between = Array.from({ length: usualParts + 1 }, (_, at) => low * (high / low) ** (at / usualParts))
  const onStep = between.map((price) => min + Math.round((price - min) / step) * step)
  const inside = onStep.filter((price) => price > min && price < max)
  return { ...scale, stops: [...new Set([min, ...inside, max])] }
}
