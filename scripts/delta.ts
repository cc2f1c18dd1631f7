import { resolve } from 'node:path'
import { type CAC, cac } from 'cac'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { buildTime } from './build/build-time.ts'
import { type DeltaJob, type DeltaResult, deltaSite } from './delta/delta-site.ts'
import { reportForPeople } from './delta/report.ts'
import { commandLine, unlimitedWords } from './lib/command-line/command-line.ts'
import { contentFolder, contentOption } from './lib/command-line/content-folder.ts'
import { namedDealers } from './lib/command-line/named-dealers.ts'
import { refuseSharedTable } from './lib/command-line/shared-table.ts'
import { failureText } from './lib/failure-text.ts'
import { OperatorError } from './lib/operator-error.ts'
import { exitCodeOf, reportForMachines } from './lib/outcomes.ts'
import { reportFailure } from './lib/report-failure.ts'
import { parseKeyOptions } from './publish/key-options.ts'
import { openTarget, targetOf } from './publish/target.ts'

type Options = Readonly<Record<string, unknown>>

function command(): CAC {
  const cli = cac('npm run delta --')
  cli.usage('<slug ...> [options]')
  cli.option('--stock <file>', 'stock snapshot that replaces the dealer’s own')
  cli.option('--to <place>', 'where the site is hosted, as for npm run publish; else only its release is updated')
  cli.option('--out <dir>', 'folder of the releases', { default: 'dist' })
  cli.option(...contentOption)
  cli.option('--endpoint <url>', 'URL of an S3 host other than Amazon')
  cli.option('--region <name>', 'region of the bucket')
  cli.option('--addresses <how>', 'as for npm run publish', { default: 'clean' })
  cli.option('--encoding <names>', 'as for npm run publish')
  cli.option('--json', 'report as JSON')
  return cli
}

/** @throws for an unknown dealer */
function slugsFrom(content: string, asked: readonly string[], { to }: Options): readonly string[] {
  if (asked.length === 0) throw new OperatorError('Which dealer? npm run delta -- <slug>')
  const slugs = namedDealers(asked, dealerSlugs(content))
  if (slugs.length > 1 && to !== undefined && !String(to).includes('{slug}'))
    throw new OperatorError(`--to has to say {slug} somewhere, as ${slugs.length} dealers go there.`)
  return slugs
}

/** Where the status is uploaded besides its release; null without --to. @throws for incompatible options */
function placeOf(slug: string, options: Options): DeltaJob['to'] {
  if (options.to === undefined) return null
  const { endpoint, region } = options as Readonly<Record<string, string | undefined>>
  const target = targetOf(String(options.to), slug, { endpoint, region })
  return { open: () => openTarget(target), keys: parseKeyOptions(target, options) }
}

async function deltaAll(asked: readonly string[], options: Options): Promise<DeltaResult[]> {
  const [content, out] = [contentFolder(options.content), resolve(String(options.out))]
  const stock = options.stock === undefined ? undefined : resolve(String(options.stock))
  const slugs = slugsFrom(content, asked, options)
  refuseSharedTable(stock, slugs)
  const results: DeltaResult[] = []
  for (const slug of slugs)
    results.push(await deltaSite({ slug, out, content, stock, now: buildTime(), to: placeOf(slug, options) }))
  return results
}

/** The command: exit 1 when a stock was refused, 2 for a wrong call, 3 when a build holds a dealer's lock. */
async function main(): Promise<void> {
  const { args, options } = commandLine(command(), unlimitedWords)
  if (options.help) return
  const results = await deltaAll(args, options)
  console.log(options.json ? reportForMachines(results) : reportForPeople(results))
  process.exitCode = exitCodeOf(results)
}

await main().catch((error: unknown) => {
  reportFailure(failureText(error, 'No site was touched.'))
  process.exitCode = 2
})
