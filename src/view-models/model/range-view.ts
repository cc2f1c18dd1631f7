import { isOfModel } from '#domain/model/is-of-model.ts'
import type { Model } from '#domain/model/model.ts'
import { question } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'
import { type ModelStock, modelStock } from './model-text.ts'

/** A model of the range and what of today's stock its card says. */
export interface RangeModel {
  readonly model: Model
  readonly stock: ModelStock
}

type About = Pick<Model, 'make' | 'name'>

const stockOf = question('stock of a model', ({ site, showroom }: Tenant, about: About) =>
  modelStock(
    showroom.cars.filter((car) => isOfModel(car, about)),
    site,
  ),
)

/** Models with what stands here of each. */
export function rangeView(tenant: Tenant, models: readonly Model[]): readonly RangeModel[] {
  return models.map((model) => ({ model, stock: stockOf(tenant, { make: model.make, name: model.name }) }))
}

const columns = { four: 4, three: 3, five: 5 } as const

/** How many models stand in a row of a wide page: whatever leaves least of the last row empty. */
export function columnsFor(models: number): keyof typeof columns {
  const empty = (name: keyof typeof columns) => (columns[name] - (models % columns[name])) % columns[name]
  return (['four', 'three', 'five'] as const).reduce((best, name) => (empty(name) < empty(best) ? name : best))
}

const mostSimilar = 4

/** Other models of the range that stand here: those of the same body first, then others of its make. */
export function similarModels(model: Model, range: readonly RangeModel[]): readonly RangeModel[] {
  const same = (one: string | null, other: string | null) => one !== null && one === other
  const others = range.filter((each) => each.stock.count > 0 && each.model.slug !== model.slug)
  const alike = others.filter((each) => same(each.model.manufacturer_body, model.manufacturer_body))
  const ofMake = others.filter((each) => !alike.includes(each) && each.model.make === model.make)
  return [...alike, ...ofMake].slice(0, mostSimilar)
}
