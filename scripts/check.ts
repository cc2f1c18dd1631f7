import { cac } from 'cac'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { buildTime } from './build/build-time.ts'
import { checkDealer } from './check/check-dealer.ts'
import { checkLines } from './check/lines.ts'
import { strayFiles } from './check/stray-files.ts'
import { commandLine, unlimitedWords } from './lib/command-line/command-line.ts'
import { contentFolder, contentOption, warnOfNoDealers } from './lib/command-line/content-folder.ts'
import { namedDealers } from './lib/command-line/named-dealers.ts'
import { failureText } from './lib/failure-text.ts'
import { reportFailure } from './lib/report-failure.ts'
import { safeJson, safeText } from './lib/safe-text.ts'

/**
 * `check [slug ...] [--stock FILE] [--content DIR] [--json]`: checks dealer files and snapshots without building; exit
 * 1 on any problem, 2 for a wrong call.
 */
async function main(): Promise<void> {
  const cli = cac('npm run check --')
  cli.usage('[slug ...] [options]')
  cli.option('--stock <file>', 'stock snapshot that replaces the dealer’s own')
  cli.option(...contentOption)
  cli.option('--json', 'report as JSON')
  const { args, options } = commandLine(cli, unlimitedWords)
  if (options.help) return
  const root = contentFolder(options.content)
  const now = buildTime()
  const stock = options.stock === undefined ? undefined : String(options.stock)
  const known = dealerSlugs(root)
  const slugs = namedDealers(args, known)
  warnOfNoDealers(root, known)
  for (const line of strayFiles(root)) console.error(safeText(line))
  const checked = await Promise.all(slugs.map((slug) => checkDealer(slug, { root, now, stock })))
  const failed = checked.filter(({ problems }) => problems.length > 0).length
  if (options.json) console.log(safeJson({ failed, dealers: checked }))
  else if (checked.length > 0) console.log(safeText(checked.flatMap(checkLines).join('\n')))
  process.exitCode = failed > 0 ? 1 : 0
}

await main().catch((error: unknown) => {
  reportFailure(failureText(error, 'Nothing was checked.'))
  process.exitCode = 2
})
