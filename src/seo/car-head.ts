import type { Car } from '#domain/car/car.ts'
import type { Picture } from '#domain/car/picture.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { capital } from '#domain/text/capital.ts'
import { formatDistance } from '#domain/text/distance.ts'
import type { Site } from '#tenants/site.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import type { PreviewPicture } from './head.ts'

/** A `<meta name>` tag. */
export interface NamedTag {
  readonly name: string
  readonly content: string
}

/**
 * Meta description of a car page: name, price, dealer, place and main facts. Appends those `distinctions` of its title
 * that the text does not contain, such as a stock number.
 */
export function carDescription(
  car: Car,
  summary: CarSummary,
  site: Pick<Site, 'name' | 'locale'>,
  distinctions: readonly string[] = [],
): string {
  const price = summary.price.kind === 'price' && car.status !== 'sold' ? ` for ${summary.price.text}` : ''
  const name = [summary.title, summary.subtitle].filter(Boolean).join(' ')
  const facts = [
    car.km === null ? null : formatDistance(car.km, site.locale),
    car.transmission ?? car.simple_transmission,
    car.fuel ?? car.simple_fuel,
    car.colour,
  ].filter(Boolean)
  const place = summary.place ? ` in ${summary.place}` : ''
  const text = `${name}${price} at ${site.name}${place}.${facts.length > 0 ? ` ${facts.join(', ')}.` : ''}`
  const untold = distinctions.filter((part) => !text.includes(part)).map((part) => ` ${capital(part)}.`)
  return text + untold.join('')
}

/** Meta tags for the chat assistant; empty while chat is off. `checkout` is the car's checkout URL, if any. */
export function chatTags(
  site: SiteSlice<'services.chat.enabled' | 'services.chat.message' | 'identity.dealership_id'>,
  car: Pick<Car, 'id' | 'name' | 'reserved' | 'car_type' | 'dealership_id'>,
  checkout: string | null,
): readonly NamedTag[] {
  if (!site.services.chat.enabled) return []
  const tags: readonly (readonly [name: string, content: string | null])[] = [
    ['chat:message', site.services.chat.message],
    ['chat:car_name', car.name],
    ['chat:car_id', car.id],
    ['chat:checkout_link', checkout],
    ['chat:reserved', String(car.reserved)],
    ['chat:car_category', car.car_type],
    ['chat:dealership_id', car.dealership_id ?? site.identity.dealership_id],
  ]
  return tags.flatMap(([name, content]) => (content ? [{ name, content }] : []))
}

/** Preview picture of a car page: the car's photo; null without one. */
export function carPreview(picture: Picture | null | undefined, title: string): PreviewPicture | null {
  return picture ? { src: picture.src, alt: title } : null
}
