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
import { learnersTag } from '#domain/model/said-features.ts'
import { formatCount } from '#domain/text/count.ts'
import { question } from '#notes/remembered.ts'
import type { Crumb } from '#seo/page-things.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'
import { type CarsShown, carsShown, shownOf } from './cars-shown.ts'
import { lastSold } from './last-sold.ts'
import { type Ask, askFor } from './model-ask.ts'
import { modelFacts, runsOn } from './model-facts.ts'
import { type Figure, modelFigures } from './model-figures.ts'
import { withLead } from './model-head.ts'
import { type ModelStockView, modelStockView } from './model-stock-view.ts'
import { modelText, sentence } from './model-text.ts'
import { lowestRepayments, type ModelWeekly } from './model-weekly.ts'
import { type AboutModel, aboutModel, modelPoints, type PointsOfModel } from './model-words.ts'
import { noneText } from './none-text.ts'
import { seeOne } from './one-car.ts'
import { showsSides } from './paint-choice.ts'
import { termsByVariant } from './variant-terms.ts'

/** What the page about a model says. */
export interface ModelView extends CarsShown {
  readonly model: Model
  /** The address that counts of all it has. */
  readonly path: string
  /** "Toyota Corolla" */
  readonly name: string
  /** The page about its make, where there is one. */
  readonly brand: string | null
  /** Its sentence, else its facts, else what of it is here: never empty. */
  readonly text: string
  /** What it is like, side by side; none where nobody says it. */
  readonly about: readonly AboutModel[]
  /** The same at a glance: what is good about it, and where to think twice. */
  readonly points: readonly PointsOfModel[]
  /** Most that stand here are new ones, and the catalogue says it. */
  readonly isAllNew: boolean
  /** "Hybrid", "3 of 6 LAMS approved", as far as the cars that can be bought are; null where nothing is to be said. */
  readonly tag: string | null
  /** What shoppers ask first, in large letters. */
  readonly figures: readonly Figure[]
  readonly description: string
  /** What of it can be bought here; null where nothing can, or its cars have no list. */
  readonly stock: ModelStockView | null
  /** The lowest repayments of them, where the dealer's lender says some or the dealer estimates them. */
  readonly weekly: ModelWeekly | null
  /** The list of its cars, or the page of its only one, and what leads there; null where none can be bought. */
  readonly list: { readonly path: string; readonly text: string } | null
  /** To drive it, or to hear when one comes: the page that asks for it. */
  readonly ask: Ask
  /** Of a model that nobody can buy today: that it is so, and what we offer. */
  readonly none: string | null
  /** Above the last way to `ask`. */
  readonly askTitle: string
  readonly crumbs: readonly Crumb[]
}

type ModelTenant = Pick<Tenant, 'site' | 'now'> & { readonly showroom: Pick<Showroom, 'cars' | 'readable'> }

/** One that is still to come is for sale, and not in stock. */
const standing = (forSale: readonly Car[]) => (forSale.every(isFreeInStock) ? 'in stock' : 'for sale')

function listOf({ make, name }: Model, forSale: readonly Car[], { site }: ModelTenant): ModelView['list'] {
  if (!hasList(make) || !hasList(name)) return null
  const text = `See ${formatCount(forSale.length, site.locale)} ${standing(forSale)}`
  return { path: modelListPath(make, name), text }
}

/** The way to what can be bought: to the one car itself, where its page has more to show than a list of it. */
function wayTo(list: ModelView['list'], forSale: readonly Car[]): ModelView['list'] {
  const [only, ...others] = forSale
  if (!only) return null
  return others.length === 0 ? { path: `/cars/${only.slug}`, text: seeOne } : list
}

function askTitle({ name }: Model, forSale: readonly Car[]): string {
  if (forSale.length === 0) return `Hear when the next ${name} comes`
  return `See ${forSale.length === 1 ? 'it' : 'one'} in person`
}

/** Everything the page about a model says, with the dealer's stock of today. */
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
  const shown = shownOf(cars)
  const known = knownCars(shown, model, tenant)
  const figures = modelFigures(known, model, site.locale)
  const headed = withLead(model, known, site)
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
    ask: askFor(model, forSale, site),
    // Cards of sold ones say no price.
    none: forSale.length > 0 ? null : noneText(cars, shown.length > 0 ? '' : lastSold(known, site)),
    askTitle: askTitle(model, forSale),
    ...carsShown(shown, headed, told, tenant),
    // Its colours are seen from all sides.
    ...(stock && showsSides(stock.colours) && { sides: null }),
    crumbs: [
      ...(site.routes.models ? [{ name: 'Models', path: site.routes.models }] : []),
      ...(brand ? [{ name: model.make, path: brand }] : []),
      { name: model.name, path },
    ],
  }
}

/** The same for a page, which depends on what it shows of the stock, and not on all of it. */
export const modelPage = question('page of a model', (tenant: Tenant, model: Model) => modelView(model, tenant))
