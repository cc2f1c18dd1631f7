import type { Variant } from './catalogue.ts'
import { grouped } from './describe.ts'
import type { Figures, Span } from './figures.ts'
import type { Life } from './life.ts'
import { createRandomStream } from './random-stream.ts'
import type { Words } from './words.ts'

export type Numbers = Readonly<Record<string, number | undefined>>

export const toStep = (number: number, step: number): number => Number((Math.round(number / step) * step).toFixed(1))

/** A value within the span, from a random stream of the model's own, so that the rest of the stock does not change. */
export function placed(span: Span | undefined, { make, model }: Variant, what: string): number | undefined {
  if (!span) return undefined
  const [least, most, step] = span
  return toStep(least + createRandomStream(`${make} ${model} ${what}`)() * (most - least), step)
}

/** Weight of the dearest trim's extra equipment, in kg: added to the kerb weight, taken off the payload. */
export const comforts = 60
const [inch, pound] = [25.4, 0.4536] as const

/** Length, kerb weight and ground clearance, in the market's units. */
export function sizesOf({ sizes, clearances }: Figures, variant: Variant, market: string): Numbers {
  const [long, plain] = sizes[market]?.[variant.model] ?? []
  const kerb = plain && plain + (variant.trim ?? 0) * comforts
  const clearance = placed(clearances[variant.shape], variant, 'clearance')
  if (market !== 'america') return { long, kerb: kerb && toStep(kerb, 5), clearance }
  return {
    long: long && toStep(long / inch, 0.1),
    kerb: kerb && toStep(kerb / pound, 5),
    clearance: clearance && toStep(clearance / inch, 0.1),
  }
}

/** The features with the wheel size of the trim filled in, where the shape has one. */
export function withWheels(
  fitted: readonly string[],
  { figures, features }: Words,
  variant: Variant,
): readonly string[] {
  const [least, most] = figures.wheels[variant.shape] ?? []
  if (least === undefined || most === undefined) return fitted
  const inches = Math.round(least + (variant.trim ?? 0.5) * (most - least))
  return fitted.map((feature) =>
    feature === 'Alloy wheels' ? features.wheels.replace('{number}', `${inches}`) : feature,
  )
}

const milesAYear = 12_000

/** The maker's warranty of a new vehicle, as a feature; empty for any other. */
export function warrantyOf(
  { figures, features }: Words,
  { kind, make }: Variant,
  { type }: Life,
  market: string,
): readonly string[] {
  const years = figures.warranties[market]?.[make] ?? figures.warranties[market]?.[kind]
  const words = features.warranty[market] ?? features.warranty[kind] ?? features.warranty.cars
  if (type !== 'new' || !years || !words) return []
  return [words.replace('{number}', `${years}`).replace('{miles}', grouped(years * milesAYear))]
}
