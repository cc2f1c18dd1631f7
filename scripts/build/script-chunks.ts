/** A chunk of the browser bundle, and the modules it takes. */
export interface ScriptChunk {
  readonly name: string
  /** Paths below src, without extension; one that ends with a slash is a whole folder. */
  readonly modules?: readonly string[]
  /** Modules of these folders that it does not take. */
  readonly except?: readonly string[]
  /** npm packages, or folders of one. */
  readonly packages?: readonly string[]
  /** Whether it also takes all static imports of these modules, recursively. */
  readonly isDeep?: boolean
}

/**
 * Chunks shared by pages and islands; a module goes into the first that takes it. Before the first interaction a page
 * loads its own script, these chunks, and the island runtime: small modules in chunks of their own cost a request each.
 * A chunk may contain a script with side effects only if every page that loads it runs that script.
 */
export const scriptChunks: readonly ScriptChunk[] = [
  { name: 'site', modules: ['layouts/Page'], isDeep: true },
  {
    name: 'site',
    modules: [
      'stores/last-viewed-car',
      'islands/calls/call-data',
      'api/call',
      'api/no-longer-for-sale',
      'api/stock-updates',
    ],
  },
  // Stock changes since the build, which pages fetch only for dealers that update stock between builds.
  {
    name: 'watch',
    modules: [
      ...['islands/stock-status/watch', 'islands/stock-status/checked', 'islands/stock-status/reverted-status'],
      'api/stock-status',
    ],
  },
  {
    name: 'common',
    // Modules used only by cards rendered in the browser are here too: home and car pages have theirs prerendered.
    modules: [
      'domain/car/',
      ...['domain/text/count', 'domain/text/dates', 'domain/text/dollars', 'domain/text/instant', 'domain/text/money'],
      ...['search/facets', 'search/nouns', 'search/page-index', 'search/page-path', 'search/range', 'search/state'],
      ...['search/url', 'islands/car-dates', 'islands/shared/slider-press'],
      ...['stores/asked-name', 'stores/near', 'stores/success', 'stores/trade-in/valuation'],
    ],
    except: [
      ...['domain/car/paint', 'domain/car/budget', 'domain/car/repayment', 'domain/car/finance-estimate'],
      ...['domain/car/summary', 'domain/car/drive', 'domain/car/market-price', 'domain/car/badge'],
      ...['domain/car/picture', 'domain/car/shown-types'],
    ],
  },
  // Storing and sending leads loads with the first form, and with a car's page, where most leads begin; it includes the
  // calls part.
  { name: 'lead', modules: ['islands/enquiry/delivery', 'stores/forget', 'api/phone'], isDeep: true },
  {
    name: 'react',
    packages: ['react', 'react-dom', 'scheduler', '@nanostores/react'],
    modules: ['islands/react', 'islands/react/', 'islands/shared/hydration'],
  },
  {
    name: 'react',
    modules: [
      ...['components/car/', 'components/icon/', 'domain/car/badge', 'domain/contact/phone-href'],
      'stores/saved-searches-name',
    ],
  },
  {
    // The header's drawer has no React: what it shares with the garage is kept apart from what the pages share.
    name: 'garage',
    modules: [
      ...['api/saved-cards', 'domain/saved/price-since', 'domain/saved/card-file', 'domain/saved/compare-slots'],
      ...['stores/asked-cars', 'stores/saved-list-stored', 'stores/trail'],
      ...['islands/favourites/saved-summary', 'islands/shared/lazy-styles'],
    ],
  },
  {
    name: 'garage-page',
    modules: [
      ...['domain/saved/shared-cars', 'islands/saved-cars/keep-car'],
      ...['islands/favourites/NothingSaved', 'islands/favourites/delisted-cars'],
      ...['islands/shared/car-enquiry', 'islands/shared/use-saved-cards'],
      ...['islands/shared/ShareButton', 'islands/shared/PrintButton'],
    ],
  },
  { name: 'form', modules: ['islands/EnquiryForm'], isDeep: true },
  {
    name: 'engine',
    modules: [
      ...['islands/shared/open-transport', 'islands/shared/site-words', 'islands/search/labels'],
      ...['search/queries', 'search/chips', 'search/unmatched-words'],
    ],
    isDeep: true,
  },
  {
    name: 'engine',
    modules: ['search/results', 'search/transport/', 'domain/car/picture', 'domain/car/shown-types'],
  },
]

/** Keyed stores: nanostores' index imports them, but only the React hook uses them, so `site` must not take them. */
export const keyedStores: ScriptChunk = { name: 'react', packages: ['nanostores/listen-keys', 'nanostores/deep-map'] }
