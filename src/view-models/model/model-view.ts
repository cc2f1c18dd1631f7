import { brandPath, brandSlug, brandsOf } from '#addresses/brands.ts'
import { hasList, modelListPath } from '#addresses/list-path.ts'
import { modelPaths } from '#addresses/model-paths.ts'
import { isForSale, isFreeInStock } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { stockedFuelTag } from '#domain/model/fuel-kinds.ts'
import { fullModelName } from '#domain/model/full-name.ts'
import { isOfModel } from '#domain/model/is-of-model.ts'
import { knownCars } from '#domain/model/known-cars.ts'
import { isAllNew, type Model } from '#domain/model/model.ts'
import { learnersTag } from '#domain/model/stated-features.ts'
import { formatCount } from '#domain/text/count.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import type { Crumb } from '#seo/page-things.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'
import { type CarsShown, carsShown, pickShownCars } from './cars-shown.ts'
import { emptyStockText } from './empty-stock-text.ts'
import { lastSold } from './last-sold.ts'
import { modelFacts, runsOn } from './model-facts.ts'
import { type Figure, modelFigures } from './model-figures.ts'
import { withLeadPicture } from './model-head.ts'
import { type Ask, modelRequestLink } from './model-request-link.ts'
import { type ModelStockView, modelStockView } from './model-stock-view.ts'
import { modelText, sentence } from './model-text.ts'
import { lowestRepayments, type ModelWeekly } from './model-weekly.ts'
import { type AboutModel, aboutModel, modelPoints, type PointsOfModel } from './model-words.ts'
import { seeOne } from './one-car.ts'
import { showsSides } from './paint-choice.ts'
import { termsByVariant } from './variant-terms.ts'

/** View of a model's page. */
export interface ModelView extends CarsShown {
  readonly model: Model
  /** Its canonical path; a model may have several. */
  readonly path: string
  /** "Toyota Corolla" */
  readonly name: string
  /** Path of its make's page; null when there is none. */
  readonly brand: string | null
  /** Its short description, else its facts, else today's stock: never empty. */
  readonly text: string
  /** Sections about it; empty when the dealer's files have none. */
  readonly about: readonly AboutModel[]
  /** Pros and cons in short. */
  readonly points: readonly PointsOfModel[]
  /** Whether the catalogue marks the model as all-new and at most half of its cars for sale are used. */
  readonly isAllNew: boolean
  /** "Hybrid", "3 of 6 LAMS approved", derived from the cars for sale; null when there is nothing to say. */
  readonly tag: string | null
  /** Key facts, in large type. */
  readonly figures: readonly Figure[]
  readonly description: string
  /** Its cars for sale; null when there are none, or when its name cannot have a list. */
  readonly stock: ModelStockView | null
  /** Their lowest repayments; null without a lender's offer or an estimate. */
  readonly weekly: ModelWeekly | null
  /** Link to the list of its cars, or to the page of the only one; null when none is for sale. */
  readonly list: { readonly path: string; readonly text: string } | null
  /** Link to the page that asks for a test drive, or for a notice when one comes. */
  readonly ask: Ask
  /** Text for a model without cars for sale; null for any other. */
  readonly none: string | null
  /** Heading above the last link to `ask`. */
  readonly askTitle: string
  readonly crumbs: readonly Crumb[]
}

type ModelTenant = Pick<Tenant, 'site' | 'now'> & { readonly showroom: Pick<Showroom, 'cars' | 'readable'> }

/** A car that is still to come is for sale, but not in stock. */
const standing = (forSale: readonly Car[]) => (forSale.every(isFreeInStock) ? 'in stock' : 'for sale')

function listOf({ make, name }: Model, forSale: readonly Car[], { site }: ModelTenant): ModelView['list'] {
  if (!hasList(make) || !hasList(name)) return null
  const text = `See ${formatCount(forSale.length, site.locale)} ${standing(forSale)}`
  return { path: modelListPath(make, name), text }
}

/** Link to the cars for sale; for a single car to its page, which shows more than a list of one. */
function wayTo(list: ModelView['list'], forSale: readonly Car[]): ModelView['list'] {
  const [only, ...others] = forSale
  if (!only) return null
  return others.length === 0 ? { path: `/cars/${only.slug}`, text: seeOne } : list
}

function askTitle({ name }: Model, forSale: readonly Car[]): string {
  if (forSale.length === 0) return `Hear when the next ${name} comes`
  return `See ${forSale.length === 1 ? 'it' : 'one'} in person`
}

/** Builds the view of a model's page from today's stock. */
export function modelView(model: Model, tenant: ModelTenant): ModelView {
  const { site, showroom } = tenant
  const cars = showroom.cars.filter(isOfModel(model))
  const forSale = cars.filter(isForSale)
  const hasBrand = brandsOf(showroom.cars).some((make) => brandSlug(make) === brandSlug(model.make))
  const brand = hasBrand ? brandPath(model.make) : null
  const name = fullModelName(model.make, model.name)
  const here = modelText(model, cars, site)
  const facts = modelFacts(forSale, model)
  const [path] = modelPaths(site, model)
  const types = forSale.map(({ car_type }) => car_type)
  const list = cars.length > 0 ? listOf(model, forSale, tenant) : null
  const shown = pickShownCars(cars)
  const known = knownCars(shown, model, tenant)
  const figures = modelFigures(known, model, site.locale)
  const headed = withLeadPicture(model, known, site)
  const stock =
    list && forSale.length > 0 ? modelStockView(forSale, { path: list.path, head: headed.image_url }, site) : null
  const told = { figures, known, list: list?.path ?? null, byVariant: termsByVariant(stock?.variants ?? null) }
  return {
    model: headed,
    path,
    name,
    brand,
    text: model.short_description || sentence(facts) || here,
    about: aboutModel(model, site.makes),
    points: modelPoints(model, site.makes),
    isAllNew: isAllNew(model, types),
    tag: stockedFuelTag(model, forSale.map(runsOn)) ?? learnersTag(forSale),
    figures,
    description: `${model.short_description ? `${name}: ${model.short_description}` : here} At ${site.name}.`,
    stock,
    weekly: lowestRepayments(forSale, site, tenant.now),
    list: wayTo(list, forSale),
    ask: modelRequestLink(model, forSale, site),
    // Cards of sold cars show no price, so the last sale's is stated only when there are no cards.
    none: forSale.length > 0 ? null : emptyStockText(cars, shown.length > 0 ? '' : lastSold(known, site)),
    askTitle: askTitle(model, forSale),
    ...carsShown(shown, headed, told, tenant),
    // The colours show the car from all sides already.
    ...(stock && showsSides(stock.colours) && { sides: null }),
    crumbs: [
      ...(site.routes.models ? [{ name: 'Models', path: site.routes.models }] : []),
      ...(brand ? [{ name: model.make, path: brand }] : []),
      { name: model.name, path },
    ],
  }
}

/** `modelView` as a `trackedQuery`: pages depend on its result and not on the whole stock. */
export const modelPage = trackedQuery('page of a model', (tenant: Tenant, model: Model) => modelView(model, tenant))
