import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const lean = (file: string) => fileURLToPath(new URL(`../../src/islands/search/lean/${file}`, import.meta.url))

/** What stands in for a module of InstantSearch, by the name it is imported under. */
const replacements: Readonly<Record<string, string>> = {
  'createInsightsMiddleware.js': lean('unused.ts'),
  'createMetadataMiddleware.js': lean('unused.ts'),
  'history.js': lean('unused.ts'),
  'hydrateSearchClient.js': lean('unused.ts'),
  'hydrateRecommendCache.js': lean('unused.ts'),
  'createHelpers.js': lean('unused.ts'),
  'algoliasearch-helper': lean('search-helper.ts'),
}

const library = /\/node_modules\/(?:instantsearch\.js|react-instantsearch(?:-core)?)\//

/** Leaves out of the bundle what of InstantSearch never runs here and would be half of its weight. */
export function leanInstantSearch() {
  return {
    name: 'forecourt:lean-instantsearch',
    enforce: 'pre',
    resolveId: (source: string, importer: string | undefined) => {
      if (!importer || !library.test(importer)) return null
      if (source.startsWith('use-sync-external-store/shim')) return lean('external-store.ts')
      return replacements[basename(source)] ?? null
    },
  } as const
}
