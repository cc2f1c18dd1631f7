import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const common = {
  environment: 'node',
  // Limits are for what hangs; a busy machine takes its time.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  globalSetup: './tests/own-temp-folder-setup.ts',
  maxWorkers: availableParallelism(),
} as const

/** Tests of one room that wait for servers, databases or other processes: with them nobody would verify before each commit. */
const ofPrograms = [
  'scripts/build/{pool,release/lock}.test.ts',
  'scripts/{publish,rollback,fresh/check-fresh,report/one-fault,lib/{release-commands,report-failure}}.test.ts',
  'scripts/lead-api/{app,person-tasks,deliveries/{deliveries,outbox-mailer},page/lead-access,store/{holds,lead-store,pending-uploads}}.test.ts',
  'scripts/pictures/{command,hostile-pictures,pictures}.test.ts',
  'scripts/serve/dawdlers.test.ts',
  'scripts/trial/{dealers,feeds}/trial.test.ts',
]

/** Tests that put servers and networks in the place of the real ones. */
const ofServers = ['tests/{commands,delivery,search}/**/*.test.ts', 'tests/sites/hosted-yards.test.ts', ...ofPrograms]

/** Tests of what a build does and its pages say. */
const ofSites = ['tests/{recipes,settings,sites}/**/*.test.ts', 'scripts/demo/make-demo.test.ts']

/** As a night renders: React's other build makes other bytes, and takes twice as long. All share one bundle of pages. */
const asANight = {
  env: { NODE_ENV: 'production' },
  globalSetup: [common.globalSetup, './tests/bundle-setup.ts'],
}
/** With React's build of the line above. */
const oxc = { jsx: { runtime: 'automatic', development: false } } as const

/** Files that share a worker read the builder once; that was a quarter of their time. */
const inTurn = { isolate: false, setupFiles: './tests/undo-stubs.ts' } as const

/** Files that take longest: they come first, so that at the end no core waits for one of them. */
const long = ['only-what-changed', 'every-setting', 'trial-kills', 'recipes', 'planted-secrets', 'cars-that-left']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files)
    const isLong = (name: string) => (file: TestSpecification) => file.moduleId.endsWith(`/${name}.test.ts`)
    const first = long.flatMap((name) => others.filter(isLong(name)))
    return [...first, ...others.filter((file) => !first.includes(file))]
  }
}

export default defineConfig({
  // As the pages are built: a file is an address, never written into what names it.
  build: { assetsInlineLimit: 0 },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'unit',
          include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [...ofSites, ...ofServers],
          // A test undoes what it stubs, so files may share a worker, which halves the time.
          isolate: false,
        },
      },
      {
        extends: true,
        oxc,
        test: { ...common, ...asANight, ...inTurn, name: 'sites', include: ofSites, exclude: ofServers },
      },
      { extends: true, oxc, test: { ...common, ...asANight, ...inTurn, name: 'servers', include: ofServers } },
    ],
  },
})
