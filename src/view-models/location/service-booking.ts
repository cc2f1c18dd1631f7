import { shownLocations } from '#addresses/location-paths.ts'
import { departmentPhone } from '#domain/contact/department-phone.ts'
import type { Location } from '#domain/location/location.ts'
import { workshopsOf } from '#domain/location/trades.ts'
import type { Site } from '#tenants/site.ts'

/** Where services are booked, by whom they are done, and the number to ask on. */
export interface ServiceBooking {
  /** Address of the booking service. */
  readonly booking: string | null
  readonly workshops: readonly Location[]
  readonly phone: string | null
}

/** How a dealer takes services, and where. */
export function serviceBooking(site: Site): ServiceBooking {
  const places = shownLocations(site)
  const { xtime_url: booking, special_phones, phone } = site.contact
  return {
    booking,
    workshops: workshopsOf(places),
    phone: departmentPhone(special_phones, 'service') ?? phone,
  }
}

/** What the page where services are booked online is called: by the make it serves. */
export function serviceTitle({ manufacturer }: Pick<Site['identity'], 'manufacturer'>): string {
  return manufacturer ? `${manufacturer.name} Service` : 'Service online'
}

/** Where a service is booked from a page: online where the dealer has that, else by the form; null where none is offered, and on that form. */
export function bookingPath({ routes }: Pick<Site, 'routes'>, here: string): string | null {
  return here === routes.service ? null : (routes.manufacturer_service ?? routes.service)
}
