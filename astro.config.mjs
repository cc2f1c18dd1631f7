import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { forecourt } from './scripts/build/astro-integration.ts'

/** Parts of InstantSearch that never run here and would be a third of its weight. */
const unusedInstantSearch = {
  find: /^.*\/(?:createInsightsMiddleware|createMetadataMiddleware|routers\/history|hydrateSearchClient|hydrateRecommendCache|createHelpers)\.js$/,
  replacement: fileURLToPath(new URL('./src/islands/search/unused-instantsearch.ts', import.meta.url)),
}

// One bundle serves every dealer: nothing here may depend on which dealer is rendered.
export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  outDir: process.env.FORECOURT_ASTRO_OUT ?? `.cache/astro/${process.env.DEALER ?? 'no-dealer'}`,
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [react({ experimentalDisableStreaming: true }), forecourt()],
  vite: {
    resolve: { alias: [unusedInstantSearch] },
    build: { assetsInlineLimit: 0 },
    worker: { format: 'es' },
  },
})
