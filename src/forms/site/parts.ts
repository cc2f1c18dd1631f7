import type { Car } from '#domain/car/car.ts'
import { addressText } from '#domain/location/addresses.ts'
import { americanStates } from '#domain/location/american-zones.ts'
import { contactName } from '#domain/location/contact-slug.ts'
import type { Location } from '#domain/location/location.ts'
import { type OpenHours, openHours } from '#domain/location/open-now.ts'
import { locationPhone, primaryLocation, visibleLocations } from '#domain/location/primary.ts'
import { placesThatSell, sellsCars, workshopsOf } from '#domain/location/trades.ts'
import type { Locale } from '#domain/text/locale.ts'
import { localise } from '#domain/text/spelling.ts'
import type { Site } from '#tenants/site.ts'
import type { EnquiryParts } from '../definitions/enquiry.ts'
import type { RequestKind } from '../definitions/request-words.ts'
import type { RequestParts } from '../definitions/requests.ts'
import type { PlatePolicy } from '../definitions/trade-in.ts'
import type { Option } from '../kinds/choices.ts'

const optionOf = ({ id, name }: Location): Option => ({ value: id, label: name })

/** Parts of a site's enquiry forms. A lead about a car goes to its location, any other to the primary one (S3.89). */
export function partsOf(site: Site, car?: Car): EnquiryParts {
  const shown = visibleLocations(site.locations)
  return {
    policy: site.forms,
    locations: shown.filter(sellsCars).map(optionOf),
    primaryLocation: car?.location?.id ?? primaryLocation(shown)?.id ?? '',
    spell: (text) => localise(text, site.locale),
  }
}

/** Locale -> states that issue number plates; empty where plates are national. */
const platesFrom: Readonly<Record<Locale, readonly string[]>> = {
  'en-AU': ['NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA', 'ACT'],
  'en-NZ': [],
  'en-US': americanStates(),
}

/** Number plates of the site's country. They can be looked up where the dealer has Autograb, but not in the US. */
function platesOf({ locale, cars }: Site): PlatePolicy {
  const states = platesFrom[locale.locale]
  return locale.locale === 'en-US'
    ? { label: 'License plate', states, hasLookUp: false }
    : { label: 'Rego', states, hasLookUp: cars.autograb }
}

/** Map: dealership slug -> its first location that sells cars. Locations without sales offer no finance. */
export function dealershipsIn({ locations }: Pick<Site, 'locations'>): ReadonlyMap<string, Location> {
  const bySlug = new Map<string, Location>()
  for (const place of placesThatSell(visibleLocations(locations)))
    if (place.dealership_slug && !bySlug.has(place.dealership_slug)) bySlug.set(place.dealership_slug, place)
  return bySlug
}

/** Dealerships as options, labelled with their location's name. */
const dealershipOptions = (site: Site): readonly Option[] =>
  [...dealershipsIn(site)].map(([value, { name }]) => ({ value, label: contactName(name) }))

/** The places where a site's services are booked. */
export function bookableWorkshops({ locations }: Pick<Site, 'locations'>): readonly Location[] {
  return workshopsOf(visibleLocations(locations))
}

/** A workshop as an option, with its address and phone. */
const workshopOption = (place: Location): Option => ({
  ...optionOf(place),
  at: { address: addressText(place.address), phone: locationPhone(place) },
})

/** Opening hours by workshop id; workshops without structured hours are absent. */
function hoursOf(workshops: readonly Location[]): Pick<RequestParts, 'hours'> {
  const known = workshops.flatMap((place): readonly (readonly [string, OpenHours])[] => {
    const hours = openHours(place)
    return place.opening_text || Object.keys(hours.week).length === 0 ? [] : [[place.id, hours]]
  })
  return known.length > 0 ? { hours: Object.fromEntries(known) } : {}
}

/** The parts of a request form. A service form offers workshops instead of sales locations. */
export function requestPartsOf(site: Site, kind: RequestKind): RequestParts {
  const parts = partsOf(site)
  const { steps, finance } = site.forms
  const workshops = bookableWorkshops(site)
  const booked = kind === 'service' && { locations: workshops.map(workshopOption), ...hoursOf(workshops) }
  return {
    ...parts,
    ...booked,
    financeTerms: finance.terms_agreed,
    dealerships: dealershipOptions(site),
    plates: platesOf(site),
    steps,
  }
}
