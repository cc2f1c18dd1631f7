import { resolve } from 'node:path'
import { cac } from 'cac'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import type { BuildResult } from './build/build-job.ts'
import { buildTime } from './build/build-time.ts'
import { bundlePages } from './build/bundle.ts'
import { BuildPool } from './build/pool.ts'
import { type BuildOne, buildWithProgress, type StepNames, step } from './build/progress.ts'
import { reportForPeople } from './build/report.ts'
import { sortBySnapshotSize } from './build/sort-by-snapshot-size.ts'
import { commandLine, unlimitedWords } from './lib/command-line/command-line.ts'
import { contentFolder, contentOption, warnOfNoDealers } from './lib/command-line/content-folder.ts'
import { namedDealers } from './lib/command-line/named-dealers.ts'
import { refuseSharedTable } from './lib/command-line/shared-table.ts'
import { failureText } from './lib/failure-text.ts'
import { Interrupted, interrupts, unlessAborted } from './lib/interrupts.ts'
import { exitCodeOf, reportForMachines } from './lib/outcomes.ts'
import { reportFailure } from './lib/report-failure.ts'

export interface BuildOptions {
  /** The project root. */
  readonly root: string
  /** The folder that holds dealers/ and stock/; by default the project root. */
  readonly content?: string | undefined
  /** Dealers to build; all when empty. */
  readonly slugs: readonly string[]
  readonly out: string
  /** Cache of page bundles; `.cache/bundle` by default. */
  readonly bundles?: string | undefined
  /** A snapshot to use for all named dealers, instead of their own. */
  readonly stock?: string | undefined
  readonly force?: boolean
  readonly acceptDrop?: boolean
  /** Wait up to five minutes for another build of the same dealer; true by default. */
  readonly wait?: boolean
  readonly json?: boolean
  /** Stops the build cleanly: unfinished files are removed, and build() rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

const waitMs = 5 * 60_000

const bundling: StepNames = {
  during: 'Pages are bundled, once for all dealers and until the code changes',
  done: 'Pages bundled',
}

/**
 * Bundles once, then renders, verifies and publishes each dealer. Failures of one dealer do not affect others.
 * @throws for an unknown dealer, when bundling fails, or when `signal` aborts
 */
export async function build(options: BuildOptions): Promise<readonly BuildResult[]> {
  const { root, content = root, out, stock, force = false, acceptDrop = false, wait = true, json = false } = options
  // Duplicates are removed: two builds of a dealer would wait for each other.
  const slugs = namedDealers(options.slugs, dealerSlugs(content))
  refuseSharedTable(stock, slugs)
  const now = buildTime().toISOString()
  const bundle = await step(bundling, json, () => bundlePages(root, options.signal, options.bundles))
  const same = { root, content, out, bundle, stock, now, force, acceptDrop, waitMs: wait ? waitMs : 0 }
  const pool = new BuildPool(slugs.length)
  const buildOne: BuildOne = (slug, tell) => pool.run({ slug, ...same }, tell)
  try {
    const ended = buildWithProgress(sortBySnapshotSize(slugs, content), buildOne, json)
    const results = await unlessAborted(options.signal, ended)
    return slugs.flatMap((slug) => results.filter((result) => result.slug === slug))
  } finally {
    await (options.signal?.aborted ? pool.stop() : pool.close())
  }
}

/**
 * The command: `build [slug ...] [--stock FILE] [--out DIR] [--force] [--json]`; exit 1 when a dealer failed, 3 when
 * one was locked by another build.
 */
async function main(): Promise<void> {
  const cli = cac('npm run build --')
  cli.usage('[slug ...] [options]')
  cli.option('--stock <file>', 'stock snapshot that replaces the dealer’s own')
  cli.option('--out <dir>', 'folder of the releases', { default: 'dist' })
  cli.option(...contentOption)
  cli.option('--bundles <dir>', 'folder of page bundles', { default: '.cache/bundle' })
  cli.option('--force', 'build although nothing has changed')
  cli.option('--accept-drop', 'publish although the stock fell, or changed, by more than is allowed')
  cli.option('--no-wait', 'do not wait for another build of the same dealer')
  cli.option('--json', 'report as JSON')
  const { args, options } = commandLine(cli, unlimitedWords)
  if (options.help) return
  const content = contentFolder(options.content)
  warnOfNoDealers(content, dealerSlugs(content))
  const results = await build({
    root: process.cwd(),
    content,
    slugs: args,
    out: resolve(String(options.out)),
    bundles: resolve(String(options.bundles)),
    stock: options.stock === undefined ? undefined : resolve(String(options.stock)),
    force: Boolean(options.force),
    acceptDrop: Boolean(options.acceptDrop),
    wait: Boolean(options.wait),
    json: Boolean(options.json),
    signal: interrupts(),
  })
  console.log(options.json ? reportForMachines(results) : reportForPeople(results))
  process.exitCode = exitCodeOf(results)
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    if (error instanceof Interrupted) {
      reportFailure(`Build ${error.message}. What was not yet published goes away, and live sites stay as they are.`)
      process.exit(error.exitCode)
    }
    reportFailure(failureText(error, 'No site was touched.'))
    process.exitCode = 2
  })
}
