import { isForSale } from '#domain/car/availability.ts'
import { stockedFuelTag } from '#domain/model/fuel-kinds.ts'
import { isOfModel } from '#domain/model/is-of-model.ts'
import { isAllNew, type Model } from '#domain/model/model.ts'
import { formatCount } from '#domain/text/count.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import { countOf } from '#search/nouns.ts'
import type { Tenant } from '#tenants/current.ts'
import { modelFacts, runsOn } from './model-facts.ts'
import { type ModelStock, modelStock } from './model-text.ts'

/** A model of the range, with the stock facts its card shows. */
export interface RangeModel {
  readonly model: Model
  readonly stock: ModelStock
  /** "5 seats, hybrid, front-wheel drive", for a model without a description; may be empty. */
  readonly facts: string
  /** Whether the catalogue marks the model as all-new and at most half of its cars for sale are used. */
  readonly isAllNew: boolean
  /** "Hybrid", derived from the cars for sale; null when there is nothing to say. */
  readonly tag: string | null
  /** "7 seats · 3,500 kg towing", on cards of similar models. */
  readonly told?: string
}

type About = Pick<Model, 'make' | 'name' | 'fuel' | 'status'>

type Stock = Pick<Tenant, 'site' | 'showroom'>

const stockOf = trackedQuery('stock of a model', ({ site, showroom }: Stock, about: About) => {
  const cars = showroom.cars.filter(isOfModel(about))
  const forSale = cars.filter(isForSale)
  const tag = stockedFuelTag(about, forSale.map(runsOn))
  const types = forSale.map(({ car_type }) => car_type)
  const stock = modelStock(cars, site)
  return { stock, facts: modelFacts(forSale, about), tag, isAllNew: isAllNew(about, types) }
})

/** Models with their stock facts. */
export function rangeView(tenant: Stock, models: readonly Model[]): readonly RangeModel[] {
  return models.map((model) => {
    const { make, name, fuel, status } = model
    return { model, ...stockOf(tenant, { make, name, fuel, status }) }
  })
}

/**
 * The range for a page that also shows the cars; empty when every model has exactly one, as the models would repeat the
 * cars.
 */
export function rangeBesideCars(range: readonly RangeModel[]): readonly RangeModel[] {
  return range.some(({ stock }) => stock.count !== 1) ? range : []
}

/** "93 models, 1,104 in stock." */
export function rangeText(range: readonly Pick<RangeModel, 'stock'>[], locale: LocalePolicy): string {
  const stocked = range.reduce((sum, { stock }) => sum + stock.count, 0)
  return `${countOf(range.length, { one: 'model', many: 'models' }, locale)}, ${formatCount(stocked, locale)} in stock.`
}

/** Whether a model has a price of new cars besides a lower one. */
export const hasNewPrices = (range: readonly Pick<RangeModel, 'stock'>[]): boolean =>
  range.some(({ stock }) => stock.new_from !== null && stock.new_from !== stock.from)

const columns = { two: 2, four: 4, three: 3, five: 5 } as const

/** Columns on a wide page: the count that leaves the fewest gaps in the last row; one or two models get two columns. */
export function columnsFor(models: number): keyof typeof columns {
  if (models <= columns.two) return 'two'
  const empty = (name: keyof typeof columns) => (columns[name] - (models % columns[name])) % columns[name]
  return (['four', 'five', 'three'] as const).reduce((best, name) => (empty(name) < empty(best) ? name : best))
}
