import { type Leaf, stepsTo } from '../settings/leaves.ts'

/** Group of Site -> settings in it, under their full path. Groups of the same name in both need no entry. */
const groups: Readonly<Record<string, readonly string[]>> = {
  identity: [
    ...['id', 'dealer_id', 'dealership_id', 'dealership_group', 'dealership_websites'],
    ...['manufacturer', 'manufacturer_id', 'vehicle_types'],
  ],
  locale: ['locale', 'currency'],
  brand: ['logo', 'design'],
  contact: [
    ...['phone', 'email', 'address', 'special_phones', 'xtime_url'],
    ...['facebook_url', 'instagram_url', 'tiktok_url', 'youtube_url'],
  ],
  location_pages: ['locations_order', 'locations_sort', 'location_cards', 'location_hero', 'hours', 'postcodes'],
  shell: ['banner', 'header', 'navigation', 'nav', 'footer', 'legal'],
  home: ['promos'],
  pages: ['privacy', 'request_pages', 'routes.model', 'routes.location_slug'],
  search: ['default_search_path'],
  stock: ['search_filters', 'include_sold_cars_days'],
  cars: [
    ...['price', 'images', 'badges', 'features', 'buttons', 'vehicle', 'phone_reveal', 'certified', 'returns_policy'],
    ...['finance_provider', 'finance', 'autograb', 'trade_in'],
  ],
  garage: ['garage_enabled', 'compare', 'favourites'],
  forms: ['enquiry'],
  payment: ['payment_provider', 'payments_accepted'],
  services: [
    ...['api', 'analytics', 'error_reporting', 'security', 'maps', 'storage', 'chat', 'brand_banner'],
    ...['reviews', 'gmb_profiles'],
  ],
  seo: ['google_site_verification'],
}

/** Settings that Site has in another form -> where. */
export const derived: Readonly<Record<string, string>> = {
  template: 'the layer of files below the dealer’s own',
  time_zone: 'locale.timeZone, as Intl calls it',
  'locations[].time_zone': 'locations[].timeZone, likewise',
  'brand.colour': 'brand.theme: tokens with readable contrast',
  'brand.accent': 'brand.theme',
  'brand.ground': 'brand.theme',
  'design.card': 'brand.theme',
  'design.list': 'brand.theme',
  'design.prices': 'brand.theme',
  'design.icons': 'brand.theme',
  'design.maps': 'brand.theme',
  'design.lines': 'brand.theme',
  'design.corners': 'brand.theme',
  'design.spacing': 'brand.theme',
  'design.grounds': 'brand.theme',
  'design.headings': 'brand.theme',
  'design.buttons': 'brand.theme',
  'design.menu': 'brand.theme',
  'logo.own_ground': 'brand.theme',
  'manufacturer.id': 'identity.manufacturer_id, where that says nothing itself',
  dealerships: 'payment.publishable_keys, by slug and id',
  'contact.path': 'routes.contact',
  'garage.path': 'routes.favourites',
  'features.service': 'routes.service',
  'features.finance': 'routes.finance',
  'features.trade_in': 'routes.trade_in',
  'features.buy_online': 'routes.checkout',
  'privacy.disclosure_bodies': 'pages.privacy.content, in its words',
  'privacy.distributor': 'pages.privacy.content',
  'privacy.complaints': 'pages.privacy.content',
  'payment.page': 'payment.method: one shape for each kind of provider',
  'payment.script': 'payment.method',
  'payment.element': 'payment.method',
  'payment.unit': 'payment.method',
  'payment.hosts': 'payment.method',
  'payment.names': 'payment.method',
  'payment.events': 'payment.method',
  autobot: 'services.chat.enabled',
  'search.key_env': 'search.key: what the variable holds',
  'maps.token_env': 'services.maps.token: what the variable holds',
  'hours.holidays': 'locations[].special_hours',
  'locations[].contact_detail.opening_hours': 'a list by weekday number, as stock snapshots have it',
  'locations[].hours_text': 'by weekday number',
  'locations[].special_hours[].hours': 'start_hour and end_hour, as stock snapshots have them, or hours_text',
}

const isWithin = (path: string, key: string) => path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`)

/** Path in Site of a setting; null for one that Site has in another form. */
export function sitePathOf(path: string): string | null {
  if (Object.keys(derived).some((key) => isWithin(path, key))) return null
  const [group] = Object.entries(groups).find(([, keys]) => keys.some((key) => isWithin(path, key))) ?? []
  return group ? `${group}.${path}` : path
}

/** Settings missing at their expected path. `site` must be of a dealer with all settings. */
export function findMisplacedSettings(leaves: readonly Pick<Leaf, 'path'>[], site: object): readonly string[] {
  const has = (path: string) => {
    const steps = stepsTo(path, site)
    const above = steps.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string, unknown> | null)?.[step], site)
    return typeof above === 'object' && above !== null && (steps.at(-1) ?? '') in above
  }
  // A setting that switches a page on is in `routes`, under the same name.
  const isRoute = (path: string) => path.startsWith('pages.') && has(path.replace('pages.', 'routes.'))
  return leaves.flatMap(({ path }) => {
    const expected = sitePathOf(path)
    return expected === null || has(expected) || isRoute(path) ? [] : [`${path} is not at ${expected}`]
  })
}

const wholeSite = /import (?:type )?\{[^}]*\b(?:type )?Site\b[^}]*\} from '#tenants\/site\.ts'/

/** Whether a source uses the whole Site: it imports the type or #tenants/current.ts. */
export function holdsWholeSite(source: string): boolean {
  return wholeSite.test(source) || source.includes('#tenants/current.ts')
}
