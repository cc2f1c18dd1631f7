import type { Variant } from './catalogue.ts'
import { createRandomStream, sample } from './random-stream.ts'
import type { Words } from './words.ts'

/** Feature -> which vehicles can have it, for features that not all can have. */
const needs: Readonly<Record<string, (variant: Variant) => boolean>> = {
  Canopy: ({ body }) => body === 'Ute',
  'Tub liner': ({ body }) => ['Ute', 'Truck'].includes(body),
  'Steel tray': ({ body }) => body === 'Cab Chassis',
  Snorkel: ({ fuel }) => fuel === 'Diesel',
  'Bull bar': ({ fuel }) => fuel === 'Diesel',
  'Roof racks': ({ body }) => !['Ute', 'Truck', 'Cab Chassis', 'Light Truck'].includes(body),
  'Power tailgate': ({ body }) => ['SUV', 'Wagon', 'People Mover', 'Minivan'].includes(body),
  Sunroof: ({ body }) => !['Convertible', 'Van', 'Bus', 'Cab Chassis', 'Light Truck'].includes(body),
  'Child seat anchor points': ({ seats = 5 }) => seats > 3,
}

/** Whether a vehicle can have the feature. */
export const fitsOn = (feature: string, variant: Variant): boolean => needs[feature]?.(variant) ?? true

type Ladder = readonly string[]

/**
 * The features that distinguish a model's trims, from the plainest on; from a random stream of the model's own, so that
 * the rest of the stock does not change.
 */
function ladderOf(from: readonly string[], most: number, variant: Variant, what: string): Ladder {
  const fitting = from.filter((feature) => fitsOn(feature, variant))
  return sample(createRandomStream(`${variant.make} ${variant.model} ${what}`), fitting, most)
}

/** Commercial bodies, whose badges differ by length and load rather than by comfort. */
const isForWork = ({ body }: Variant) => ['Van', 'Bus', 'Cab Chassis', 'Light Truck'].includes(body)

/** Numbers of a model's distinguishing features; the lowest trim has the share `first` of the lower ones. */
const rungs = { lower: 6, upper: 3 } as const
const first = 1 / 3

/** The distinguishing features of a trim: from `first` to all of the lower ones, from none to all of the upper ones. */
function climbed(lower: Ladder, upper: Ladder, variant: Variant, trim: number): Ladder {
  const [below, above] = [
    ladderOf(lower, rungs.lower, variant, 'equipment'),
    isForWork(variant) ? [] : ladderOf(upper, rungs.upper, variant, 'trims'),
  ]
  const share = first + trim * (1 - first)
  return [...below.slice(0, Math.round(share * below.length)), ...above.slice(0, Math.floor(trim * above.length))]
}

/** The drawn features, adapted to the trim: those that distinguish a model's trims are not random. */
export function ofTrim(drawn: readonly string[], { features }: Words, variant: Variant): readonly string[] {
  const { base, safe, comfort, work, motorcycles, rvs } = features
  const { trim } = variant
  if (trim === null) return drawn
  const kind = variant.kind === 'trucks' ? 'cars' : variant.kind
  const [every, lower, upper] = [features.every[kind], features.lower[kind], features.upper[kind]]
  const others = drawn.filter((feature) => ![...lower, ...upper].includes(feature))
  const has = [...others, ...every, ...climbed(lower, upper, variant, trim)]
  const inOrder = { cars: [...base, ...safe, ...comfort, ...work], motorcycles, rvs }[kind]
  return inOrder.filter((feature) => has.includes(feature))
}
