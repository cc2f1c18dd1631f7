import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cac } from 'cac'
import { failureText } from './lib/failure-text.ts'
import { PlainError } from './lib/plain-error.ts'
import { safeJson, safeText } from './lib/safe-text.ts'
import { annotations, jobSummary } from './report/github.ts'
import { overviewPage, reportPage } from './report/html.ts'
import { summaryOf } from './report/lines.ts'
import { makeReport } from './report/make-report.ts'
import { type BuiltDealer, readNight } from './report/night.ts'
import type { NightReport } from './report/report.ts'
import { liveSites } from './serve/sites.ts'

/** Pages for people and files for machines, one a dealer, and one of all. */
function writeReports(reports: readonly NightReport[], into: string): void {
  mkdirSync(into, { recursive: true })
  for (const report of reports) {
    writeFileSync(join(into, `${report.slug}.html`), safeText(reportPage(report)))
    writeFileSync(join(into, `${report.slug}.json`), safeJson(report))
  }
  writeFileSync(join(into, 'index.html'), safeText(overviewPage(reports)))
}

/** Where GitHub runs the job: its summary, and annotations in its log. */
function tellGitHub(reports: readonly NightReport[]): void {
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, safeText(reports.map(jobSummary).join('')))
  if (GITHUB_ACTIONS) for (const line of reports.flatMap(annotations)) console.log(safeText(line))
}

function slugsFrom(out: string, asked: readonly string[], night: ReadonlyMap<string, BuiltDealer>): readonly string[] {
  if (asked.length > 0) return asked
  if (night.size > 0) return [...night.keys()]
  const live = existsSync(out) ? liveSites(out).map(({ slug }) => slug) : []
  if (live.length === 0) throw new PlainError('There is no release to report on: npm run build')
  return live
}

/** `report [slug ...] [--night FILE] [--into DIR] [--json]`: exit 1 when there is nothing to report on. */
async function main(): Promise<void> {
  const cli = cac('npm run report --')
  cli.usage('[slug ...] [options]')
  cli.option('--night <file>', 'what the build said: npm run build -- --json > FILE')
  cli.option('--into <dir>', 'where the report goes', { default: 'report' })
  cli.option('--out <dir>', 'where releases are', { default: 'dist' })
  cli.option('--content <dir>', 'the folder that holds dealers/ and stock/', { default: '.' })
  cli.option('--json', 'report as JSON on the output')
  cli.help()
  const { args, options } = cli.parse()
  if (options.help) return
  const [out, content] = [resolve(String(options.out)), resolve(String(options.content))]
  const night = options.night === undefined ? new Map<string, BuiltDealer>() : readNight(String(options.night))
  const reports: NightReport[] = []
  for (const slug of slugsFrom(out, args, night))
    reports.push(await makeReport({ slug, out, content, built: night.get(slug) ?? null }))
  writeReports(reports, resolve(String(options.into)))
  if (options.json) console.log(safeJson({ dealers: reports }))
  else for (const report of reports) console.log(safeText(`${report.slug}  ${summaryOf(report)}`))
  tellGitHub(reports)
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'No site was touched.'))
  process.exitCode = 1
})
