import type { Variant } from './catalogue.ts'
import { besides, comparedOf } from './compared.ts'
import { grouped } from './describe.ts'
import type { Life } from './life.ts'
import { type RandomStream, sample, whole } from './random-stream.ts'
import type { Recipe } from './recipe.ts'
import { warrantyOf, withWheels } from './sizes.ts'
import { fitsOn, ofTrim } from './trims.ts'
import { inMarket, type Words } from './words.ts'

const cubicCentimetres = (engine = ''): number => Number(/^(\d+)cc/.exec(engine)?.[1] ?? 0)

/** Whether learners may ride it; by law this depends on the model, not on the single motorcycle. */
const mayLearnOn = ({ kind, engine }: Variant) => kind === 'motorcycles' && cubicCentimetres(engine) <= 660

/** Categories by use of a motorcycle, truck or RV; empty for cars. */
export function usesOf({ features: { uses } }: Words, variant: Variant): readonly string[] {
  const { kind, shape, sleeps = 0 } = variant
  if (kind === 'cars') return []
  const size = sleeps >= 4 ? 'four' : sleeps === 2 && 'two'
  const groups = [shape, mayLearnOn(variant) && 'learners', size].filter((group) => group !== false)
  return groups.flatMap((group) => uses[group] ?? [])
}

/** The catalogue's measures of a variant, phrased as features. */
function measuresOf({ features: { measured } }: Words, variant: Variant, market: string): readonly string[] {
  const { sleeps, length, weight, towing, body } = variant
  const said: readonly (readonly [number | undefined, string | undefined])[] = [
    [sleeps, measured.sleeps],
    [length, measured.length],
    [weight, measured.weight[body]],
    [towing, measured.towing[market]],
  ]
  return said.flatMap(([number, words]) => (number && words ? words.replace('{number}', grouped(number)) : []))
}

/** The features of a vehicle; newer and dearer ones have more. */
export function featuresOf(
  chance: RandomStream,
  words: Words,
  variant: Variant,
  life: Life,
  { market }: Pick<Recipe, 'market'>,
): readonly string[] {
  const graded = ofTrim(drawn(chance, words, variant, life), words, variant)
  const fitted = withWheels(
    graded.filter((feature) => fitsOn(feature, variant)),
    words,
    variant,
  )
  const learners = mayLearnOn(variant) ? [words.features.learners] : []
  const compared = [...comparedOf(words, variant, market), ...warrantyOf(words, variant, life, market)]
  const measured = [...measuresOf(words, variant, market), ...compared]
  const built = words.features.built[variant.shape] ?? []
  const said = [...besides(fitted, measured, words), ...built, ...learners, ...measured]
  return said.map((feature) => inMarket(feature, market, words))
}

function drawn(chance: RandomStream, words: Words, variant: Variant, life: Life): readonly string[] {
  const { base, safe, comfort, work, motorcycles, rvs } = words.features
  if (variant.kind === 'motorcycles') return sample(chance, motorcycles, whole(chance, 3, 7))
  if (variant.kind === 'rvs') return sample(chance, rvs, whole(chance, 5, 9))
  const modern = Math.max(1, 8 - Math.floor(life.age * 0.6))
  const tough = ['Ute', 'Truck', 'Cab Chassis', 'Light Truck'].includes(variant.body) || variant.shape === '4x4'
  const usual = sample(chance, base, whole(chance, 5, 8))
  // Only the number counts, as the features are in order. They are drawn anyway, to keep the random stream unchanged.
  const { length: many } = sample(chance, safe, modern + Math.round(2 * (variant.trim ?? 1)) - 1)
  return [
    ...usual,
    ...safe.slice(0, many),
    ...sample(chance, comfort, whole(chance, 1, modern + 1)),
    ...(tough ? sample(chance, work, whole(chance, 1, 4)) : []),
  ]
}
