import { defineConfig } from 'astro/config'
import { forecourt } from './scripts/build/astro-integration.ts'
import { entryOrder } from './scripts/build/entry-order.ts'
import { inlinedHelpers } from './scripts/build/inlined-helpers.ts'
import { minifyScripts } from './scripts/build/minify-scripts.ts'
import { plainImports } from './scripts/build/plain-imports.ts'
import { reactExports } from './scripts/build/react-exports.ts'
import { react } from './scripts/build/react-integration.ts'
import { leanScopes } from './scripts/build/scopes/lean-scopes.ts'
import { groupScripts, hexadecimalVersions } from './scripts/build/script-files.ts'
import { wholeRenderer } from './scripts/build/whole-renderer.ts'

// One bundle serves every dealer: nothing here may depend on which dealer is rendered.
export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  outDir: process.env.FORECOURT_ASTRO_OUT ?? `.cache/astro/${process.env.DEALER ?? 'no-dealer'}`,
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [react({ experimentalDisableStreaming: true }), forecourt()],
  vite: {
    plugins: [
      reactExports(),
      leanScopes(),
      entryOrder(),
      groupScripts(),
      hexadecimalVersions(),
      plainImports(),
      inlinedHelpers(),
      minifyScripts(),
      wholeRenderer(),
    ],
    build: { assetsInlineLimit: 0 },
    worker: { format: 'es' },
  },
})
