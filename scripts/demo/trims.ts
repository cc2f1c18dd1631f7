import type { Variant } from './catalogue.ts'
import { chanceFor, sample } from './seeded.ts'
import type { Words } from './words.ts'

/** What only some vehicles can have, by the words for it. */
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

/** Whether such a vehicle can have it at all. */
export const fitsOn = (feature: string, variant: Variant): boolean => needs[feature]?.(variant) ?? true

type Ladder = readonly string[]

/** What a model's trims are told by, from the plainest on, by a chance of the model's own, so that nothing else of the stock changes. */
function ladderOf(from: readonly string[], most: number, variant: Variant, what: string): Ladder {
  const fitting = from.filter((feature) => fitsOn(feature, variant))
  return sample(chanceFor(`${variant.make} ${variant.model} ${what}`), fitting, most)
}

/** Badges of what is built for work tell lengths and loads, not comforts. */
const isForWork = ({ body }: Variant) => ['Van', 'Bus', 'Cab Chassis', 'Light Truck'].includes(body)

/** So many of those from below, and so many of the upper ones, are a model's own; its lowest trim has such a share of the first. */
const rungs = { lower: 6, upper: 3 } as const
const first = 1 / 3

/** What a trim has of both: of the lower ones some and each higher trim more, of the upper ones none and the highest all. */
function climbed(lower: Ladder, upper: Ladder, variant: Variant, trim: number): Ladder {
  const [below, above] = [
    ladderOf(lower, rungs.lower, variant, 'equipment'),
    isForWork(variant) ? [] : ladderOf(upper, rungs.upper, variant, 'trims'),
  ]
  const share = first + trim * (1 - first)
  return [...below.slice(0, Math.round(share * below.length)), ...above.slice(0, Math.floor(trim * above.length))]
}

/** The features drawn for a vehicle, as its trim has them: what the trims of a model are told by is no matter of chance. */
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
