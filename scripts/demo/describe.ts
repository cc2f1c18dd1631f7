import type { Variant } from './catalogue.ts'
import type { Life } from './life.ts'
import type { Recipe } from './recipe.ts'
import { type Chance, chanceFor, happens, pick, sample, whole } from './seeded.ts'
import { inMarket, type Words } from './words.ts'

function wear(life: Life, recipe: Recipe): keyof Words['middle'] {
  if (life.type !== 'used') return 'new'
  const [low, high] = recipe.distance_a_year
  const aYear = (life.distance ?? 0) / Math.max(1, life.age)
  if (aYear < low + (high - low) * 0.2) return 'low'
  return aYear > low + (high - low) * 0.85 ? 'high' : 'fair'
}

function travelled(life: Life, recipe: Recipe): string {
  return `${(life.distance ?? 0).toLocaleString('en-AU')} ${recipe.distance_unit}`
}

/** Where a used one came from, what was done to it and what shows: by a chance of its own, so that nothing else of it changes. */
function story(name: string, words: Words, variant: Variant): readonly string[] {
  const chance = chanceFor(`${name} story`)
  const kind = variant.kind === 'trucks' ? 'cars' : variant.kind
  const work = variant.fuel === 'Electric' ? 'electric' : kind
  return [words.owner[kind], words.workshop[work], words.worn[kind]].map((lines) => pick(chance, lines))
}

/** What such a body is good for; of motorcycles and vans to live in their own story says more. */
function characterOf(chance: Chance, words: Words, variant: Variant): readonly string[] {
  const said = pick(chance, words.body[variant.body] ?? [])
  return ['cars', 'trucks'].includes(variant.kind) ? [said] : []
}

const named = (line: string, life: Life, { make, model, badge }: Variant) =>
  line.replace('{name}', `${life.year} ${make} ${model} ${badge}`)

/** Of what is still to come nothing is said that somebody would have to see first. */
export function describeComing(chance: Chance, words: Words, variant: Variant, life: Life, { market }: Recipe): string {
  const opening = named(pick(chance, words.opening.coming), life, variant)
  const character = words.body[variant.body] ? characterOf(chance, words, variant) : []
  return inMarket([opening, ...character, pick(chance, words.coming)].join(' '), market, words)
}

/** A few plain sentences about one vehicle, as a salesperson who likes it would put them. */
export function describe(
  { chance, name }: { readonly chance: Chance; readonly name: string },
  words: Words,
  variant: Variant,
  life: Life,
  recipe: Recipe,
): string {
  const middle = life.distance === null && life.type === 'used' ? [] : words.middle[wear(life, recipe)]
  const lines = [
    named(pick(chance, words.opening[life.type]), life, variant),
    ...(middle.length > 0 && life.type !== 'demo'
      ? [pick(chance, middle).replace('{km}', travelled(life, recipe))]
      : []),
    ...(happens(chance, 75) && words.body[variant.body] ? characterOf(chance, words, variant) : []),
    ...(life.type === 'used' ? story(name, words, variant) : []),
    pick(chance, recipe.closing.length > 0 ? recipe.closing : words.closing),
  ]
  return inMarket(lines.join(' '), recipe.market, words)
}

const cubicCentimetres = (engine = ''): number => Number(/^(\d+)cc/.exec(engine)?.[1] ?? 0)

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

/** On the list of what learners may ride: by law a matter of the model, never of the single bike. */
const mayLearnOn = ({ kind, engine }: Variant) => kind === 'motorcycles' && cubicCentimetres(engine) <= 660

/** What the vehicle is fitted with; the newer, the more. */
export function featuresOf(chance: Chance, words: Words, variant: Variant, life: Life): readonly string[] {
  const fitted = drawn(chance, words, variant, life).filter((feature) => needs[feature]?.(variant) ?? true)
  return mayLearnOn(variant) ? [...fitted, words.features.learners] : fitted
}

function drawn(chance: Chance, words: Words, variant: Variant, life: Life): readonly string[] {
  const { base, safe, comfort, work, motorcycles, rvs } = words.features
  if (variant.kind === 'motorcycles') return sample(chance, motorcycles, whole(chance, 3, 7))
  if (variant.kind === 'rvs') return sample(chance, rvs, whole(chance, 5, 9))
  const modern = Math.max(1, 8 - Math.floor(life.age * 0.6))
  const tough = ['Ute', 'Truck', 'Cab Chassis', 'Light Truck'].includes(variant.body) || variant.shape === '4x4'
  return [
    ...sample(chance, base, whole(chance, 5, 8)),
    ...sample(chance, safe, Math.min(safe.length, modern)),
    ...sample(chance, comfort, whole(chance, 1, modern + 1)),
    ...(tough ? sample(chance, work, whole(chance, 1, 4)) : []),
  ]
}
