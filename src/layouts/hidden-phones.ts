import type { Location } from '#domain/location/location.ts'
import { once } from '#notes/remembered.ts'
import type { Site } from '#tenants/site.ts'
import { withoutNumbers } from '#view-models/location/people-at.ts'

/** A place that shows no number. */
export function withoutPhone<Place extends Location>(place: Place): Place {
  return { ...place, contact_detail: { ...place.contact_detail, phone: null, landline_phone: null } }
}

const withoutPhones = once((site: Site): Site => {
  const { contact, locations, shell } = site
  const { footer } = shell
  return {
    ...site,
    contact: { ...contact, phone: null },
    locations: locations.map(withoutPhone),
    shell: { ...shell, footer: { ...footer, staff: withoutNumbers(footer.staff) } },
  }
})

/** The site as header, footer and places speak of it around a car whose number shows on request: with no number in the open. */
export function aroundCar(site: Site): Site {
  return site.cars.phone_reveal ? withoutPhones(site) : site
}
