import { appendFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cac } from 'cac'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { writeDurably } from './build/release/durable.ts'
import { commandLine, unlimitedWords } from './lib/command-line/command-line.ts'
import { contentFolder, contentOption } from './lib/command-line/content-folder.ts'
import { namedDealers } from './lib/command-line/named-dealers.ts'
import { UsageError } from './lib/command-line/usage-error.ts'
import { failureText } from './lib/failure-text.ts'
import { makeFolder } from './lib/make-folder.ts'
import { OperatorError } from './lib/operator-error.ts'
import { reportFailure } from './lib/report-failure.ts'
import { safeJson, safeText } from './lib/safe-text.ts'
import { annotations, failureAnnotation, jobSummaries } from './report/github.ts'
import { overviewPage, reportPage } from './report/html.ts'
import { summaryOf } from './report/lines.ts'
import { makeReports, type ReportsMade } from './report/make-reports.ts'
import { type BuiltDealer, readNight } from './report/night.ts'
import type { NightReport } from './report/report.ts'
import { liveSites } from './serve/sites.ts'

/** Replaces a file as a whole: on a full disk the earlier report stays. */
function replace(into: string, name: string, text: string): void {
  writeDurably(join(into, name), join(into, `.${name}.${process.pid}`), text)
}

/** Writes an HTML page and a JSON file per dealer, and an overview. */
function writeReports(reports: readonly NightReport[], into: string): void {
  if (reports.length === 0) return
  makeFolder(into)
  for (const report of reports) {
    replace(into, `${report.slug}.html`, safeText(reportPage(report)))
    replace(into, `${report.slug}.json`, safeJson(report))
  }
  replace(into, 'index.html', safeText(overviewPage(reports)))
}

/** On GitHub Actions: writes the job summary, and annotations to the log, which GitHub reads from stdout and stderr. */
function tellGitHub(reports: readonly NightReport[], tell: (line: string) => void): void {
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, safeText(jobSummaries(reports)))
  if (GITHUB_ACTIONS) for (const line of annotations(reports)) tell(safeText(line))
}

/** Dealers to report on. @throws UsageError for a name that is neither a dealer nor in the build's report */
function slugsFrom(
  { out, content }: { readonly out: string; readonly content: string },
  asked: readonly string[],
  night: ReadonlyMap<string, BuiltDealer>,
): readonly string[] {
  const live = existsSync(out) ? liveSites(out).map(({ slug }) => slug) : []
  // A removed dealer still has a release, and may be in the build's report.
  if (asked.length > 0) return namedDealers(asked, [...new Set([...dealerSlugs(content), ...live, ...night.keys()])])
  if (night.size > 0) return [...night.keys()]
  if (live.length === 0) throw new OperatorError('There is no release to report on: npm run build')
  return live
}

function tellNight({ reports, failed }: ReportsMade, isJson: boolean): void {
  if (isJson) console.log(safeJson({ dealers: reports, failed }))
  else for (const report of reports) console.log(safeText(`${report.slug}  ${summaryOf(report)}`))
  for (const { slug, problem } of failed) console.error(safeText(`${slug}  ${problem}`))
  tellGitHub(reports, isJson ? console.error : console.log)
}

/**
 * `report [slug ...] [--night FILE] [--into DIR] [--json]`: exit 1 when a dealer, or all, have nothing to report on.
 */
async function main(): Promise<void> {
  const cli = cac('npm run report --')
  cli.usage('[slug ...] [options]')
  cli.option('--night <file>', 'output of npm run build -- --json')
  cli.option('--into <dir>', 'folder of the report', { default: 'report' })
  cli.option('--out <dir>', 'folder of the releases', { default: 'dist' })
  cli.option(...contentOption)
  cli.option('--json', 'report as JSON')
  const { args, options } = commandLine(cli, unlimitedWords)
  if (options.help) return
  const [out, content] = [resolve(String(options.out)), contentFolder(options.content)]
  const night = options.night === undefined ? new Map<string, BuiltDealer>() : readNight(String(options.night))
  const slugs = new Set(slugsFrom({ out, content }, args, night))
  const made = await makeReports([...slugs].map((slug) => ({ slug, out, content, built: night.get(slug) ?? null })))
  writeReports(made.reports, resolve(String(options.into)))
  tellNight(made, Boolean(options.json))
  process.exitCode = made.failed.length > 0 ? 1 : 0
}

await main().catch((error: unknown) => {
  const text = failureText(error, 'No site was touched.')
  reportFailure(text)
  if (process.env.GITHUB_ACTIONS) console.error(safeText(failureAnnotation(text)))
  process.exitCode = error instanceof UsageError ? 2 : 1
})
