import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { cac } from 'cac'
import { auditPage, freePort, loadLighthouse } from './bench/lighthouse.ts'
import { figuresOf, findMissedGoals, type LighthouseResult, type PageFigures } from './bench/lighthouse-figures.ts'
import { limits } from './budgets/limits.ts'
import { measureBrotliSize } from './budgets/weigh-page.ts'
import { kindOf } from './budgets/weigh-site.ts'
import { browserArgs, findBrowser } from './lib/browser.ts'
import { commandLine, unlimitedWords } from './lib/command-line/command-line.ts'
import { namedReleases } from './lib/command-line/named-dealers.ts'
import { wholeNumber } from './lib/command-line/numbers.ts'
import { failureText } from './lib/failure-text.ts'
import { sitePages } from './lib/site-pages.ts'
import { serve } from './serve/server.ts'
import { liveSites } from './serve/sites.ts'

type Look = (address: string) => Promise<LighthouseResult>

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/**
 * Shown beside the budget, which covers loading before interaction: Lighthouse's browser stays and loads a little more.
 */
function row(path: string, figures: PageFigures, site: string): string {
  const { scores, lcpMs, blockedMs, shift, requests, bytes, scripts, faults } = figures
  const most = limits[kindOf(path)]
  const cells = [
    Object.values(scores).join(' '),
    `LCP ${(lcpMs / 1000).toFixed(2)} s`,
    `blocked ${blockedMs.toFixed(0)} ms`,
    `CLS ${shift.toFixed(3)}`,
    `${requests} requests, ${kilobytes(bytes)}`,
    `scripts ${scripts.length} of ${most.scripts}, ${kilobytes(measureBrotliSize(site, scripts))} of ${kilobytes(most.scriptsBrotli)} brotli`,
  ]
  return [`  ${cells.join('  ')}  ${path}`, ...faults.map((fault) => `      ${fault}`)].join('\n')
}

/** Audits a page `runs` times, sequentially, as parallel audits would slow each other. */
async function measure(look: Look, address: string, runs: number): Promise<PageFigures> {
  const results: LighthouseResult[] = []
  for (let run = 0; run < runs; run++) results.push(await look(address))
  return figuresOf(results)
}

/** The named sites, else the three with most cars. @throws when a named one does not exist */
function chosen(out: string, asked: readonly string[]): readonly string[] {
  const sites = liveSites(out).toSorted((a, b) => b.cars - a.cars)
  const slugs = namedReleases(
    asked,
    sites.map(({ slug }) => slug),
    out,
  )
  return asked.length > 0 ? slugs : slugs.slice(0, 3)
}

/** `bench:pages [slug ...]`: Lighthouse results of five pages of each dealer; exit 1 when one falls short. */
async function main(): Promise<void> {
  const cli = cac('npm run bench:pages --')
  cli.usage('[slug ...] [options]')
  cli.option('--runs <count>', 'audits per page; the median counts', { default: 3 })
  cli.option('--out <dir>', 'folder of the releases', { default: 'dist' })
  const { args, options } = commandLine(cli, unlimitedWords)
  if (options.help) return
  const runs = wholeNumber('--runs', options.runs, 1)
  const out = resolve(String(options.out))
  const slugs = chosen(out, args)
  const lighthouse = await loadLighthouse(process.cwd())
  const steering = await freePort()
  const { server, port } = await serve({ out, port: 0, leads: ':memory:' })
  const browser = await chromium.launch({
    executablePath: await findBrowser(process.cwd()),
    args: [...browserArgs, `--remote-debugging-port=${steering}`],
  })
  try {
    for (const slug of slugs) {
      const site = `http://${slug}.localhost:${port}`
      const finder = await browser.newPage()
      const pages = await sitePages(finder, site)
      await finder.close()
      console.log(`${slug}  (performance, accessibility, best practices, SEO)`)
      for (const path of Object.values(pages)) {
        const look: Look = (address) => auditPage(lighthouse, address, steering)
        const figures = await measure(look, site + path, runs)
        console.log(row(path, figures, join(out, slug, 'current')))
        if (findMissedGoals(figures).length > 0) process.exitCode = 1
      }
    }
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

await main().catch((error: Error) => {
  console.error(failureText(error, 'Nothing was changed.'))
  process.exitCode = 2
})
