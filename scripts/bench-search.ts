import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { cac } from 'cac'
import { readCars } from '#stock/read-cars.ts'
import type { Site } from '#tenants/site.ts'
import { bundleOf, launchBrowser } from './bench/browser.ts'
import { budgetsOf } from './bench/budgets.ts'
import { weigh } from './bench/figures.ts'
import { reportText } from './bench/report.ts'
import { type BenchReport, measureStock, type Run, type SizeReport } from './bench/run.ts'
import { chooseSite, measureSite, type SitePage } from './bench/site.ts'
import { benchCars, benchReading, benchSnapshot, readBenchWords } from './bench/stock.ts'
import { understandingOfDemos, understandingOn } from './bench/understood-stocks.ts'
import { commandLine } from './lib/command-line/command-line.ts'
import { wholeNumber } from './lib/command-line/numbers.ts'
import { failureText } from './lib/failure-text.ts'

const usualSizes = '300,2000,10000,50000'
const typedWords = ['toyota hilux', 'mazda cx-5', 'white ute']
/** CPU slowdown that simulates a phone a few years old. */
const rate = 4

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** Reads the cars of a snapshot or a plain list. @throws when the file has no list */
function realCars(file: string) {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const list = Array.isArray(read) ? read : (read as { readonly cars?: unknown }).cars
  if (!Array.isArray(list)) throw new Error(`${file} holds no list of cars.`)
  return readCars(list, benchReading).cars
}

async function measureAll(run: Run, sizes: readonly number[], real: readonly string[]): Promise<readonly SizeReport[]> {
  const reports: SizeReport[] = []
  for (const size of sizes) {
    say(`Measuring ${size} made-up cars`)
    reports.push(await measureStock(benchCars(benchSnapshot(run.root, size)), 'made-up cars', run))
  }
  for (const file of real) {
    say(`Measuring the cars of ${file}`)
    reports.push(await measureStock(realCars(file), `cars of ${file}`, run))
  }
  return reports
}

/** A failed build is reported and exits with 1; the other figures are kept. */
async function sitePage(root: string, browser: Browser, site: Site): Promise<SitePage | null> {
  say('Building and typing into a search page of 2,000 cars')
  return measureSite(root, browser, site, benchSnapshot(root, 2000), typedWords, rate).catch((problem: unknown) => {
    say(problem instanceof Error ? problem.message : String(problem))
    process.exitCode = 1
    return null
  })
}

/** `bench:search [--sizes 300,2000] [--real FILE] [--no-browser] [--no-site] [--json]`: cost and quality of search. */
async function main(): Promise<void> {
  const cli = cac('npm run bench:search --')
  cli.option('--sizes <list>', 'numbers of generated cars, separated by commas', { default: usualSizes })
  cli.option('--real <file>', 'file of real cars to measure, too; may be repeated', { type: [] })
  cli.option('--dealer <slug>', 'dealer whose search page is built and typed into')
  cli.option('--no-browser', 'measure in Node only')
  cli.option('--no-site', 'do not build a search page')
  cli.option('--json', 'report as JSON')
  const { options } = commandLine(cli)
  if (options.help) return
  const root = process.cwd()
  const site = chooseSite(root, options.dealer === undefined ? null : String(options.dealer))
  const sizes = String(options.sizes)
    .split(',')
    .map((size) => wholeNumber('--sizes', size, 1))
  const browser = options.browser ? await launchBrowser(root) : null
  const real = [options.real ?? []].flat().map(String)
  try {
    const run: Run = { root, words: site.search, common: readBenchWords(root).queries, browser, rate }
    const reports = await measureAll(run, sizes, real)
    const page = browser && options.site ? await sitePage(root, browser, site) : null
    const engine = weigh([await bundleOf(root, 'scripts/bench/forecourt.ts')])
    const ofReal = real.map((file) => understandingOn(root, site, realCars(file), `cars of ${file}`))
    const understood = [...understandingOfDemos(root), ...ofReal]
    const report: BenchReport = {
      sizes: reports,
      engine,
      understood,
      site: page,
      budgets: budgetsOf({ sizes: reports, engine, understood, site: page }),
    }
    console.log(options.json ? JSON.stringify(report, null, 2) : reportText(report))
  } finally {
    await browser?.close()
  }
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'The bench was not run.'))
  process.exitCode = 2
})
