import { priceGap } from '../car/price-gap.ts'
import { type FuelKind, isOneKind } from './fuel-kinds.ts'

/** What makes two models alike to a shopper. */
export interface ComparedModel {
  readonly make: string
  readonly body: string | null
  /** The price in the middle of its new cars, and of those that somebody has driven; null where none is stated. */
  readonly prices: { readonly fresh: number | null; readonly used: number | null }
  readonly fuels: readonly FuelKind[]
}

/** Another kind of fuel is as far away as half the price more. */
const otherFuel = 0.5

/** New is held against new and used against used; only where they have neither in common what there is against what there is. */
function gapBetween({ prices: one }: ComparedModel, { prices: other }: ComparedModel): number {
  const both = (['fresh', 'used'] as const).filter((kind) => one[kind] !== null && other[kind] !== null)
  if (both.length === 0) return priceGap(one.used ?? one.fresh, other.used ?? other.fresh)
  return both.reduce((sum, kind) => sum + priceGap(one[kind], other[kind]), 0) / both.length
}

const distance = (one: ComparedModel, other: ComparedModel): number =>
  gapBetween(one, other) + (isOneKind(one.fuels, other.fuels) ? 0 : otherFuel)

/** As many of one make, while others of the same body wait. */
const mostOfMake = 2

/** The same models, those that would be too many of one make behind all others. */
function mixed<M extends ComparedModel>(models: readonly M[]): readonly M[] {
  const isEarly = (model: M, at: number) =>
    models.slice(0, at).filter(({ make }) => make === model.make).length < mostOfMake
  return [...models.filter(isEarly), ...models.filter((model, at) => !isEarly(model, at))]
}

const isElectric = ({ fuels }: ComparedModel) => fuels.length > 0 && fuels.every((kind) => kind === 'electric')

/**
 * The models most like one: of an electric one those that are, then those of its body, then others of its make; among them what
 * costs nearly as much and runs on the same. Of models as near as each other the first given comes first.
 */
export function similarModels<M extends ComparedModel>(
  model: ComparedModel,
  others: readonly M[],
  most: number,
): readonly M[] {
  const near = others.toSorted((a, b) => distance(model, a) - distance(model, b))
  const electric = isElectric(model) ? near.filter(isElectric) : []
  const alike = near.filter(({ body }) => body !== null && body === model.body)
  const kin = near.filter(({ make }) => make === model.make)
  return [...new Set([...mixed(electric), ...mixed(alike), ...mixed(kin)])].slice(0, most)
}
