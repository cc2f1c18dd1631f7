import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const common = {
  environment: 'node',
  // Limits are for what hangs; a busy machine takes its time.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  globalSetup: './tests/own-temp-folder-setup.ts',
  maxWorkers: availableParallelism(),
} as const

/** Tests that build sites or start whole programs; they share the one bundle of pages that is made before them. */
const ofSites = ['tests/{delivery,recipes,search,settings,sites}/**/*.test.ts', 'scripts/demo/make-demo.test.ts']

export default defineConfig({
  // As the pages are built: a file is an address, never written into what names it.
  build: { assetsInlineLimit: 0 },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'unit',
          include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ofSites,
          // A test undoes what it stubs, so files may share a worker, which halves the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'sites',
          include: ofSites,
          globalSetup: [common.globalSetup, './tests/bundle-setup.ts'],
        },
      },
    ],
  },
})
