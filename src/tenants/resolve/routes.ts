import { contactPathOf } from '#domain/location/contact-path.ts'
import type { Location } from '#domain/location/location.ts'
import { primaryLocation, visibleLocations } from '#domain/location/primary.ts'
import { forSwitchedPages } from '#domain/page/switched-pages.ts'
import { slugify } from '#domain/text/slug.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Contact } from '../site/contact.ts'
import { searchPathOf } from './search-path.ts'

/** Layout of contact pages; by default one page for all where the dealer sells one make, else one per location. */
export function contactModeOf(file: DealerFile): Contact['mode'] {
  return file.contact.mode ?? (file.manufacturer ? 'page' : 'location')
}

type Places = readonly Pick<Location, 'name' | 'visible' | 'primary'>[]

/** Path that contact links lead to: the fixed one, the primary location's page, or /contact. */
export function contactRouteOf(file: DealerFile, places: Places): string {
  const mode = contactModeOf(file)
  if (mode === 'fixed' && file.contact.path) return file.contact.path
  const primary = primaryLocation(visibleLocations(places))
  return mode === 'location' && primary ? contactPathOf(primary) : '/contact'
}

function manufacturerServiceOf(file: DealerFile): string | null {
  const { xtime_url, manufacturer, features, routes } = file
  if (!xtime_url || !features.service) return null
  return routes.manufacturer_service ?? (manufacturer && `/${slugify(manufacturer.name)}-service`)
}

/** Path of each page, or null when the site has no such page. The type `Routes` is derived from this function. */
export function routesOf(file: DealerFile, places: Places) {
  const { features, pages, routes } = file
  return {
    home: '/',
    search: searchPathOf(file),
    models: pages.models ? '/models' : null,
    contact: contactRouteOf(file, places),
    faqs: '/faqs',
    privacy: file.privacy.path,
    favourites: file.garage_enabled ? file.garage.path : null,
    compare: file.compare.enabled ? '/compare' : null,
    success: '/success',
    dealerships: visibleLocations(places).length > 1 ? '/dealerships' : null,
    terms: pages.terms?.path ?? null,
    finance: features.finance ? routes.finance : null,
    trade_in: features.trade_in ? routes.trade_in : null,
    valuations: pages.valuations && features.trade_in ? '/valuations' : null,
    service: features.service ? '/service' : null,
    manufacturer_service: manufacturerServiceOf(file),
    ...forSwitchedPages(({ path }, name) => (pages[name] ? path : null)),
    checkout: features.buy_online ? routes.checkout : null,
  }
}
