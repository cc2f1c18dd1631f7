import { shownTypes } from '#domain/car/shown-types.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Context } from '../resolve/context.ts'
import { isSetUp } from '../resolve/switches.ts'
import { treeAt } from '../yaml/tree.ts'
import type { Idle } from './idle-setting.ts'

export function ofStock({ search, search_filters: show }: DealerFile): readonly Idle[] {
  const hosted = ['host', 'key_env', 'admin_key_env', 'admin_host_env', 'token_days', 'fallback', 'timeout_seconds']
  const types = shownTypes(show)
  return [
    [search.engine === 'static', hosted.map((name) => `search.${name}`), 'search: {engine: meilisearch}'],
    [!types.includes('demo'), ['search_filters.demo_min_km'], 'demo cars among search_filters.car_types'],
  ]
}

export function ofMoney({
  payment_provider: provider,
  payment,
  features,
  finance_provider,
  finance,
  autograb,
}: DealerFile): readonly Idle[] {
  const embedded = ['script', 'element', 'hosts', 'events'].map((name) => `payment.${name}`)
  const rates = ['max_car_age_years', 'deposit_percent', 'default_term_years', 'on_cards'].map(
    (name) => `finance.${name}`,
  )
  return [
    [!features.buy_online, ['payment', 'payment_provider', 'routes.checkout'], 'features: {buy_online: true}'],
    [provider === null, ['payment'], 'payment_provider'],
    [provider !== 'hosted' && payment.page !== null, ['payment.page'], 'payment_provider: hosted'],
    [provider !== 'embedded', embedded, 'payment_provider: embedded'],
    [finance_provider === null, rates, 'finance_provider'],
    [
      finance_provider === null && finance.estimate === null,
      ['finance.period'],
      'finance_provider or finance.estimate',
    ],
    [!isSetUp(autograb), ['trade_in.nevdis', 'price.extra_amount'], 'autograb: true, which values trade-ins'],
    [
      !features.trade_in,
      ['autograb', 'routes.trade_in', 'forms.steps.trade-in', 'request_pages.trade_in'],
      'features: {trade_in: true}',
    ],
  ]
}

export function ofForms({ features, xtime_url, pages, locations, routes, phone_reveal }: DealerFile): readonly Idle[] {
  return [
    [
      !features.finance,
      ['routes.finance', 'forms.finance', 'forms.steps.finance', 'request_pages.finance'],
      'features: {finance: true}',
    ],
    [!(features.finance || pages.models), ['finance.estimate'], 'features: {finance: true} or pages: {models: true}'],
    [!pages.valuations, ['forms.steps.valuations', 'request_pages.valuations'], 'pages: {valuations: true}'],
    [!features.test_drive, ['forms.test_drive'], 'features: {test_drive: true}'],
    [!features.service, ['forms.service_location', 'xtime_url', 'request_pages.service'], 'features: {service: true}'],
    [xtime_url === null, ['routes.manufacturer_service'], 'xtime_url, the online booking it leads to'],
    [!pages.models, ['routes.model'], 'pages: {models: true}'],
    [!phone_reveal, ['api.paths.reveal_phone'], 'phone_reveal: true'],
    [
      routes.location_slug === 'dealership' && locations.every((place) => place.dealership_slug === null),
      ['routes.location_slug'],
      'a dealership_slug in at least one location',
    ],
  ]
}

/** Idle settings per location: a landline that `phone` replaces, ratings without reviews, half a coordinate pair. */
export function ofPlaces({ locations, reviews }: DealerFile): readonly Idle[] {
  return locations.flatMap(({ contact_detail: contact, address }, at): Idle[] => {
    const place = `locations.${at}`
    const isHalf = (address.lat === null) !== (address.long === null)
    return [
      [
        contact.phone !== null,
        [`${place}.contact_detail.landline_phone`],
        'phone left out, which is shown in its place',
      ],
      [
        reviews.widget === 'none',
        ['average_rating', 'review_count'].map((name) => `${place}.${name}`),
        'reviews.widget: google or snap21',
      ],
      [isHalf, [`${place}.address.lat`, `${place}.address.long`], 'lat and long, both of them'],
    ]
  })
}

/** The first location's `position` that has no effect because locations are sorted by name. */
export function ofOrder({ locations, locations_order: named }: DealerFile, { tree }: Context): readonly Idle[] {
  const at = locations.findIndex((place) => place.position !== null)
  const slugs = locations.flatMap((place) => place.dealership_slug ?? [])
  // Locations of one dealership share a page, in this order.
  const isUsed = treeAt(tree, ['locations_sort']) !== undefined || new Set(slugs).size < slugs.length
  const sorted = named.length < locations.length - 1
  return [[at >= 0 && sorted && !isUsed, [`locations.${at}.position`], 'locations_sort: position']]
}
