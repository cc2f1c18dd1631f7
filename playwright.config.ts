import { defineConfig } from '@playwright/test'
import { withoutPictures } from './tests/e2e/pictures.ts'
import { isFullRun } from './tests/full-run.ts'

/**
 * Leaves out what a tag keeps for the other screen, and what only a full run has. `-first`: where one screen stands for both,
 * which a full run tries.
 */
const notFor = (other: string) =>
  new RegExp(isFullRun ? `@${other}(?!\\S)` : `@(?:full|${other}|${other}-first)(?!\\S)`)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // A busy machine is slow, not wrong: these end what hangs, and cost nothing where a page is as fast as it should be.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test-reports/e2e.json' }]],
  use: {
    // Recording costs every test a third of its time; `--trace on` records one that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What moves is drawn sixty times a second, for nobody; a full run waits for it, and a spec about it asks for it.
    contextOptions: { reducedMotion: isFullRun ? 'no-preference' : 'reduce' },
    ...withoutPictures,
  },
  // A test runs on both, unless its tag names the one screen that makes it what it is, or the one that is looked at first.
  projects: [
    {
      name: 'phone',
      grepInvert: notFor('desktop'),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', grepInvert: notFor('phone'), use: { viewport: { width: 1440, height: 900 } } },
  ],
})
