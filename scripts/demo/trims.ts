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

/** The comforts by which a model's trims are told, by a chance of the model's own, so that nothing else of the stock changes. */
function ladderOf(upper: readonly string[], variant: Variant): readonly string[] {
  const fitting = upper.filter((feature) => fitsOn(feature, variant))
  return sample(chanceFor(`${variant.make} ${variant.model} trims`), fitting, 3)
}

/** Badges of what is built for work tell lengths and loads, not comforts. */
const isForWork = ({ body }: Variant) => ['Van', 'Bus', 'Cab Chassis', 'Light Truck'].includes(body)

/** The features drawn for a vehicle, as its trim has them: each has more of those comforts, the lowest none, the highest all. */
export function ofTrim(drawn: readonly string[], { features }: Words, variant: Variant): readonly string[] {
  const { base, safe, comfort, work, motorcycles, rvs, upper } = features
  const { trim } = variant
  if (trim === null || isForWork(variant)) return drawn
  const kind = variant.kind === 'trucks' ? 'cars' : variant.kind
  const ladder = ladderOf(upper[kind], variant)
  const climbed = Math.floor(trim * ladder.length)
  const lacks = trim === 0 ? upper[kind] : ladder.slice(climbed)
  const has = new Set([...drawn.filter((feature) => !lacks.includes(feature)), ...ladder.slice(0, climbed)])
  const inOrder = { cars: [...base, ...safe, ...comfort, ...work], motorcycles, rvs }[kind]
  return inOrder.filter((feature) => has.has(feature))
}
