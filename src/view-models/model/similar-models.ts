import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { fuelKinds } from '#domain/model/fuel-kinds.ts'
import { isOfModel } from '#domain/model/is-of-model.ts'
import type { Model } from '#domain/model/model.ts'
import { type ComparedModel, similarModels as mostAlike } from '#domain/model/similar-models.ts'
import { source } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'
import { type PricingSite, shownPrices } from './model-text.ts'
import { type RangeModel, rangeView } from './range-view.ts'
import { variedPictures } from './varied-pictures.ts'

interface Compared extends ComparedModel {
  readonly slug: string
  /** Somebody can buy one today. */
  readonly isHere: boolean
}

const mostSimilar = 4

/** Not the lowest, which is that of one old car. */
const middleOf = (prices: readonly number[]) => prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? null

const isNew = ({ car_type }: Car) => car_type === 'new'

/** A model as it is compared: told by its cars for sale, what these do not say by the catalogue. */
function comparedWith(groups: readonly (readonly Car[])[], site: PricingSite) {
  return (model: Model): Compared => {
    const cars = groups.filter(([first]) => first && isOfModel(model)(first)).flat()
    const priceOf = (is: (car: Car) => boolean) => middleOf(shownPrices(cars.filter(is), site))
    const fuels = fuelKinds(cars.map((car) => car.simple_fuel ?? car.fuel))
    return {
      slug: model.slug,
      make: model.make,
      body: model.manufacturer_body,
      prices: { fresh: priceOf(isNew), used: priceOf((car) => !isNew(car)) },
      fuels: fuels.length > 0 ? fuels : fuelKinds([model.fuel]),
      isHere: cars.length > 0,
    }
  }
}

/** Slugs of the models most like each, by its slug: a page depends on its own few, and all are compared once. */
const similarSlugs = source('models like each', ({ site, showroom }): Readonly<Record<string, readonly string[]>> => {
  const groups = [...Map.groupBy(showroom.cars.filter(isForSale), (car) => `${car.make}\n${car.model}`).values()]
  const compared = showroom.models.map(comparedWith(groups, site))
  const here = compared.filter(({ isHere }) => isHere)
  const like = (model: Compared) => {
    const others = here.filter(({ slug }) => slug !== model.slug)
    return mostAlike(model, others, mostSimilar).map(({ slug }) => slug)
  }
  return Object.fromEntries(compared.map((model) => [model.slug, like(model)]))
})

/** Other models of the range that stand here, most like this one first, with what stands here of each. */
export function similarModels(tenant: Tenant, { slug }: Model, models: readonly Model[]): readonly RangeModel[] {
  const found = (similarSlugs(tenant)[slug] ?? []).flatMap((like) => models.find((each) => each.slug === like) ?? [])
  return rangeView(tenant, variedPictures(tenant, found))
}
