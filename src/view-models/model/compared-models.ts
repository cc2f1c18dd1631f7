import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { fuelKinds } from '#domain/model/fuel-kinds.ts'
import { isOfModel } from '#domain/model/is-of-model.ts'
import { knownCars } from '#domain/model/known-cars.ts'
import { type Measured, measureOf } from '#domain/model/measured-features.ts'
import type { Model } from '#domain/model/model.ts'
import type { ComparedModel } from '#domain/model/model-distance.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'
import { pickShownCars } from './cars-shown.ts'
import { distinct, runsOn } from './model-facts.ts'
import { type PricingSite, shownPrices } from './model-text.ts'

export interface Compared extends ComparedModel {
  readonly slug: string
  /** Whether a car of it is for sale. */
  readonly isHere: boolean
}

/** The median, not the minimum, which may be one old car. Null for an empty list. */
function middleOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** Factors to kilograms, metres and kilowatts: two dealers of a group may use different units. */
const metric: Readonly<Record<string, number>> = { lb: 0.4536, ft: 0.3048, hp: 0.7457, PS: 0.7355 }

function sizeOf(cars: readonly Car[], asked: Measured): number | null {
  const said = cars.flatMap((car) => measureOf(car, asked) ?? [])
  return middleOf(said.map(({ amount, unit }) => amount * (metric[unit] ?? 1)))
}

const isNew = ({ car_type }: Car) => car_type === 'new'

function pricesOf(cars: readonly Car[], site: PricingSite): ComparedModel['prices'] {
  const [fresh, used] = [cars.filter(isNew), cars.filter((car) => !isNew(car))]
  return { fresh: middleOf(shownPrices(fresh, site)), used: middleOf(shownPrices(used, site)) }
}

type ComparedStock = Pick<Tenant, 'site' | 'now'> & {
  readonly showroom: Pick<Showroom, 'cars' | 'readable' | 'models'>
}

/** The cars a model is compared by, the same ones its own page uses. `cars` are all cars of it on show. */
export const comparedCars = (cars: readonly Car[], model: Model, tenant: ComparedStock): readonly Car[] =>
  knownCars(pickShownCars(cars), model, tenant)

/** The attributes a model is compared by: taken from its cars, with fuel falling back to the catalogue. */
function compared(model: Model, all: readonly Car[], tenant: ComparedStock): Compared {
  const cars = comparedCars(all, model, tenant)
  const fuels = fuelKinds(cars.map(runsOn))
  return {
    slug: model.slug,
    make: model.make,
    kind: distinct(cars.map(({ item_type }) => item_type))[0] ?? null,
    body: model.manufacturer_body,
    prices: pricesOf(cars, tenant.site),
    fuels: fuels.length > 0 ? fuels : fuelKinds([model.fuel]),
    seats: distinct(cars.map(({ seats }) => seats)),
    towing: sizeOf(cars, 'towing'),
    sizes: { sleeps: sizeOf(cars, 'sleeps'), length: sizeOf(cars, 'length'), power: sizeOf(cars, 'power') },
    isHere: all.some(isForSale),
  }
}

/** Every model in the range, with the attributes it is compared by. */
export function comparedModels(tenant: ComparedStock): readonly Compared[] {
  const { cars, models } = tenant.showroom
  const groups = [...Map.groupBy(cars, (car) => `${car.make}\n${car.model}`).values()]
  return models.map((model) => {
    const own = groups.filter(([first]) => first && isOfModel(model)(first)).flat()
    return compared(model, own, tenant)
  })
}
