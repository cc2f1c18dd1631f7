import { internationalNumber } from '#domain/contact/international.ts'
import { socialPages } from '#domain/contact/social-pages.ts'
import { withoutEmpty } from '#domain/data/without-empty.ts'
import type { Address, Location } from '#domain/location/location.ts'
import { locationPhone } from '#domain/location/primary.ts'
import { shownRating } from '#domain/rating/rating.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { absoluteUrl } from './head.ts'
import type { Thing } from './json-ld.ts'
import { openingHoursOf } from './opening-hours.ts'

/** What of a site its structured data speaks of. */
export type BusinessSite = SiteSlice<
  | 'name'
  | 'url'
  | 'locale'
  | 'brand'
  | 'seo'
  | 'identity.manufacturer'
  | 'contact'
  | 'shell.footer.group_subfooter.name'
  | 'search.default_search_path'
  | 'payment.payments_accepted'
  | 'services.reviews'
>

/** A number as machines anywhere dial it; a place that names no country is in the site's. */
function telephone({ locale }: BusinessSite, phone: string | null, address: Address | null | undefined): string | null {
  return internationalNumber(phone, address?.country ?? locale.locale.slice(-2))
}

/** A street address. */
export function postalAddress(address: Address): Thing {
  return {
    '@type': 'PostalAddress',
    ...withoutEmpty({
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: address.country,
    }),
  }
}

function geoOf({ lat, long }: Address): Thing | null {
  return lat === null || long === null ? null : { '@type': 'GeoCoordinates', latitude: lat, longitude: long }
}

/** A map of the place: the dealer's own link, else the map service's, where it knows the place. */
function mapOf({ place_url, place_id }: Address): string | null {
  const query = place_id && new URLSearchParams({ q: `place_id:${place_id}` })
  return place_url ?? (query && `https://www.google.com/maps/place/?${query}`)
}

function placeFacts(address: Address): Record<string, unknown> {
  return { address: postalAddress(address), geo: geoOf(address), hasMap: mapOf(address) }
}

/** What pages show of a place's rating, and nothing else: where a review service answers in the browser, nobody knows here. */
function ratingOf(location: Location, { services: { reviews } }: BusinessSite): Thing | null {
  const shown = reviews.widget === 'snap21' ? null : shownRating(location, reviews)
  if (!shown?.count) return null
  const ratingValue = Math.round(shown.rating * 10) / 10
  return { '@type': 'AggregateRating', ratingValue, reviewCount: shown.count, bestRating: 5 }
}

/** The business itself; hours and place come from its first location, holidays as `specialHoursOf` has them of it. */
export function autoDealer(site: BusinessSite, first: Location | undefined, specialHours: readonly Thing[]): Thing {
  const address = site.contact.address ?? first?.address
  return {
    '@type': 'AutoDealer',
    '@id': `${site.url}/#dealer`,
    ...withoutEmpty({
      name: site.name,
      url: absoluteUrl(site, '/'),
      description: site.brand.strapline,
      telephone: telephone(site, site.contact.phone ?? (first ? locationPhone(first) : null), address),
      email: site.contact.email,
      logo: absoluteUrl(site, site.brand.logo.url),
      image: absoluteUrl(site, site.seo.social_image),
      ...(address && placeFacts(address)),
      openingHoursSpecification: first && openingHoursOf(first),
      specialOpeningHoursSpecification: specialHours,
      paymentAccepted: site.payment.payments_accepted.join(', ') || undefined,
      currenciesAccepted: site.locale.currency,
      brand: site.identity.manufacturer && { '@type': 'Brand', name: site.identity.manufacturer.name },
      sameAs: socialPages(site.contact).map(({ url }) => url),
      parentOrganization: { '@id': `${site.url}/#organization` },
    }),
  }
}

/** Who stands behind the site: the group where there is one. */
export function organization(site: BusinessSite): Thing {
  return {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    ...withoutEmpty({
      name: site.shell.footer.group_subfooter.name ?? site.name,
      url: absoluteUrl(site, '/'),
      logo: absoluteUrl(site, site.brand.logo.url),
      sameAs: socialPages(site.contact).map(({ url }) => url),
    }),
  }
}

/** The site and how search engines may search it. */
export function webSite(site: BusinessSite): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.name,
    url: absoluteUrl(site, '/'),
    inLanguage: site.locale.locale,
    publisher: { '@id': `${site.url}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.url}${site.search.default_search_path}?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** What a place is to search engines; each of these is a kind of local business. */
const placeTypes: Readonly<Record<Location['location_type'], readonly string[]>> = {
  sales: ['LocalBusiness', 'AutoDealer'],
  service: ['LocalBusiness', 'AutoRepair'],
  parts: ['LocalBusiness', 'AutoPartsStore'],
}

/** One place of the dealer at its page, with its holidays as `specialHoursOf` has them. */
export function localBusiness(
  site: BusinessSite,
  location: Location,
  path: string,
  specialHours: readonly Thing[],
): Thing {
  return {
    '@type': placeTypes[location.location_type],
    '@id': `${absoluteUrl(site, path)}#place`,
    ...withoutEmpty({
      name: location.name,
      url: absoluteUrl(site, path),
      telephone: telephone(site, locationPhone(location) ?? site.contact.phone, location.address),
      email: location.contact_detail.email,
      image: absoluteUrl(site, location.image?.url ?? site.brand.logo.url),
      ...placeFacts(location.address),
      openingHoursSpecification: openingHoursOf(location),
      specialOpeningHoursSpecification: specialHours,
      aggregateRating: ratingOf(location, site),
      paymentAccepted: site.payment.payments_accepted.join(', ') || undefined,
      parentOrganization: { '@id': `${site.url}/#dealer` },
    }),
  }
}
