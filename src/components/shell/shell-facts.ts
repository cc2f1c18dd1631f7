import { brandLogo } from '#components/car/brands.ts'
import { addressed } from '#components/model/model-paths.ts'
import { thumbnailFor, withPictures } from '#components/model/model-pictures.ts'
import type { Car, CarType } from '#domain/car/car.ts'
import type { Model } from '#domain/model/model.ts'
import type { SearchSource } from '#search/source.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'
import { bodyDrawing, bodyPicture } from './body-picture.ts'

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

/** What header, menus and footer know of today's stock; the same on every page of a release. */
export interface ShellFacts {
  readonly now: Date
  readonly total: number
  readonly counts: Readonly<Record<CarType, number>>
  /** Body styles on show, most cars first. */
  readonly bodies: readonly CountedBody[]
  /** Makes on show, by name. */
  readonly makes: readonly CountedMake[]
  readonly models: readonly Model[]
  /** Who answers the search box. */
  readonly search: SearchSource
}

const known = new WeakMap<Showroom, ShellFacts>()

function countBy(values: readonly (string | null)[]): Counted[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

function bodiesOf({ showroom: { cars }, site }: Tenant): CountedBody[] {
  const bodyOf = (car: Car) => car.simple_body ?? car.body
  const pictureOf = (body: string) => {
    const url = cars.find((car) => bodyOf(car) === body && car.primary_image_url)?.primary_image_url
    return bodyDrawing(body) ?? (url ? thumbnailFor(url, site.pictures) : bodyPicture(body))
  }
  return countBy(cars.map(bodyOf))
    .sort((a, b) => b.count - a.count)
    .map((body) => ({ ...body, picture: pictureOf(body.name) }))
}

function makesOf({ showroom: { cars, manufacturers } }: Tenant): CountedMake[] {
  return countBy(cars.map((car) => car.make))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((make) => ({ ...make, logo: brandLogo(make.name, manufacturers, undefined)?.src ?? null }))
}

function read(tenant: Tenant): ShellFacts {
  const { site, showroom, search, now } = tenant
  const { cars } = showroom
  return {
    now,
    total: cars.length,
    counts: { ...showroom.counts, ...site.stock.counts },
    bodies: bodiesOf(tenant),
    makes: makesOf(tenant),
    models: withPictures(showroom.models, cars, site.pictures).map((model) => addressed(site, model)),
    search,
  }
}

/** The facts of the dealer being rendered, worked out once. */
export function shellFacts(tenant: Tenant): ShellFacts {
  const facts = known.get(tenant.showroom) ?? read(tenant)
  known.set(tenant.showroom, facts)
  return facts
}
