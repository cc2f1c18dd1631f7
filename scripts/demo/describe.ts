import type { Variant } from './catalogue.ts'
import type { Life } from './life.ts'
import { createRandomStream, happens, pick, type RandomStream } from './random-stream.ts'
import type { Recipe } from './recipe.ts'
import { inMarket, type Words } from './words.ts'

function wear(life: Life, recipe: Recipe): keyof Words['middle'] {
  if (life.type !== 'used') return 'new'
  const [low, high] = recipe.distance_a_year
  const aYear = (life.distance ?? 0) / Math.max(1, life.age)
  if (aYear < low + (high - low) * 0.2) return 'low'
  return aYear > low + (high - low) * 0.85 ? 'high' : 'fair'
}

/** A number with thousands separators: 3,500. */
export const grouped = (amount: number) => amount.toLocaleString('en-AU')

function travelled(life: Life, recipe: Recipe): string {
  return `${grouped(life.distance ?? 0)} ${recipe.distance_unit}`
}

/** Owner, workshop and wear of a used vehicle; from a random stream of its own, so that nothing else changes. */
function story(name: string, words: Words, variant: Variant): readonly string[] {
  const chance = createRandomStream(`${name} story`)
  const kind = variant.kind === 'trucks' ? 'cars' : variant.kind
  const work = variant.fuel === 'Electric' ? 'electric' : kind
  return [words.owner[kind], words.workshop[work], words.worn[kind]].map((lines) => pick(chance, lines))
}

/** What such a body is good for; empty for motorcycles and RVs, whose other sentences say more. */
function characterOf(chance: RandomStream, words: Words, variant: Variant): readonly string[] {
  const said = pick(chance, words.body[variant.body] ?? [])
  return ['cars', 'trucks'].includes(variant.kind) ? [said] : []
}

const named = (line: string, life: Life, { make, model, badge }: Variant) =>
  line.replace('{name}', `${life.year} ${make} ${model} ${badge}`)

/** The description of a vehicle that is coming soon: nothing that requires an inspection. */
export function describeComing(
  chance: RandomStream,
  words: Words,
  variant: Variant,
  life: Life,
  { market }: Recipe,
): string {
  const opening = named(pick(chance, words.opening.coming), life, variant)
  const character = words.body[variant.body] ? characterOf(chance, words, variant) : []
  return inMarket([opening, ...character, pick(chance, words.coming)].join(' '), market, words)
}

/** A few plain sentences about one vehicle, in the tone of a salesperson. */
export function describe(
  { chance, name }: { readonly chance: RandomStream; readonly name: string },
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
