import { contactPath } from '#addresses/location-paths.ts'
import { isForSale, isTestDriveOnly } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { financeLink } from '#domain/car/finance-link.ts'
import { mayTradeIn } from '#domain/car/trade-in.ts'
import { carPlace } from '#domain/location/car-place.ts'
import type { PlacedCar } from '#domain/location/yard-of.ts'
import { localise } from '#domain/text/spelling.ts'
import { driveWords } from '#domain/text/vehicle-words.ts'
import type { Site } from '#tenants/site.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { reserveButton } from './reserve-button.ts'
import { hasTestDrive } from './test-drive.ts'

/** An action for a car. `opens`: the form that opens in a dialog when scripts run; `href` is the fallback. */
export interface CarButton {
  readonly text: string
  readonly href: string
  readonly opens?: string
  /** A checkout is no page that search engines list, and there is one for nearly every car. */
  readonly rel?: 'nofollow'
}

type Name = 'enquire' | 'reserve' | 'test_drive' | 'finance' | 'trade_in' | 'question'

/** The part of the site's settings that determines a car's buttons. */
export type SellingSite = SiteSlice<
  | 'labels'
  | 'locale'
  | 'contact'
  | 'locations'
  | 'payment'
  | 'routes'
  | 'cars.buttons'
  | 'cars.features'
  | 'cars.price'
  | 'cars.vehicle.sidebar'
  | 'cars.autograb'
>

/** Buttons per kind of sidebar, in order. That of `trade_in` is set by the specification. */
const orders: Readonly<Record<Site['cars']['vehicle']['sidebar'], readonly Name[]>> = {
  standard: ['enquire', 'reserve', 'test_drive', 'finance', 'trade_in'],
  trade_in: ['enquire', 'finance', 'trade_in', 'question', 'reserve', 'test_drive'],
}

/** The part of the site's settings that determines the contact page of a car. */
export type ContactedSite = SiteSlice<'routes.contact' | 'contact' | 'locations'>

/**
 * URL of the contact page for the car's location, with the car in the query: the page shows it and submits it with the
 * form.
 */
export function contactLink(site: ContactedSite, car: PlacedCar & Pick<Car, 'id' | 'car_type'>): string {
  const { location } = carPlace(car, site)
  const path = location ? contactPath(site, location) : site.routes.contact
  return `${path}?${new URLSearchParams({ car_id: car.id, car_type: car.car_type })}`
}

function enquire(site: SellingSite, car: Car): CarButton {
  const { cars, labels, locale } = site
  const text = localise(labels.enquire, locale)
  return { text, href: contactLink(site, car), ...(cars.features.enquiry ? { opens: 'enquiry' } : {}) }
}

function finance({ routes, labels, cars }: SellingSite, car: Car): CarButton | null {
  const isOffered = routes.finance !== null && isForSale(car) && !isTestDriveOnly(car)
  return isOffered ? { text: labels.get_finance, href: financeLink(routes.finance, car, cars.price) } : null
}

function tradeIn({ routes, labels, cars }: SellingSite, car: Car): CarButton | null {
  const isOffered = routes.trade_in !== null && mayTradeIn(car, { trade_in: cars.autograb })
  return isOffered
    ? { text: labels.trade_in, href: `${routes.trade_in}?${new URLSearchParams({ car_id: car.id })}` }
    : null
}

function testDrive(site: SellingSite, car: Car): CarButton | null {
  return hasTestDrive(site, car)
    ? { text: driveWords(car.item_type).title, href: contactLink(site, car), opens: 'test-drive' }
    : null
}

const makers: Readonly<Record<Name, (site: SellingSite, car: Car) => CarButton | null>> = {
  enquire,
  reserve: (site, car) => {
    const button = reserveButton(site, car)
    return button && { text: button.text, href: button.path, rel: 'nofollow' }
  },
  test_drive: testDrive,
  finance,
  trade_in: tradeIn,
  question: (site, car) => ({ text: site.labels.question, href: contactLink(site, car) }),
}

/** Actions for a car, in the sidebar's order, without those that the dealer hides or the car's state rules out. */
export function carButtons(site: SellingSite, car: Car): readonly (CarButton & { readonly name: Name })[] {
  return orders[site.cars.vehicle.sidebar].flatMap((name) => {
    const button = site.cars.buttons[name] === false ? null : makers[name](site, car)
    return button ? [{ name, ...button }] : []
  })
}
