import type { Car } from '#domain/car/car.ts'
import { type Picture, pictureFor } from '#domain/car/picture.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { carSubtitle, carTitle, carPlace as placeName } from '#domain/car/title.ts'
import { carPlace } from '#domain/location/car-place.ts'
import { inVehicleWords } from '#domain/text/vehicle-words.ts'
import type { DelistedCar } from '#stock/listed-car.ts'
import type { Site } from '#tenants/site.ts'
import { summaryOf } from './car-summary.ts'
import { listOf } from './car-view.ts'
import { similarCars } from './similar-cars.ts'

/** The page of a delisted car: its description and similar cars. It never shows a price. */
export interface DelistedView {
  readonly path: string
  /** "2021 Toyota Hilux" */
  readonly title: string
  /** "SR5 (4x4)" or empty. */
  readonly subtitle: string
  readonly picture: Picture | null
  /** The badge on the picture. */
  readonly badge: string
  readonly notice: { readonly title: string; readonly text: string }
  /** One sentence for search results and link previews. */
  readonly description: string
  /** "Ute", "Lidcombe, NSW": only what is known. */
  readonly facts: readonly string[]
  /** Phone number of its location. */
  readonly phone: string | null
  readonly similar: readonly CarSummary[]
  /** The list of its car type. */
  readonly list: { readonly name: string; readonly path: string }
}

const similarShown = 4
const help = 'Tell us what you liked about it and we will help you find another.'

function stateOf({ isSold }: Pick<DelistedCar, 'isSold'>, { sold }: Site['cars']['badges']) {
  return isSold
    ? { badge: sold, title: 'This one has been sold', said: 'has been sold' }
    : {
        badge: 'No longer available',
        title: 'This one has been sold or is no longer available',
        said: 'has been sold or is no longer available',
      }
}

/** Builds the view of a delisted car's page. `onShow`: cars to pick similar ones from. */
export function delistedView(car: DelistedCar, onShow: readonly Car[], site: Site, now: Date): DelistedView {
  const [title, subtitle] = [carTitle(car), carSubtitle(car)]
  const name = subtitle ? `${title} ${subtitle}` : title
  const { badge, title: noticeTitle, said } = stateOf(car, site.cars.badges)
  const place = placeName({ ...car, location_name: car.location?.name ?? null })
  return {
    path: `/cars/${car.slug}`,
    title,
    subtitle,
    picture: car.primary_image_url ? pictureFor(car.primary_image_url, name, site.cars.images) : null,
    badge,
    notice: { title: noticeTitle, text: help },
    description: `The ${name} ${said}. ${inVehicleWords('See cars like it', site.identity.vehicle_types)} at ${site.name}.`,
    facts: [car.simple_body ?? car.body, place].flatMap((fact) => fact || []),
    phone: carPlace(car, site).phone,
    similar: similarCars(car, onShow, similarShown).map((other) => summaryOf(other, site, now)),
    list: listOf(car, site.identity.vehicle_types),
  }
}
