import type { Plugin } from 'vite'

/** A file of the browser's bundle that takes more than one module, and which. */
interface ScriptFile {
  readonly name: string
  /** Modules, by their ids. */
  readonly takes: RegExp
  /** Whether all that these modules import from the start goes with them. */
  readonly isDeep?: boolean
}

/**
 * The files that several pages and islands share; a module goes into the first that takes it. What a page asks for before
 * a touch is its own script, these, and the island runtime: small modules in files of their own cost a request each.
 * A file may hold a script that does something by itself only if every page that loads it runs that script.
 */
const scriptFiles: readonly ScriptFile[] = [
  { name: 'site', takes: /\/src\/layouts\/Page\.astro\?astro&type=script/, isDeep: true },
  {
    name: 'site',
    takes: /\/src\/(?:stores\/last-viewed-car|islands\/calls\/call-data|api\/(?:call|is-over|stock-news))\.ts$/,
  },
  // What the day brought, which pages of stock that is looked at between nights ask for by themselves.
  { name: 'watch', takes: /\/src\/(?:islands\/stock-status\/(?:watch|checked|taken-back)|api\/stock-status)\.ts$/ },
  {
    name: 'common',
    // What only cards that are drawn in the browser need goes with them: home and a car's page have theirs in the page.
    takes:
      /\/src\/(?:domain\/car\/(?!(?:paint|budget|repayment|finance-estimate|summary|drive|market-price|badge|picture|shown-types)\b)[\w-]+|domain\/text\/(?:count|dates|dollars|instant|money)|search\/(?:facets|nouns|page-index|page-path|range|state|url)|islands\/car-dates|islands\/shared\/slider-press|stores\/(?:asked-name|near|success|trade-in\/valuation))\.ts$/,
  },
  // What keeps and sends a lead comes with the first form, and with a car's page, where most leads begin: its part about calls is here.
  { name: 'lead', takes: /\/src\/(?:islands\/enquiry\/delivery|stores\/forget|api\/phone)\.ts$/, isDeep: true },
  { name: 'react', takes: /\/node_modules\/(?:react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\// },
  { name: 'react', takes: /\/src\/islands\/(?:react\.ts$|react\/|shared\/hydration\.ts$)/ },
  {
    name: 'react',
    takes:
      /\/src\/components\/(?:car|icon)\/|\/src\/(?:domain\/car\/badge|domain\/contact\/phone-href|stores\/saved-searches-name)\.ts$/,
  },
  {
    // The drawer of the header has no React: what it shares with the garage stands apart from what the pages share.
    name: 'garage',
    takes:
      /\/src\/(?:api\/saved-cards|domain\/saved\/(?:price-since|card-file|compare-slots)|stores\/(?:asked-cars|saved-kept|trail)|islands\/(?:favourites\/saved-summary|shared\/late-styles))\.ts$/,
  },
  {
    name: 'garage-page',
    takes:
      /\/src\/(?:domain\/saved\/shared-cars|islands\/saved-cars\/keep-car|islands\/favourites\/(?:NothingSaved|cars-said)|islands\/shared\/(?:asked-car|use-saved-cards|ShareButton|PrintButton))\.tsx?$/,
  },
  { name: 'form', takes: /\/src\/islands\/EnquiryForm\.tsx$/, isDeep: true },
  {
    name: 'engine',
    takes:
      /\/src\/(?:islands\/shared\/(?:open-transport|site-words)|islands\/search\/labels|search\/(?:queries|chips|left-out))\.ts$/,
    isDeep: true,
  },
  {
    name: 'engine',
    takes: /\/src\/(?:search\/(?:results|transport\/[\w-]+)|domain\/car\/(?:picture|shown-types))\.ts$/,
  },
]

/** Stores by their keys: all stores' own library names them, and only React's hook uses them. */
const apart: ScriptFile = { name: 'react', takes: /\/node_modules\/nanostores\/(?:listen-keys|deep-map)\// }

/** These modules, and what they import from the start, and so on: not what they fetch later. */
function withImports(ids: readonly string[], importsOf: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set(ids)
  for (const id of found) for (const imported of importsOf.get(id) ?? []) found.add(imported)
  return found
}

/** Module -> the file it goes into. */
function placesOf(importsOf: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  for (const { name, takes, isDeep = false } of [apart, ...scriptFiles]) {
    const taken = [...importsOf.keys()].filter((id) => takes.test(id))
    for (const id of isDeep ? withImports(taken, importsOf) : taken) if (!places.has(id)) places.set(id, name)
  }
  return places
}

/** Puts the modules that pages share into few files. */
export function groupScripts(): Plugin {
  const importsOf = new Map<string, readonly string[]>()
  let places: ReadonlyMap<string, string> | undefined
  const placeOf = (id: string): string | undefined => {
    places ??= placesOf(importsOf)
    return places.get(id)
  }
  const names = [...new Set(scriptFiles.map(({ name }) => name))]
  // What a file of low priority imports goes with it, unless a file of higher priority has it already.
  const groups = names.map((name, at) => ({
    name,
    priority: names.length - at,
    test: (id: string) => placeOf(id) === name,
  }))
  return {
    name: 'forecourt:script-files',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    // Without it a script that others import from would be two files: one holds it, and one that only names its exports.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    moduleParsed: ({ id, importedIds }) => {
      importsOf.set(id, importedIds)
    },
    // The one style sheet of all pages is there already: no script that comes later may ask for its own.
    generateBundle: (_, bundle) => {
      for (const output of Object.values(bundle)) if (output.type === 'chunk') output.viteMetadata?.importedCss.clear()
    },
    // Scripts name each other: eight hexadecimal signs tell versions apart, and travel in two thirds of what eight of 64 signs take.
    // Few files, fetched in two steps at most: what would fetch them all at once weighs more than it saves. Astro overrules what a
    // configuration says of this to all builds.
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
    outputOptions: (options) => ({ ...options, hashCharacters: 'hex', codeSplitting: { groups } }),
  }
}
