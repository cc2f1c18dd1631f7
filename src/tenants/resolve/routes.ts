import { slugify } from '#domain/text/slug.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Routes } from '../routes.ts'

function contactOf(file: DealerFile): string {
  return file.contact.mode === 'fixed' && file.contact.path ? file.contact.path : '/contact'
}

function manufacturerServiceOf(file: DealerFile): string | null {
  if (!file.xtime_url || !file.manufacturer || !file.features.service) return null
  return file.routes.manufacturer_service ?? `/${slugify(file.manufacturer.name)}-service`
}

/** Where each page of the dealer lives. */
export function routesOf(file: DealerFile): Routes {
  const { features, pages, routes } = file
  return {
    home: '/',
    search: file.default_search_path,
    models: pages.models ? '/models' : null,
    contact: contactOf(file),
    faqs: '/faqs',
    privacy: file.privacy.path,
    favourites: file.garage_enabled ? file.garage.path : null,
    compare: file.compare.enabled ? '/compare' : null,
    success: '/success',
    dealerships: file.locations.length > 1 ? '/dealerships' : null,
    terms: pages.terms?.path ?? null,
    finance: features.finance ? routes.finance : null,
    trade_in: features.trade_in ? routes.trade_in : null,
    valuations: pages.valuations && features.trade_in ? '/valuations' : null,
    service: features.service ? '/service' : null,
    manufacturer_service: manufacturerServiceOf(file),
    special_offers: pages.special_offers ? '/special-offers' : null,
    electric_cars: pages.electric_cars ? '/electric-cars' : null,
    used_car_list: pages.used_car_list ? '/used-car/list' : null,
    checkout: features.buy_online ? routes.checkout : null,
  }
}
