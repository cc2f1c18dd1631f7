/** A folder of src or scripts, what lives there, and what it may import. */
export interface Room {
  readonly lives: string
  /** Other floors of src it may import values from. */
  readonly values: readonly string[]
  /** Floors it may import types from. */
  readonly types: readonly string[]
  /** npm packages and Node modules it may import, by name; `*` is any. */
  readonly packages: readonly string[]
}

/** The staircase of the house: who may know whom. */
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
    // The dealer's Site: which forms a site has is known to its pages and to the API that takes what they send.
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
    // search for the lists, whose pages are answers of the engine; seo for the head of a list; both know domain alone.
    values: ['domain', 'search', 'addresses', 'seo', 'notes'],
    // The dealer's Site, its stock and the two as one Tenant: what every page is made of.
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
    // tenants for the current dealer's stock facts alone; see tenants/current.
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

/** The rooms of the lead API, and the other rooms of it that each may import. */
export const leadApiRooms: Readonly<Record<string, readonly string[]>> = {
  /** what was asked for, read with the words of the form */
  asked: [],
  adf: ['asked'],
  csv: ['asked'],
  store: ['asked'],
  /** what goes out of leads, and to whom */
  deliveries: ['asked', 'adf', 'store'],
  /** the calls of shoppers' browsers */
  http: ['asked', 'store'],
  /** what staff read */
  page: ['asked', 'adf', 'csv', 'store', 'deliveries', 'http'],
}
