import { siteLists } from '#addresses/lists.ts'
import { addressed } from '#addresses/model-paths.ts'
import { isElectric } from '#addresses/stock-pages.ts'
import { isForSale } from '#domain/car/availability.ts'
import type { Car, CarType } from '#domain/car/car.ts'
import { isOnOffer } from '#domain/car/on-offer.ts'
import type { Model } from '#domain/model/model.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { slugify } from '#domain/text/slug.ts'
import { source } from '#notes/remembered.ts'
import type { BoxList } from '#search/box-list.ts'
import { listNoun, nounFor, titleNoun } from '#search/nouns.ts'
import type { BoxSource } from '#search/transport/source.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'
import { picturesOfOneKind } from '#view-models/model/body-picture.ts'
import { brandLogo } from '#view-models/model/brand-logo.ts'
import { thumbnailFor, withPictures } from '#view-models/model/model-pictures.ts'
import { withWords } from '#view-models/model/model-words.ts'

/** A value of the stock and how many cars carry it. */
export interface Counted {
  readonly name: string
  readonly count: number
}

/** A make of the stock with its logo, where the catalogue has one. */
export interface CountedMake extends Counted {
  readonly logo: string | null
}

/** A body style of the stock with its picture. */
export interface CountedBody extends Counted {
  readonly picture: string
}

/**
 * What header, menus and footer know of today's stock; the same on every page of a release. Every number counts the cars
 * that somebody can buy: none that was sold or is on hold.
 */
export interface ShellData {
  readonly now: Date
  readonly locale: LocalePolicy
  readonly total: number
  readonly counts: Readonly<Record<CarType, number>>
  /** Body styles for sale, most cars first. */
  readonly bodies: readonly CountedBody[]
  /** Makes for sale, by name. */
  readonly makes: readonly CountedMake[]
  readonly models: readonly Model[]
  /** Whether an electric car is for sale. */
  readonly hasElectric: boolean
  /** Whether a car for sale is on offer. */
  readonly hasOffers: boolean
  /** Who answers the search box, and where it leads. */
  readonly search: BoxSource
}

/** Spellings that share an address are one; it is called as the first is written. */
function countBy(values: readonly (string | null)[]): Counted[] {
  const named = values.flatMap((value) => value || [])
  const groups = Map.groupBy(named, (value) => slugify(value, value))
  return [...groups.values()].map((spellings) => ({ name: spellings[0] ?? '', count: spellings.length }))
}

function bodiesOf(cars: readonly Car[], site: Tenant['site']): CountedBody[] {
  const bodyOf = (car: Car) => car.simple_body ?? car.body
  const bodies = countBy(cars.map(bodyOf)).sort((a, b) => b.count - a.count)
  const photoOf = ({ name }: Counted) => {
    const url = cars.find((car) => bodyOf(car) === name && car.primary_image_url)?.primary_image_url
    return url ? thumbnailFor(url, site.cars.images) : null
  }
  const pictures = picturesOfOneKind(bodies.map((body) => ({ name: body.name, photo: photoOf(body) })))
  return bodies.map((body, at) => ({ ...body, picture: pictures[at] ?? '' }))
}

function makesOf(cars: readonly Car[], { manufacturers }: Showroom): CountedMake[] {
  return countBy(cars.map((car) => car.make))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((make) => ({ ...make, logo: brandLogo(make.name, manufacturers) }))
}

/** The list that search boxes lead to. */
function boxListOf({ site, showroom }: Tenant): BoxList {
  const { default_search_path: path, total_source: totalSource } = site.search
  const kinds = site.identity.vehicle_types
  const { filter = [], vehicles = null } = siteLists(site, showroom).find((each) => each.path === path) ?? {}
  return { filter, totalSource, noun: listNoun({ vehicles }, {}, kinds), heading: titleNoun(nounFor(kinds)) }
}

function read(tenant: Tenant): ShellData {
  const { site, showroom, search, now } = tenant
  const cars = showroom.cars.filter(isForSale)
  return {
    now,
    locale: site.locale,
    total: cars.length,
    counts: showroom.counts,
    bodies: bodiesOf(cars, site),
    makes: makesOf(cars, showroom),
    hasElectric: cars.some(isElectric),
    hasOffers: cars.some(isOnOffer),
    models: withPictures(withWords(showroom.models, site.makes), showroom.cars, site.cars.images).map((model) =>
      addressed(site, model),
    ),
    search: { ...search, list: boxListOf(tenant) },
  }
}

/** The facts of the dealer being rendered, worked out once. */
export const shellData = source('shell', read)
