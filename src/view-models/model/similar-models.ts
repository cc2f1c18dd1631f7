import { isOfModel } from '#domain/model/is-of-model.ts'
import type { Model } from '#domain/model/model.ts'
import { similarModels as mostAlike } from '#domain/model/similar-models.ts'
import { trackedQuery, trackedSource } from '#notes/track-dependencies.ts'
import type { Tenant } from '#tenants/current.ts'
import { type Compared, comparedCars, comparedModels } from './compared-models.ts'
import { pickDistinctFigures } from './distinct-figures.ts'
import { type Figure, modelFigures } from './model-figures.ts'
import { type RangeModel, rangeView } from './range-view.ts'
import { variedPictures } from './varied-pictures.ts'

const mostSimilar = 4

/** Slug -> slugs of the most similar models. All models are compared once; a page depends only on its own entry. */
const similarSlugs = trackedSource('models like each', (tenant): Readonly<Record<string, readonly string[]>> => {
  const compared = comparedModels(tenant)
  const here = compared.filter(({ isHere }) => isHere)
  const like = (model: Compared) => {
    const others = here.filter(({ slug }) => slug !== model.slug)
    return mostAlike(model, others, mostSimilar).map(({ slug }) => slug)
  }
  return Object.fromEntries(compared.map((model) => [model.slug, like(model)]))
})

/**
 * Keyed by the model only, not by the page: a model is similar to several others, and its figures are the same on each
 * page.
 */
const figuresOf = trackedQuery('figures of a model', (tenant: Tenant, model: Model): readonly Figure[] => {
  const cars = tenant.showroom.cars.filter(isOfModel(model))
  return modelFigures(comparedCars(cars, model, tenant), model, tenant.site.locale)
})

/**
 * The most similar models in stock, most similar first, with their stock facts and two figures that preferably differ
 * from this model's.
 */
export function similarModels(tenant: Tenant, model: Model, models: readonly Model[]): readonly RangeModel[] {
  const slugs = similarSlugs(tenant)[model.slug] ?? []
  const found = slugs.flatMap((like) => models.find(({ slug }) => slug === like) ?? [])
  const own = figuresOf(tenant, model)
  const told = found.map((other) => pickDistinctFigures(figuresOf(tenant, other), own))
  return rangeView(tenant, variedPictures(tenant, found)).map((each, at) => ({ ...each, told: told[at] ?? '' }))
}
