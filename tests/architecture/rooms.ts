/** A top-level folder: its contents, and what it may import. */
export interface Room {
  readonly contents: string
  /** Other folders of src it may import values from. */
  readonly values: readonly string[]
  /** Other folders of src it may import only types from. */
  readonly types: readonly string[]
  /** Names of npm packages and Node modules it may import values from; `*` allows any. */
  readonly packages: readonly string[]
}

/** Import rules of the project's layers. */
export const rooms: Readonly<Record<string, Room>> = {
  'src/domain': { contents: 'pure business rules of the car trade', values: [], types: [], packages: [] },
  'src/tenants': {
    contents: 'parses and validates dealer files into one typed Site without missing values',
    values: ['domain', 'notes'],
    types: ['stock', 'search'],
    packages: ['valibot', 'yaml', 'fast-xml-parser', 'node:fs', 'node:path'],
  },
  'src/stock': {
    contents: 'turns a stock snapshot into the cars a site shows',
    values: ['domain'],
    types: ['tenants'],
    packages: ['valibot', 'htmlparser2', 'jsonc-parser'],
  },
  'src/search': {
    contents: 'search state, its URLs, query understanding and the engines',
    values: ['domain'],
    types: ['tenants', 'stock'],
    packages: ['instantsearch.js'],
  },
  'src/forms': {
    contents: 'form definitions as data, with validation rules and messages',
    values: ['domain'],
    // For the dealer's Site: its pages and the lead API both derive the site's forms from it.
    types: ['tenants'],
    packages: [],
  },
  'src/api': {
    contents: 'every HTTP call a browser makes',
    values: ['domain'],
    types: ['forms', 'search'],
    packages: [],
  },
  'src/seo': {
    contents: 'head tags and schema.org as data',
    values: ['domain'],
    types: ['tenants'],
    packages: [],
  },
  'src/stores': {
    contents: 'client-side state: forms, the lead outbox, browser storage',
    values: ['domain', 'forms', 'api'],
    types: [],
    packages: ['nanostores', 'react', 'idb-keyval'],
  },
  'src/addresses': {
    contents: 'the pages a site has, their paths, and the links in dealer files',
    values: ['domain', 'search'],
    types: ['tenants', 'stock'],
    packages: [],
  },
  'src/notes': {
    contents: 'records the inputs of each page, so that the next build renders only the pages that changed',
    values: [],
    types: ['tenants'],
    packages: [],
  },
  'src/feeds': {
    contents: 'files for other programs: vehicle-ads catalogues, price-drop feeds, stock exports',
    values: ['domain', 'seo'],
    types: ['tenants', 'stock'],
    packages: [],
  },
  'src/view-models': {
    contents: 'the data that pages and components show, without markup',
    // search for lists, whose pages are search results; seo for a list's head. Both import values from domain only.
    values: ['domain', 'search', 'addresses', 'seo', 'notes'],
    // For the dealer's Site, its stock, and Tenant, which combines them.
    types: ['tenants', 'stock'],
    packages: [],
  },
  'src/components': {
    contents: 'markup without hooks, rendered on the server and in the browser',
    values: ['domain', 'seo', 'addresses', 'view-models', 'notes'],
    types: ['tenants', 'forms', 'stock', 'search'],
    packages: ['react', 'marked', 'astro', 'uqr'],
  },
  'src/islands': {
    contents: 'all client-side JavaScript',
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
    contents: 'the page shell around the content',
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
    contents: 'routes, and what each is composed of',
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
    contents: 'the commands of CI, operators and staff',
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
