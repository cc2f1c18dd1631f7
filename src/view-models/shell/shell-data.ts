import { siteLists } from '#addresses/lists.ts'
import { withModelLink } from '#addresses/model-paths.ts'
import { isElectric } from '#addresses/stock-pages.ts'
import { type CarType, carTypes } from '#domain/car/car.ts'
import { isOnOffer } from '#domain/car/on-offer.ts'
import type { Model } from '#domain/model/model.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { trackedSource } from '#notes/track-dependencies.ts'
import type { BoxList } from '#search/box-list.ts'
import { listNoun, nounFor, titleNoun } from '#search/nouns.ts'
import type { BoxSource } from '#search/transport/source.ts'
import type { Tenant } from '#tenants/current.ts'
import { withPictures } from '#view-models/model/model-pictures.ts'
import { withWords } from '#view-models/model/model-words.ts'
import { type CountedBody, type CountedMake, carsForSale, stockCounts } from './stock-counts.ts'

/**
 * Stock data for header, menus and footer; the same on every page of a release. It has no counts, as every sale would
 * then rebuild all pages. It only covers cars for sale, not sold or on-hold ones.
 */
export interface ShellData {
  readonly now: Date
  readonly locale: LocalePolicy
  /** Whether any car is for sale. */
  readonly hasStock: boolean
  /** Types for sale. */
  readonly types: readonly CarType[]
  /** The type of all cars for sale; null when there are several types. */
  readonly onlyType: CarType | null
  /** Body styles for sale, ordered by `bySize`. */
  readonly bodies: readonly Omit<CountedBody, 'count'>[]
  /** Makes for sale, by name. */
  readonly makes: readonly Omit<CountedMake, 'count'>[]
  readonly models: readonly Model[]
  /** Whether an electric car is for sale. */
  readonly hasElectric: boolean
  /** Whether a car for sale is on offer. */
  readonly hasOffers: boolean
  /** Search source of the search box, and the list it links to. */
  readonly search: BoxSource
}

/** Coarse size: log base 4 of the count. A sale rarely changes the order of sizes, unlike that of counts. */
const sizeOf = ({ count }: CountedBody): number => Math.floor(Math.log2(count) / 2)

/** Body styles by decreasing coarse size, then by name. */
export function bySize(bodies: readonly CountedBody[]): ShellData['bodies'] {
  return bodies
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.name.localeCompare(b.name, 'en'))
    .map(({ name, picture }) => ({ name, picture }))
}

/** The list that the search boxes link to. */
function boxListOf({ site, showroom }: Tenant): BoxList {
  const { default_search_path: path, total_source: totalSource } = site.search
  const kinds = site.identity.vehicle_types
  const { filter = [], vehicles = null } = siteLists(site, showroom).find((each) => each.path === path) ?? {}
  return { filter, totalSource, noun: listNoun({ vehicles }, {}, kinds), heading: titleNoun(nounFor(kinds)) }
}

/** Models as shown in menus and on pages; empty when the dealer has no model pages. */
function modelsOf({ site, showroom }: Tenant): readonly Model[] {
  if (site.routes.models === null) return []
  const told = withPictures(withWords(showroom.models, site.makes), showroom.cars, site.cars.images)
  return told.map((model) => withModelLink(site, model))
}

function read(tenant: Tenant): ShellData {
  const { site, showroom, search, now } = tenant
  const { total, counts, bodies, makes } = stockCounts(tenant)
  const cars = carsForSale(showroom)
  return {
    now,
    locale: site.locale,
    hasStock: total > 0,
    types: carTypes.filter((type) => counts[type] > 0),
    onlyType: carTypes.find((type) => counts[type] === total) ?? null,
    bodies: bySize(bodies),
    makes: makes.map(({ name, logo }) => ({ name, logo })),
    hasElectric: cars.some(isElectric),
    hasOffers: cars.some(isOnOffer),
    models: modelsOf(tenant),
    search: { ...search, list: boxListOf(tenant) },
  }
}

/** The shell data of the dealer being rendered; computed once. */
export const shellData = trackedSource('shell', read)
