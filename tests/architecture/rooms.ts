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
    values: ['domain'],
    types: ['stock', 'search'],
    packages: ['valibot', 'yaml', 'node:fs', 'node:path'],
  },
  'src/stock': {
    lives: 'snapshot to the cars a site shows',
    values: ['domain'],
    types: ['tenants'],
    packages: ['valibot', 'htmlparser2'],
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
    types: [],
    packages: ['valibot'],
  },
  'src/api': { lives: 'every call a browser makes', values: ['domain'], types: ['forms', 'search'], packages: [] },
  'src/seo': {
    lives: 'head tags and schema.org as data',
    values: ['domain'],
    types: ['tenants'],
    packages: [],
  },
  'src/stores': {
    lives: 'what islands share',
    values: ['domain', 'api'],
    types: [],
    packages: ['nanostores', 'react', 'idb-keyval'],
  },
  'src/components': {
    lives: 'views without hooks, rendered on both sides',
    values: ['domain', 'seo'],
    types: ['tenants', 'forms', 'stock', 'search'],
    packages: ['react', 'marked', 'astro'],
  },
  'src/addresses': {
    lives: 'which addresses a site has, and what its files link to',
    values: ['domain', 'search', 'components'],
    types: ['tenants', 'stock'],
    packages: [],
  },
  'src/islands': {
    lives: 'all JavaScript that ships',
    values: ['domain', 'search', 'forms', 'api', 'stores', 'components'],
    types: ['tenants'],
    packages: [
      'react',
      'react-dom',
      '@astrojs/react',
      'react-instantsearch',
      'instantsearch.js',
      'nanostores',
      'mapbox-gl',
    ],
  },
  'src/layouts': {
    lives: 'the page around the content',
    // tenants for the current dealer's stock facts alone; see tenants/current.
    values: ['domain', 'forms', 'seo', 'components', 'styles', 'islands', 'tenants'],
    types: ['tenants', 'api'],
    packages: ['astro', '@fontsource-variable/*'],
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
      'stores',
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
    values: ['domain', 'tenants', 'stock', 'search', 'addresses', 'forms', 'api'],
    types: [],
    packages: ['*'],
  },
}
