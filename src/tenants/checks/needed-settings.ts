import { shownTypes } from '#domain/car/shown-types.ts'
import type { DealerFile } from '#tenants/dealer-file/dealer-file.ts'
import { formatSuggestions } from '#tenants/explain/nearest.ts'
import { type Context, note } from '#tenants/resolve/context.ts'
import type { Path } from '#tenants/yaml/tree.ts'

/** A setting that requires another one: whether the requirement is unmet, where to point, the message. */
type NeededSetting = readonly [isMissing: boolean, path: Path, message: string]

function searchNeeds({ search }: DealerFile, env: Context['env']): readonly NeededSetting[] {
  const isHosted = search.engine === 'meilisearch'
  return [
    [
      isHosted && !search.host,
      ['search', 'engine'],
      '"meilisearch" needs search.host, as in "host: https://search.example.com"',
    ],
    [
      isHosted && search.key_env !== null && !env[search.key_env],
      ['search', 'key_env'],
      `the environment variable ${search.key_env} is not set`,
    ],
  ]
}

function shellNeeds({ reviews, brand_banner, footer, contact, chat }: DealerFile): readonly NeededSetting[] {
  const strip = footer.group_subfooter
  return [
    [
      reviews.widget === 'snap21' && !reviews.org_id,
      ['reviews', 'widget'],
      '"snap21" needs reviews.org_id, the dealer’s id at the review service',
    ],
    [
      brand_banner.enabled && !brand_banner.src,
      ['brand_banner', 'enabled'],
      'the banner needs brand_banner.src, the address of its script',
    ],
    [
      strip.enabled && !strip.logo && !strip.name,
      ['footer', 'group_subfooter', 'enabled'],
      'the strip needs footer.group_subfooter.logo or name',
    ],
    [
      contact.mode === 'fixed' && !contact.path,
      ['contact', 'mode'],
      '"fixed" needs contact.path, as in "path: /contact-us/head-office"',
    ],
    [
      contact.mode !== 'fixed' && Boolean(contact.path),
      ['contact', 'path'],
      'a fixed path needs "mode: fixed" beside it',
    ],
    [chat.src?.startsWith('http:') === true, ['chat', 'src'], 'a script must come from an https address'],
    [
      brand_banner.src?.startsWith('http:') === true,
      ['brand_banner', 'src'],
      'a script must come from an https address',
    ],
  ]
}

/** Google Tag Manager container ids; measurement ids (G-…) are set up inside a container. */
const containerId = /^GTM-[A-Z0-9]+$/

function measuringNeeds({ analytics: { provider, id }, api }: DealerFile): readonly NeededSetting[] {
  return [
    [
      provider === 'beacon' && !api.events_host,
      ['analytics', 'provider'],
      '"beacon" needs api.events_host, as in "events_host: https://events.example.com"',
    ],
    [
      provider === 'gtm' && !id,
      ['analytics', 'provider'],
      '"gtm" needs analytics.id, the id of the container, as in "id: GTM-ABC1234"',
    ],
    [
      provider === 'gtm' && id !== null && !containerId.test(id),
      ['analytics', 'id'],
      'not the id of a container, which looks like GTM-ABC1234; a measurement id (G-…) is set up inside the container',
    ],
  ]
}

function paymentNeeds({ payment_provider: provider, payment, security }: DealerFile): readonly NeededSetting[] {
  const isInsecure = (address: string | null) => address?.startsWith('http:') === true
  return [
    [
      provider === 'hosted' && !payment.page,
      ['payment_provider'],
      '"hosted" needs payment.page, the address of the provider’s payment page',
    ],
    [
      provider === 'embedded' && !(payment.script && payment.element),
      ['payment_provider'],
      '"embedded" needs payment.script and payment.element, what the provider’s script brings',
    ],
    [isInsecure(security.report_to), ['security', 'report_to'], 'reports go to an https address'],
    [isInsecure(payment.page), ['payment', 'page'], 'a payment page must have an https address'],
    [isInsecure(payment.script), ['payment', 'script'], 'a script must come from an https address'],
  ]
}

function stockNeeds({
  search_filters: show,
  vehicle_types,
  default_search_path: home,
  stock,
}: DealerFile): readonly NeededSetting[] {
  const left = shownTypes(show)
  const isOutside = /^\/|(^|\/)\.\.(\/|$)|^[a-z]+:(?!\/\/)|^(?!https?:)[a-z]+:\/\//i.test(stock.snapshot ?? '')
  return [
    [left.length === 0, ['search_filters'], 'these filters leave no vehicle at all; allow new, used or demo'],
    [vehicle_types.length === 0, ['vehicle_types'], 'name at least one kind: cars, bikes, motorcycles, trucks or rvs'],
    [
      home !== null && !home.startsWith('/search/'),
      ['default_search_path'],
      `"${home}" is not a list; write a path below /search/, such as /search/used-cars`,
    ],
    [
      /^http:/i.test(stock.snapshot ?? ''),
      ['stock', 'snapshot'],
      `a snapshot is fetched over https alone${formatSuggestions([`${stock.snapshot?.replace(/^http/i, 'https')}`])}`,
    ],
    [isOutside, ['stock', 'snapshot'], 'a snapshot is a file inside the project (stock/name.json) or an https address'],
  ]
}

function financeNeeds({ finance: { estimate }, locale }: DealerFile): readonly NeededSetting[] {
  if (!estimate) return []
  const { rate, comparison_rate: comparison, terms, default_term: term } = estimate
  const at = (name: string): Path => ['finance', 'estimate', name]
  return [
    [
      comparison === null && locale === 'en-AU',
      at('rate'),
      'it needs finance.estimate.comparison_rate: in Australia a rate is shown only with its comparison rate',
    ],
    [
      comparison !== null && comparison < rate,
      at('comparison_rate'),
      `${comparison} is below the rate of ${rate}; a comparison rate is the rate with the fees`,
    ],
    [!terms.includes(term), at('default_term'), `${term} is not among finance.estimate.terms: ${terms.join(', ')}`],
  ]
}

/** Notes a finding for each setting whose required other setting is missing or invalid. */
export function checkNeeds(file: DealerFile, context: Context): void {
  const needs = [
    ...searchNeeds(file, context.env),
    ...shellNeeds(file),
    ...paymentNeeds(file),
    ...measuringNeeds(file),
    ...stockNeeds(file),
    ...financeNeeds(file),
  ]
  for (const [isMissing, path, message] of needs) if (isMissing) note(context, path, message)
}
