import type { Plugin } from 'vite'

/** A chunk of the browser bundle, and the modules it takes. */
interface ScriptFile {
  readonly name: string
  /** Matches module ids. */
  readonly takes: RegExp
  /** Whether it also takes all static imports of these modules, recursively. */
  readonly isDeep?: boolean
}

/**
 * Chunks shared by pages and islands; a module goes into the first that takes it. Before the first interaction a page
 * loads its own script, these chunks, and the island runtime: small modules in chunks of their own cost a request each.
 * A chunk may contain a script with side effects only if every page that loads it runs that script.
 */
const scriptFiles: readonly ScriptFile[] = [
  { name: 'site', takes: /\/src\/layouts\/Page\.astro\?astro&type=script/, isDeep: true },
  {
    name: 'site',
    takes: /\/src\/(?:stores\/last-viewed-car|islands\/calls\/call-data|api\/(?:call|is-over|stock-news))\.ts$/,
  },
  // Stock changes since the build, which pages fetch only for dealers that update stock between builds.
  { name: 'watch', takes: /\/src\/(?:islands\/stock-status\/(?:watch|checked|taken-back)|api\/stock-status)\.ts$/ },
  {
    name: 'common',
    // Modules used only by cards rendered in the browser are here too: home and car pages have theirs prerendered.
    takes:
      /\/src\/(?:domain\/car\/(?!(?:paint|budget|repayment|finance-estimate|summary|drive|market-price|badge|picture|shown-types)\b)[\w-]+|domain\/text\/(?:count|dates|dollars|instant|money)|search\/(?:facets|nouns|page-index|page-path|range|state|url)|islands\/car-dates|islands\/shared\/slider-press|stores\/(?:asked-name|near|success|trade-in\/valuation))\.ts$/,
  },
  // Storing and sending leads loads with the first form, and with a car's page, where most leads begin; it includes the
  // calls part.
  { name: 'lead', takes: /\/src\/(?:islands\/enquiry\/delivery|stores\/forget|api\/phone)\.ts$/, isDeep: true },
  { name: 'react', takes: /\/node_modules\/(?:react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\// },
  { name: 'react', takes: /\/src\/islands\/(?:react\.ts$|react\/|shared\/hydration\.ts$)/ },
  {
    name: 'react',
    takes:
      /\/src\/components\/(?:car|icon)\/|\/src\/(?:domain\/car\/badge|domain\/contact\/phone-href|stores\/saved-searches-name)\.ts$/,
  },
  {
    // The header's drawer has no React: what it shares with the garage is kept apart from what the pages share.
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

/** Keyed stores: nanostores' index imports these modules, but only the React hook uses them. */
const apart: ScriptFile = { name: 'react', takes: /\/node_modules\/nanostores\/(?:listen-keys|deep-map)\// }

/** These modules and their static imports, recursively; dynamic imports are excluded. */
function withImports(ids: readonly string[], importsOf: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set(ids)
  for (const id of found) for (const imported of importsOf.get(id) ?? []) found.add(imported)
  return found
}

/** Map: module id -> name of its chunk. */
function placesOf(importsOf: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  for (const { name, takes, isDeep = false } of [apart, ...scriptFiles]) {
    const taken = [...importsOf.keys()].filter((id) => takes.test(id))
    for (const id of isDeep ? withImports(taken, importsOf) : taken) if (!places.has(id)) places.set(id, name)
  }
  return places
}

/** Groups the modules that pages share into few chunks. */
export function groupScripts(): Plugin {
  const importsOf = new Map<string, readonly string[]>()
  let places: ReadonlyMap<string, string> | undefined
  const placeOf = (id: string): string | undefined => {
    places ??= placesOf(importsOf)
    return places.get(id)
  }
  const names = [...new Set(scriptFiles.map(({ name }) => name))]
  // A group also takes the imports of its modules, unless a group of higher priority has them.
  const groups = names.map((name, at) => ({
    name,
    priority: names.length - at,
    test: (id: string) => placeOf(id) === name,
  }))
  return {
    name: 'forecourt:script-files',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    // Otherwise an entry that others import from would become two files: its code, and one that only re-exports.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    moduleParsed: ({ id, importedIds }) => {
      importsOf.set(id, importedIds)
    },
    // All pages already have the one style sheet: no lazy script may load its own.
    generateBundle: (_, bundle) => {
      for (const output of Object.values(bundle)) if (output.type === 'chunk') output.viteMetadata?.importedCss.clear()
    },
    // Scripts contain each other's names: eight hexadecimal characters identify versions and compress to two thirds of
    // eight base64 ones. No module preload: with few files, loaded in two steps at most, the preload code costs more
    // than it saves. Set per environment because Astro overrides the top-level setting.
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
    outputOptions: (options) => ({ ...options, hashCharacters: 'hex', codeSplitting: { groups } }),
  }
}
