import { isShownPrice } from './price.ts'
import type { PriceScale } from './price-track.ts'

/** Between which prices nearly all cars of a list stand, at numbers people read. */
interface UsualPrices {
  readonly low: number
  readonly high: number
}

/** Cars left out at each end when the usual prices are looked for: one dear car must not crowd all others. */
const unusual = 0.03
const readable = [1, 1.2, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10]
/** Parts of a track that the usual prices have; what lies below and above them has one more each. */
const usualParts = 10

function readableNear(price: number): readonly number[] {
  const magnitude = 10 ** Math.floor(Math.log10(price))
  return readable.map((each) => each * magnitude)
}

/** The usual prices of a list, of which `counts` tells the cars by price; null where they leave nothing to spread over a track. */
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

/** The scale of a dealer's slider, spread by what stands on a list: as much room from 10,000 to 20,000 as from there to 40,000. */
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
