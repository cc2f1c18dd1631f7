import { shownTypes } from '#domain/car/shown-types.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Finding } from '../explain/finding.ts'
import type { Context } from '../resolve/context.ts'
import { isChatOn, isSetUp } from '../resolve/switches.ts'
import { formatPath, keyPlaceOf, type Path, treeAt } from '../yaml/tree.ts'

/** Settings that do nothing as things stand: whether that is so, which they are, and what they wait for. */
type Idle = readonly [isIdle: boolean, settings: readonly string[], waitsFor: string]

function ofStock({ search, search_filters: show }: DealerFile): readonly Idle[] {
  const hosted = ['host', 'key_env', 'admin_key_env', 'admin_host_env', 'token_days', 'fallback', 'timeout_seconds']
  const types = shownTypes(show)
  return [
    [search.engine === 'static', hosted.map((name) => `search.${name}`), 'search: {engine: meilisearch}'],
    [!types.includes('demo'), ['search_filters.demo_min_km'], 'demo cars among search_filters.car_types'],
  ]
}

function ofSaving({ garage_enabled, compare, maps, images, location_hero }: DealerFile): readonly Idle[] {
  return [
    [!garage_enabled, ['garage'], 'garage_enabled: true'],
    // Hearts and the bar of saved cars are there for either.
    [!(garage_enabled || compare.enabled), ['favourites'], 'garage_enabled: true or compare: {enabled: true}'],
    [!compare.enabled, ['compare.max_cars'], 'compare: {enabled: true}'],
    [images.host === null, ['images.quality'], 'images.host, an image service'],
    [location_hero.map === 'interactive' && maps.token_env === null, ['location_hero.map'], 'maps.token_env'],
  ]
}

function ofShell({
  footer,
  dealership_websites: sisters,
  reviews,
  chat,
  autobot,
  brand_banner: banner,
}: DealerFile): readonly Idle[] {
  const strip = footer.group_subfooter
  return [
    [footer.dealers && sisters.length === 0, ['footer.dealers'], 'dealership_websites'],
    [
      !strip.enabled,
      ['footer.group_subfooter.logo', 'footer.group_subfooter.name'],
      'footer: {group_subfooter: {enabled: true}}',
    ],
    [reviews.widget !== 'snap21', ['reviews.org_id'], 'reviews: {widget: snap21}'],
    [
      reviews.widget === 'none',
      ['reviews.hidden', 'reviews.min_rating', 'reviews.click', 'reviews.source'],
      'reviews.widget: google or snap21',
    ],
    [!isChatOn({ chat, autobot }), ['chat.message', 'chat.src', 'chat.hosts'], 'chat: {enabled: true}'],
    [!banner.enabled, ['brand_banner.type', 'brand_banner.src', 'brand_banner.hosts'], 'brand_banner: {enabled: true}'],
  ]
}

function ofMeasuring({ analytics: { provider }, api }: DealerFile): readonly Idle[] {
  return [
    [provider !== 'gtm', ['analytics.id'], 'analytics: {provider: gtm}'],
    [provider === 'none', ['analytics.consent'], 'analytics: {provider: gtm} or {provider: beacon}'],
    [
      provider === 'none' && api.events_host === null,
      ['analytics.event_ids'],
      'somebody who counts: analytics.provider, or api.events_host for calls',
    ],
  ]
}

function ofMoney({
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

function ofForms({ features, xtime_url, pages, locations, routes, phone_reveal }: DealerFile): readonly Idle[] {
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

/** Of each place: what another word of it takes the place of, and stars that are switched off. */
function ofPlaces({ locations, reviews }: DealerFile): readonly Idle[] {
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

/** Of the places, which are sorted by name where nobody says how: the first that says where it stands among them. */
function ofOrder({ locations, locations_order: named }: DealerFile, { tree }: Context): readonly Idle[] {
  const at = locations.findIndex((place) => place.position !== null)
  const slugs = locations.flatMap((place) => place.dealership_slug ?? [])
  // Places of one dealership stand on one page, in this order.
  const isUsed = treeAt(tree, ['locations_sort']) !== undefined || new Set(slugs).size < slugs.length
  const sorted = named.length < locations.length - 1
  return [[at >= 0 && sorted && !isUsed, [`locations.${at}.position`], 'locations_sort: position']]
}

/** What the home page would say in parts that the order of its parts leaves out. */
function ofHome({ design, pages, home, manufacturer }: DealerFile): readonly Idle[] {
  const waiting = (part: DealerFile['design']['home'][number], ...settings: readonly string[]): Idle => [
    !design.home.includes(part),
    settings,
    `${part} among the parts of the home page, which design.home names`,
  ]
  return [
    waiting('slides', 'home.slides'),
    waiting('featured', 'home.titles.featured'),
    waiting('bodies', 'home.titles.bodies'),
    waiting('makes', 'home.titles.makes'),
    waiting('prices', 'home.titles.prices', 'home.finder'),
    waiting('reviews', 'home.titles.reviews'),
    waiting('reasons', 'home.reasons', 'home.titles.reasons'),
    // Promos stand on the page of offers as well.
    ...(pages.special_offers ? [] : [waiting('promos', 'promos', 'home.titles.promos')]),
    [manufacturer === null, [`design.home.${design.home.indexOf('models')}`], 'manufacturer, whose range it shows'],
    [manufacturer !== null && !pages.models, [`design.home.${design.home.indexOf('models')}`], 'pages: {models: true}'],
    [home.image === null, ['home.image_alt'], 'home.image, the picture it tells of'],
  ]
}

function ofTexts({ privacy, navigation, pages }: DealerFile): readonly Idle[] {
  const said = ['disclosure_bodies', 'distributor', 'complaints'].map((name) => `privacy.${name}`)
  const filled = (navigation?.header ?? []).flatMap(({ dynamicDropdown: fills }, at): Idle[] => {
    const item = `navigation.header.${at}`
    const isRange = fills === 'models' && !pages.models
    return [
      [fills !== null && !isRange, [`${item}.dropdownItems`], 'dynamicDropdown left out, which fills the menu'],
      [isRange, [`${item}.dynamicDropdown`], 'pages: {models: true}'],
    ]
  })
  return [[privacy.content !== null, said, 'privacy.content left out, a text that says all of it'], ...filled]
}

/** Only what the dealer wrote itself: a template or group speaks to many. */
function isOwn(path: Path, { tree, slug }: Context): boolean {
  const node = treeAt(tree, path)
  return node !== undefined && node.kind !== 'nothing' && node.at.file.startsWith(`dealers/${slug}/`)
}

const off = new Set(['false', 'none'])

/** Settings of the dealer's own that have no effect until another one is there. */
export function idleSettings(file: DealerFile, context: Context): Finding[] {
  const table = [
    ...ofStock(file),
    ...ofSaving(file),
    ...ofShell(file),
    ...ofMeasuring(file),
    ...ofMoney(file),
    ...ofForms(file),
    ...ofPlaces(file),
    ...ofOrder(file, context),
    ...ofHome(file),
    ...ofTexts(file),
  ]
  const seen = new Set<string>()
  return table.flatMap(([isIdle, settings, waitsFor]) => {
    const paths = isIdle
      ? settings.map((name) => name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)))
      : []
    return paths.flatMap((path): Finding[] => {
      const node = treeAt(context.tree, path)
      const isOff = node?.kind === 'text' && off.has(node.text)
      if (!isOwn(path, context) || isOff || seen.has(formatPath(path))) return []
      seen.add(formatPath(path))
      return [
        {
          at: keyPlaceOf(context.tree, path),
          path: formatPath(path),
          message: `this has no effect yet; it needs ${waitsFor}`,
        },
      ]
    })
  })
}
