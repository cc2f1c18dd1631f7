import { defineConfig } from 'astro/config'
import { forecourt } from './scripts/build/astro-integration.ts'
import { entryOrder } from './scripts/build/entry-order.ts'
import { react } from './scripts/build/guarded-react.ts'
import { inlinedHelpers } from './scripts/build/inlined-helpers.ts'
import { plainImports } from './scripts/build/plain-imports.ts'
import { reactExports } from './scripts/build/react-exports.ts'
import { leanScopes } from './scripts/build/scopes/lean-scopes.ts'
import { groupScripts } from './scripts/build/script-files.ts'
import { smallerScripts } from './scripts/build/smaller-scripts.ts'
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
      plainImports(),
      inlinedHelpers(),
      smallerScripts(),
      wholeRenderer(),
    ],
    build: { assetsInlineLimit: 0 },
    worker: { format: 'es' },
  },
})
