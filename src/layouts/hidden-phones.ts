import type { Location } from '#domain/location/location.ts'
import { memoise } from '#notes/track-dependencies.ts'
import type { Site } from '#tenants/site.ts'
import { withoutNumbers } from '#view-models/location/people-at.ts'

/** The location without its phone numbers. */
export function withoutPhone<Place extends Location>(place: Place): Place {
  return { ...place, contact_detail: { ...place.contact_detail, phone: null, landline_phone: null } }
}

const withoutPhones = memoise((site: Site): Site => {
  const { contact, locations, shell } = site
  const { footer } = shell
  return {
    ...site,
    contact: { ...contact, phone: null },
    locations: locations.map(withoutPhone),
    shell: { ...shell, footer: { ...footer, staff: withoutNumbers(footer.staff) } },
  }
})

/**
 * The site data for header, footer and locations on a car's page: without phone numbers when the dealer reveals them on
 * request only.
 */
export function aroundCar(site: Site): Site {
  return site.cars.phone_reveal ? withoutPhones(site) : site
}
