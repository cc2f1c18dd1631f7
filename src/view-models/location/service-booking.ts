import { shownLocations } from '#addresses/location-paths.ts'
import { departmentPhone } from '#domain/contact/department-phone.ts'
import type { Location } from '#domain/location/location.ts'
import { workshopsOf } from '#domain/location/trades.ts'
import type { Site } from '#tenants/site.ts'

/** Online booking URL, workshops and phone number for services. */
export interface ServiceBooking {
  /** URL of the online booking service. */
  readonly booking: string | null
  readonly workshops: readonly Location[]
  readonly phone: string | null
}

export function serviceBooking(site: Site): ServiceBooking {
  const places = shownLocations(site)
  const { xtime_url: booking, special_phones, phone } = site.contact
  return {
    booking,
    workshops: workshopsOf(places),
    phone: departmentPhone(special_phones, 'service') ?? phone,
  }
}

/** Title of the page for booking services online, with the make that the dealer represents. */
export function serviceTitle({ manufacturer }: Pick<Site['identity'], 'manufacturer'>): string {
  return manufacturer ? `${manufacturer.name} Service` : 'Service online'
}

/**
 * Path for booking a service, linked from the page at `here`: online if available, else the form. Null when there is
 * none, and on the form's own page.
 */
export function bookingPath({ routes }: Pick<Site, 'routes'>, here: string): string | null {
  return here === routes.service ? null : (routes.manufacturer_service ?? routes.service)
}
