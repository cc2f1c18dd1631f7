/** A top-level folder: its contents, and what it may import. */
export interface Room {
  readonly lives: string
  /** Other folders of src it may import values from. */
  readonly values: readonly string[]
  /** Other folders of src it may import only types from. */
  readonly types: readonly string[]
  /** Names of npm packages and Node modules it may import values from; `*` allows any. */
  readonly packages: readonly string[]
}

/** Import rules of the project's layers. */
export const rooms: Readonly<Record<string, Room>> = {
  'src/domain': { lives: 'the trade’s rules, pure', values: [], types: [], packages: [] },
  'src/tenants': {
    lives: 'dealer YAML to one typed, total Site',
    values: ['domain', 'notes'],
    types: ['stock', 'search'],
    packages: ['valibot', 'yaml', 'fast-xml-parser', 'node:fs', 'node:path'],
  },
  'src/stock': {
    lives: 'snapshot to the cars a site shows',
    values: ['domain'],
    types: ['tenants'],
    packages: ['valibot', 'htmlparser2', 'jsonc-parser'],
  },
  'src/search': {
    lives: 'what a search is: state, addresses, engines',
    values: ['domain'],
    types: ['tenants', 'stock'],
    packages: ['instantsearch.js'],
  },
  'src/forms': {
    lives: 'fields as data, their rules and messages',
    values: ['domain'],
    // For the dealer's Site: its pages and the lead API both derive the site's forms from it.
    types: ['tenants'],
    packages: [],
  },
  'src/api': { lives: 'every call a browser makes', values: ['domain'], types: ['forms', 'search'], packages: [] },
  'src/seo': {
    lives: 'head tags and schema.org as data',
    values: ['domain'],
    types: ['tenants'],
    packages: [],
  },
  'src/stores': {
    lives: 'what islands hold and do: forms, leads that wait, what a browser keeps',
    values: ['domain', 'forms', 'api'],
    types: [],
    packages: ['nanostores', 'react', 'idb-keyval'],
  },
  'src/addresses': {
    lives: 'which addresses a site has, the path of each, and what its files link to',
    values: ['domain', 'search'],
    types: ['tenants', 'stock'],
    packages: [],
  },
  'src/notes': {
    lives: 'what pages were made from, so that the next night makes those alone that changed',
    values: [],
    types: ['tenants'],
    packages: [],
  },
  'src/feeds': {
    lives: 'files for other programs: catalogues of ad networks, price drops, the stock',
    values: ['domain', 'seo'],
    types: ['tenants', 'stock'],
    packages: [],
  },
  'src/view-models': {
    lives: 'what pages and parts of them show, worked out without markup',
    // search for lists, whose pages are search results; seo for a list's head. Both import values from domain only.
    values: ['domain', 'search', 'addresses', 'seo', 'notes'],
    // For the dealer's Site, its stock, and Tenant, which combines them.
    types: ['tenants', 'stock'],
    packages: [],
  },
  'src/components': {
    lives: 'markup without hooks, rendered on both sides',
    values: ['domain', 'seo', 'addresses', 'view-models', 'notes'],
    types: ['tenants', 'forms', 'stock', 'search'],
    packages: ['react', 'marked', 'astro', 'uqr'],
  },
  'src/islands': {
    lives: 'all JavaScript that ships',
    values: ['domain', 'search', 'forms', 'api', 'stores', 'view-models', 'components'],
    types: ['tenants'],
    packages: [
      'astro',
      'react',
      'react-dom',
      '@astrojs/react',
      'react-instantsearch',
      'instantsearch.js',
      'nanostores',
      '@nanostores/react',
      'mapbox-gl',
    ],
  },
  'src/layouts': {
    lives: 'the page around the content',
    // tenants only for the current dealer's stock facts; see tenants/current.
    values: [
      'domain',
      'forms',
      'seo',
      'addresses',
      'view-models',
      'components',
      'styles',
      'islands',
      'tenants',
      'notes',
    ],
    types: ['tenants', 'api', 'stores'],
    packages: ['astro', '@astrojs/react', '@fontsource-variable/*', 'htmlparser2'],
  },
  'src/pages': {
    lives: 'an address and its parts',
    values: [
      'domain',
      'tenants',
      'stock',
      'search',
      'addresses',
      'forms',
      'api',
      'seo',
      'feeds',
      'stores',
      'view-models',
      'components',
      'islands',
      'layouts',
      'styles',
    ],
    types: [],
    packages: ['astro', 'react'],
  },
  scripts: {
    lives: 'what CI and staff run',
    values: ['domain', 'tenants', 'stock', 'search', 'addresses', 'forms', 'api', 'notes', 'feeds'],
    types: [],
    packages: ['*'],
  },
}

/** Folder of the lead API -> other folders of it that it may import. */
export const leadApiRooms: Readonly<Record<string, readonly string[]>> = {
  /** leads read with the labels of their forms */
  asked: [],
  adf: ['asked'],
  csv: ['asked'],
  store: ['asked'],
  /** deliveries of leads to their receivers */
  deliveries: ['asked', 'adf', 'store'],
  /** routes for shoppers' browsers */
  http: ['asked', 'store'],
  /** pages for staff */
  page: ['asked', 'adf', 'csv', 'store', 'deliveries', 'http'],
}
