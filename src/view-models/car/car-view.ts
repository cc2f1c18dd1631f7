import { hasList, listPath, modelListPath } from '#addresses/list-path.ts'
import type { Car, CarType, VehicleKind } from '#domain/car/car.ts'
import { measureCommonness, sortByRarity } from '#domain/car/feature-rarity.ts'
import { type FinanceOffer, financeOffer, financePolicy } from '#domain/car/finance.ts'
import type { Picture } from '#domain/car/picture.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { type CarPlace, carPlace } from '#domain/location/car-place.ts'
import { localise } from '#domain/text/spelling.ts'
import { memoise } from '#notes/track-dependencies.ts'
import { nounFor } from '#search/nouns.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { StaffMember } from '#tenants/site/shell.ts'
import type { Site } from '#tenants/site.ts'
import { peopleAt, withoutNumbers } from '../location/people-at.ts'
import { type CarCase, carCase } from './car-case.ts'
import { type CarHeading, carHeading } from './car-heading.ts'
import { type CarNotice, carNotice } from './car-notice.ts'
import { type CarPast, carPast } from './car-past.ts'
import { carPictures } from './car-pictures.ts'
import { summaryOf } from './car-summary.ts'
import { type Included, includedOf } from './included.ts'
import { similarCars } from './similar-cars.ts'
import { type SpecificationLine, specificationOf } from './specification.ts'

/** Everything a car page shows. */
export interface CarView extends CarCase {
  readonly car: Car
  readonly summary: CarSummary
  readonly heading: CarHeading
  readonly pictures: readonly Picture[]
  readonly notice: CarNotice | null
  readonly finance: FinanceOffer | null
  readonly specification: readonly SpecificationLine[]
  /** The features that are rarest among the dealer's cars come first. */
  readonly features: readonly string[]
  readonly included: Included | null
  readonly place: CarPlace
  /** Staff at the car's location. */
  readonly people: readonly StaffMember[]
  readonly similar: readonly CarSummary[]
  /** The car is sold and there are similar cars to link to. */
  readonly leadsOn: boolean
  /** The list of its car type. */
  readonly list: { readonly name: string; readonly path: string }
  readonly paragraphs: readonly string[]
  /** History of the car, as far as the dealer shows it; null when there is none. */
  readonly past: CarPast | null
  /** Text of the primary action, in the site's spelling. */
  readonly enquire: string
}

const similarShown = 4
const peopleShown = 3
const types: Readonly<Record<CarType, string>> = { new: 'New', used: 'Used', demo: 'Demo' }

/** The list of a car's type. Kinds of vehicle that the site does not name use the list of cars. */
export function listOf(
  car: Pick<Car, 'car_type' | 'item_type'>,
  kinds: readonly VehicleKind[],
): { readonly name: string; readonly path: string } {
  const kind = kinds.includes(car.item_type) ? car.item_type : 'cars'
  return { name: `${types[car.car_type]} ${nounFor([kind]).many}`, path: `/search/${car.car_type}-${kind}` }
}

/** Lists of a car's make and model, without names that cannot form a path. */
export function listsAbove({
  make,
  model,
}: Pick<Car, 'make' | 'model'>): readonly { readonly name: string; readonly path: string }[] {
  if (!hasList(make)) return []
  const ofMake = { name: make, path: listPath(make) }
  return hasList(model) ? [ofMake, { name: model, path: modelListPath(make, model) }] : [ofMake]
}

/** Splits a description into paragraphs at blank lines. */
export function paragraphsOf(description: string | null): readonly string[] {
  const parts = (description ?? '').replaceAll('\r\n', '\n').split(/\n\s*\n/)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

const usualnessIn = memoise(measureCommonness)

function peopleOf({ location }: CarPlace, site: Site): readonly StaffMember[] {
  const people = location ? peopleAt(site, location).slice(0, peopleShown) : []
  return site.cars.phone_reveal ? withoutNumbers(people) : people
}

/** Builds the view of a car's page. */
export function carView(
  car: Car,
  { cars, history }: Pick<Showroom, 'cars' | 'history'>,
  site: Site,
  now: Date,
): CarView {
  const summary = summaryOf(car, site, now)
  const place = carPlace(car, site)
  const heading = carHeading(car.name, summary.title, summary.subtitle)
  const similar = similarCars(car, cars, similarShown).map((other) => summaryOf(other, site, now))
  return {
    ...{ car, summary, heading, similar },
    leadsOn: car.status === 'sold' && similar.length > 0,
    pictures: carPictures(car, summary.picture?.alt ?? summary.title, site.cars.images),
    notice: carNotice(car, site.locale),
    finance: financeOffer(car, financePolicy(site.cars), site.locale, now),
    ...carCase(car, cars, site),
    specification: specificationOf(car, summary.subtitle, site.locale),
    features: sortByRarity(car, usualnessIn(cars)),
    included: includedOf(car, site),
    place,
    people: peopleOf(place, site),
    list: listOf(car, site.identity.vehicle_types),
    paragraphs: paragraphsOf(car.description),
    past: carPast(history[car.id], { shown: summary.price, before: car.before_price }, site, now),
    enquire: localise(site.labels.enquire, site.locale),
  }
}
