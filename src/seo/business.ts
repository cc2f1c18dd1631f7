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

/** The parts of a site that its structured data is made of. */
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

/** A phone number in international format; a place without a country is taken to be in the site's. */
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

/** URL of a map: the dealer's own link, else the map service's page for the place id; null without either. */
function mapOf({ place_url, place_id }: Address): string | null {
  const query = place_id && new URLSearchParams({ q: `place_id:${place_id}` })
  return place_url ?? (query && `https://www.google.com/maps/place/?${query}`)
}

function placeFacts(address: Address): Record<string, unknown> {
  return { address: postalAddress(address), geo: geoOf(address), hasMap: mapOf(address) }
}

/**
 * The rating that pages show, and no other; null when a widget loads ratings in the browser, as they are unknown here.
 */
function ratingOf(location: Location, { services: { reviews } }: BusinessSite): Thing | null {
  const shown = reviews.widget === 'snap21' ? null : shownRating(location, reviews)
  if (!shown?.count) return null
  const ratingValue = Math.round(shown.rating * 10) / 10
  return { '@type': 'AggregateRating', ratingValue, reviewCount: shown.count, bestRating: 5 }
}

/** The dealer. Hours and address are those of its first location, `specialHours` its holidays from `specialHoursOf`. */
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

/** The organisation behind the site: the group if there is one, else the dealer. */
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

/** The site and its search URL. */
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

/** schema.org types of a location; each is a local business. */
const placeTypes: Readonly<Record<Location['location_type'], readonly string[]>> = {
  sales: ['LocalBusiness', 'AutoDealer'],
  service: ['LocalBusiness', 'AutoRepair'],
  parts: ['LocalBusiness', 'AutoPartsStore'],
}

/** A location with its page; `specialHours` are its holidays from `specialHoursOf`. */
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
