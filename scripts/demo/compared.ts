import type { Variant } from './catalogue.ts'
import { grouped } from './describe.ts'
import type { Figures, Span } from './figures.ts'
import { chanceFor } from './seeded.ts'
import type { Words } from './words.ts'

type Numbers = Readonly<Record<string, number | undefined>>

const toStep = (number: number, step: number) => Number((Math.round(number / step) * step).toFixed(1))

/** A model's place between the least and the most, by a chance of its own, so that nothing else of the stock changes. */
function placed(span: Span | undefined, { make, model }: Variant, what: string): number | undefined {
  if (!span) return undefined
  const [least, most, step] = span
  return toStep(least + chanceFor(`${make} ${model} ${what}`)() * (most - least), step)
}

/** What an engine gives, in the market's units. */
function outputsOf({ outputs }: Figures, { model, badge, engine = '' }: Variant, isAmerican: boolean): Numbers {
  const [kilowatts, newtonMetres] = outputs[`${model} ${badge}`] ?? outputs[engine] ?? []
  if (kilowatts === undefined || newtonMetres === undefined) return {}
  if (!isAmerican) return { power: kilowatts, torque: newtonMetres }
  return { power: toStep(kilowatts * 1.341, 5), torque: toStep(newtonMetres * 0.7376, 5) }
}

/** How a trim changes what its model carries: the longer body is the dearer one, and comforts weigh. */
const [longer, lighter] = [2.6, 60] as const

function carriedBy({ boots, payloads, loads, rated }: Figures, variant: Variant, market: string): Numbers {
  const trim = variant.trim ?? 0
  const span = payloads[market]?.[variant.shape]
  const [payload, load] = [placed(span, variant, 'payload'), placed(loads[variant.shape], variant, 'load')]
  return {
    boot: placed(boots[market]?.[variant.shape], variant, 'boot'),
    load: load && toStep(load + trim * longer, 0.1),
    payload: payload && span && toStep(payload - trim * lighter, span[2]),
    rating: rated.includes(variant.shape) ? 5 : undefined,
  }
}

function livedIn({ tare, water }: Figures, { body, length = 0, weight }: Variant): Numbers {
  const tanks = Object.entries(water[body] ?? {}).toSorted(([a], [b]) => Number(a) - Number(b))
  const empty = body === 'Caravan' && weight ? toStep(weight * tare, 10) : undefined
  return {
    tare: empty,
    payload: empty && weight && weight - empty,
    water: tanks.find(([upTo]) => length <= Number(upTo))?.[1],
  }
}

/** A motorcycle is not told by its torque, which few compare. */
function numbersOf(figures: Figures, variant: Variant, market: string): Numbers {
  const outputs = outputsOf(figures, variant, market === 'america')
  if (variant.kind === 'rvs') return livedIn(figures, variant)
  if (variant.kind !== 'motorcycles') return { ...outputs, ...carriedBy(figures, variant, market) }
  const [seat, wet, tank] = figures.motorcycles[variant.model] ?? []
  return { power: outputs.power, seat, wet, tank }
}

/** What shoppers compare of a variant, as dealers write it among features: the same of all its cars. */
export function comparedOf({ figures, features }: Words, variant: Variant, market: string): readonly string[] {
  const words = features.compared[market] ?? {}
  const said = Object.entries(numbersOf(figures, variant, market)).flatMap(([name, number]) =>
    number === undefined ? [] : (words[name]?.replace('{number}', grouped(number)) ?? []),
  )
  const bed = variant.kind === 'rvs' ? features.beds[variant.sleeps ?? 0] : undefined
  return bed === undefined ? said : [bed, ...said]
}

/** What else it has, without as many of the weaker features as are needed for those to fit in. */
export function besides(
  fitted: readonly string[],
  compared: readonly string[],
  { features: { weaker, beds } }: Words,
): readonly string[] {
  const others = fitted.filter((feature) => !Object.values(beds).includes(feature))
  const spare = Math.max(0, others.length + compared.length - fitted.length)
  const dropped = weaker.filter((feature) => others.includes(feature)).slice(0, spare)
  return others.filter((feature) => !dropped.includes(feature))
}
