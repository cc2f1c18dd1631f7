import type { Variant } from './catalogue.ts'
import { grouped } from './describe.ts'
import type { Figures, Span } from './figures.ts'
import type { Life } from './life.ts'
import { chanceFor } from './seeded.ts'
import type { Words } from './words.ts'

export type Numbers = Readonly<Record<string, number | undefined>>

export const toStep = (number: number, step: number): number => Number((Math.round(number / step) * step).toFixed(1))

/** A model's place between the least and the most, by a chance of its own, so that nothing else of the stock changes. */
export function placed(span: Span | undefined, { make, model }: Variant, what: string): number | undefined {
  if (!span) return undefined
  const [least, most, step] = span
  return toStep(least + chanceFor(`${make} ${model} ${what}`)() * (most - least), step)
}

/** What the comforts of the dearest trim weigh, in kg: so much more the car weighs, and less it carries. */
export const comforts = 60
const [inch, pound] = [25.4, 0.4536] as const

/** How long a car is, what it weighs and how high it stands, in the market's units. */
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

/** The same with the wheels that its trim has, where it has some to speak of. */
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

/** What the maker promises for a new one, and for no other. */
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
