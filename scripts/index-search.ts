import { resolve } from 'node:path'
import { cac } from 'cac'
import { Listr } from 'listr2'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { loadSite } from '#tenants/load.ts'
import { buildTime } from './build/build-time.ts'
import { indexDealer } from './index-search/index-dealer.ts'
import { exitCodes } from './index-search/index-failure.ts'
import type { IndexJob, IndexResult } from './index-search/index-result.ts'
import { exitCodeOf, headline, reportForMachines, reportForPeople } from './index-search/report.ts'
import { commandLine, unlimitedWords } from './lib/command-line/command-line.ts'
import { contentFolder, contentOption, warnOfNoDealers } from './lib/command-line/content-folder.ts'
import { namedDealers } from './lib/command-line/named-dealers.ts'
import { failureText } from './lib/failure-text.ts'
import { reportFailure } from './lib/report-failure.ts'

/** Number of dealers indexed in parallel; a server runs its tasks sequentially anyway. */
const atOnce = 4

export type IndexOptions = Omit<IndexJob, 'slug'> & {
  /** Dealers to index; all with a search host when empty. */
  readonly slugs: readonly string[]
  readonly json?: boolean
}

function isHosted(slug: string, root: string): boolean {
  const loaded = loadSite(slug, { root, env: process.env })
  return 'problems' in loaded || loaded.site.search.engine === 'meilisearch'
}

/** Updates the indexes of dealers with a search host. Failures of one dealer do not affect others. */
export async function indexSearch({ slugs, json = false, ...job }: IndexOptions): Promise<readonly IndexResult[]> {
  const known = dealerSlugs(job.root)
  const named = namedDealers(slugs, known)
  const wanted = slugs.length > 0 ? named : known.filter((slug) => isHosted(slug, job.root))
  const results = new Map<string, IndexResult>()
  const tasks = wanted.map((slug) => ({
    title: slug,
    task: async (_context: object, task: { title: string; output: string }) => {
      const result = await indexDealer({ ...job, slug }, (what) => {
        task.output = what
      })
      results.set(slug, result)
      task.title = `${slug}  ${headline(result)}`
      if (result.outcome === 'failed') throw new Error(task.title)
    },
  }))
  const renderer = json ? 'silent' : process.stdout.isTTY ? 'default' : 'simple'
  await new Listr(tasks, { concurrent: atOnce, exitOnError: false, renderer }).run()
  return wanted.flatMap((slug) => results.get(slug) ?? [])
}

/** The command: `index [slug ...] [--stock FILE] [--out DIR] [--force] [--json]`. */
async function main(): Promise<void> {
  const cli = cac('npm run index --')
  cli.usage('[slug ...] [options]')
  cli.option('--stock <file>', 'stock snapshot that replaces the dealer’s own')
  cli.option(...contentOption)
  cli.option('--out <dir>', 'folder of the releases', { default: 'dist' })
  cli.option('--force', 'fill although nothing has changed')
  cli.option('--clear', 'after publishing: delete indexes that no release uses; fill nothing')
  cli.option('--accept-drop', 'fill although the stock fell by more than is allowed')
  cli.option('--json', 'report as JSON')
  const { args, options } = commandLine(cli, unlimitedWords)
  if (options.help) return
  const root = contentFolder(options.content)
  warnOfNoDealers(root, dealerSlugs(root))
  const results = await indexSearch({
    root,
    now: buildTime(),
    env: process.env,
    slugs: args,
    out: resolve(String(options.out)),
    stock: options.stock === undefined ? undefined : resolve(String(options.stock)),
    force: Boolean(options.force),
    clear: Boolean(options.clear),
    acceptDrop: Boolean(options.acceptDrop),
    json: Boolean(options.json),
  })
  console.log(options.json ? reportForMachines(results) : reportForPeople(results))
  process.exitCode = exitCodeOf(results)
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    reportFailure(failureText(error, 'No index was touched.'))
    process.exitCode = exitCodes.usage
  })
}
