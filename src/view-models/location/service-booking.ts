import { shownLocations } from '#addresses/location-paths.ts'
import { departmentPhone } from '#domain/contact/department-phone.ts'
import type { Location, LocationType } from '#domain/location/location.ts'
import type { Site } from '#tenants/site.ts'

/** Where services are booked, by whom they are done, and the number to ask on. */
export interface ServiceBooking {
  /** Address of the booking service. */
  readonly booking: string | null
  readonly workshops: readonly Location[]
  readonly phone: string | null
}

/** The places that a department's page is about: those that are it, else all. */
export function placesOf(type: LocationType, places: readonly Location[]): readonly Location[] {
  const own = places.filter(({ location_type }) => location_type === type)
  return own.length > 0 ? own : places
}

/** How a dealer takes services; where no place is a workshop every place is one. */
export function serviceBooking(site: Site): ServiceBooking {
  const places = shownLocations(site)
  const { xtime_url: booking, special_phones, phone } = site.contact
  return {
    booking,
    workshops: placesOf('service', places),
    phone: departmentPhone(special_phones, 'service') ?? phone,
  }
}

/** What the page where services are booked online is called: by the make it serves. */
export function serviceTitle({ manufacturer }: Pick<Site['identity'], 'manufacturer'>): string {
  return manufacturer ? `${manufacturer.name} Service` : 'Service online'
}

/** Where a service is booked: online where the dealer has that, else by the form; null where none is offered. */
export function bookingPath({ routes }: Pick<Site, 'routes'>): string | null {
  return routes.manufacturer_service ?? routes.service
}
