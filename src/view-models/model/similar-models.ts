import { isOfModel } from '#domain/model/is-of-model.ts'
import type { Model } from '#domain/model/model.ts'
import { similarModels as mostAlike } from '#domain/model/similar-models.ts'
import { question, source } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'
import { type Compared, comparedCars, comparedModels } from './compared-models.ts'
import { type Figure, modelFigures } from './model-figures.ts'
import { type RangeModel, rangeView } from './range-view.ts'
import { tellingFigures } from './telling-figures.ts'
import { variedPictures } from './varied-pictures.ts'

const mostSimilar = 4

/** Slugs of the models most like each, by its slug: a page depends on its own few, and all are compared once. */
const similarSlugs = source('models like each', (tenant): Readonly<Record<string, readonly string[]>> => {
  const compared = comparedModels(tenant)
  const here = compared.filter(({ isHere }) => isHere)
  const like = (model: Compared) => {
    const others = here.filter(({ slug }) => slug !== model.slug)
    return mostAlike(model, others, mostSimilar).map(({ slug }) => slug)
  }
  return Object.fromEntries(compared.map((model) => [model.slug, like(model)]))
})

/** Asked of a model alone, not of the page it stands on: it is like several, and its figures are the same on each. */
const figuresOf = question('figures of a model', (tenant: Tenant, model: Model): readonly Figure[] => {
  const cars = tenant.showroom.cars.filter(isOfModel(model))
  return modelFigures(comparedCars(cars, model, tenant), model, tenant.site.locale)
})

/** Other models of the range that stand here, most like this one first, with what stands here of each and what tells it from this. */
export function similarModels(tenant: Tenant, model: Model, models: readonly Model[]): readonly RangeModel[] {
  const slugs = similarSlugs(tenant)[model.slug] ?? []
  const found = slugs.flatMap((like) => models.find(({ slug }) => slug === like) ?? [])
  const own = figuresOf(tenant, model)
  const told = found.map((other) => tellingFigures(figuresOf(tenant, other), own))
  return rangeView(tenant, variedPictures(tenant, found)).map((each, at) => ({ ...each, told: told[at] ?? '' }))
}
