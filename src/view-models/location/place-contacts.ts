import { locationPath, type PlacesSite, shownLocations } from '#addresses/location-paths.ts'

import { phoneHref } from '#domain/contact/phone-href.ts'
import { addressLines, addressText } from '#domain/location/addresses.ts'
import type { Location } from '#domain/location/location.ts'
import { openHours, usualAnswer } from '#domain/location/open-now.ts'
import type { ContactDetailsByPlace, PlaceContactDetails } from '#domain/location/place-contacts.ts'
import { locationPhone } from '#domain/location/primary.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

type WaysSite = PlacesSite & SiteSlice<'pages.routes.location_slug'>

function waysOf(site: WaysSite, location: Location): PlaceContactDetails {
  const phone = locationPhone(location)
  const hours = openHours(location)
  const isOpenSometimes = location.opening_text === null && usualAnswer(hours) !== null
  return {
    phone,
    tel: phoneHref(phone),
    address: addressLines(location.address),
    way: location.address.place_url ?? addressText(location.address),
    page: locationPath(site, location),
    hours: isOpenSometimes ? hours : null,
  }
}

/** Location id -> contact details, for all visible locations. The browser fetches them once a form names a location. */
export const contactDetailsByPlace = (site: WaysSite): ContactDetailsByPlace =>
  Object.fromEntries(shownLocations(site).map((location) => [location.id, waysOf(site, location)]))
