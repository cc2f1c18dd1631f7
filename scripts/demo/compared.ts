import type { Variant } from './catalogue.ts'
import { grouped } from './describe.ts'
import type { Figures } from './figures.ts'
import { comforts, type Numbers, placed, sizesOf, toStep } from './sizes.ts'
import type { Words } from './words.ts'

/** Power and torque of an engine, in the market's units. */
function outputsOf({ outputs }: Figures, { model, badge, engine = '' }: Variant, isAmerican: boolean): Numbers {
  const [kilowatts, newtonMetres] = outputs[`${model} ${badge}`] ?? outputs[engine] ?? []
  if (kilowatts === undefined || newtonMetres === undefined) return {}
  if (!isAmerican) return { power: kilowatts, torque: newtonMetres }
  return { power: toStep(kilowatts * 1.341, 5), torque: toStep(newtonMetres * 0.7376, 5) }
}

/** Extra load of the dearest trim over the plainest, which has the shorter body. */
const longer = 2.6

function carriedBy({ boots, payloads, loads, rated }: Figures, variant: Variant, market: string): Numbers {
  const trim = variant.trim ?? 0
  const span = payloads[market]?.[variant.shape]
  const [payload, load] = [placed(span, variant, 'payload'), placed(loads[variant.shape], variant, 'load')]
  return {
    boot: placed(boots[market]?.[variant.shape], variant, 'boot'),
    load: load && toStep(load + trim * longer, 0.1),
    payload: payload && span && toStep(payload - trim * comforts, span[2]),
    rating: rated.includes(variant.shape) ? 5 : undefined,
  }
}

/** The entry of the smallest length in the table that is at least the variant's. */
function upToLength<Of>(byLength: Readonly<Record<string, Of>> = {}, { length = 0 }: Variant): Of | undefined {
  const inOrder = Object.entries(byLength).toSorted(([a], [b]) => Number(a) - Number(b))
  return inOrder.find(([upTo]) => length <= Number(upTo))?.[1]
}

function livedIn({ tare, ball, water, rvs }: Figures, variant: Variant): Numbers {
  const { body, weight } = variant
  const empty = weight && toStep(weight * tare, 10)
  return {
    wide: placed(rvs[body]?.wide, variant, 'width'),
    high: placed(rvs[body]?.high, variant, 'height'),
    tare: empty,
    ball: body === 'Caravan' && weight ? toStep(weight * ball, 5) : undefined,
    payload: empty && weight && weight - empty,
    water: upToLength(water[body], variant),
  }
}

function numbersOf(figures: Figures, variant: Variant, market: string): Numbers {
  const outputs = outputsOf(figures, variant, market === 'america')
  if (variant.kind === 'rvs') return { ...outputs, ...livedIn(figures, variant) }
  if (variant.kind === 'motorcycles') {
    const [seat, wet, tank, base, clearance, long] = figures.motorcycles[variant.model] ?? []
    return { ...outputs, seat, wet, tank, long, base, clearance }
  }
  return { ...outputs, ...sizesOf(figures, variant, market), ...carriedBy(figures, variant, market) }
}

/** Comparable figures of a variant, phrased as features; the same for all its cars. */
export function comparedOf({ figures, features }: Words, variant: Variant, market: string): readonly string[] {
  const words = features.compared[market] ?? {}
  const said = Object.entries(numbersOf(figures, variant, market)).flatMap(([name, number]) =>
    number === undefined ? [] : (words[name]?.replace('{number}', grouped(number)) ?? []),
  )
  if (variant.kind !== 'rvs') return said
  const lived = [features.beds[variant.sleeps ?? 0], upToLength(features.baths, variant)]
  return [...lived.flatMap((words) => words ?? []), ...said]
}

/** Upper bound of features, by the room on a page; feeds seldom have more. */
const mostFeatures = 18

/** The other features, without as many of the weaker ones as it takes for the compared figures to fit in. */
export function besides(
  fitted: readonly string[],
  compared: readonly string[],
  { features: { weaker, beds } }: Words,
): readonly string[] {
  const others = fitted.filter((feature) => !Object.values(beds).includes(feature))
  const spare = Math.max(0, others.length + compared.length - Math.min(fitted.length, mostFeatures))
  const dropped = weaker.filter((feature) => others.includes(feature)).slice(0, spare)
  return others.filter((feature) => !dropped.includes(feature))
}
