import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { cac } from 'cac'
import pc from 'picocolors'
import { browserArgs, findBrowser } from './lib/browser.ts'
import { commandLine } from './lib/command-line/command-line.ts'
import { wholeNumber } from './lib/command-line/numbers.ts'
import { outFolder } from './lib/command-line/out-folder.ts'
import { UsageError } from './lib/command-line/usage-error.ts'
import { failureText } from './lib/failure-text.ts'
import { pagesIn } from './lib/pages-in.ts'
import { serve } from './serve/server.ts'
import { type LiveSite, liveSites } from './serve/sites.ts'
import { type Fault, type WalkedSite, walk } from './trial-monkey/walk.ts'

/** Start pages of a site: at least one in five is a list or a form, where most faults occur. */
function walkedSite({ slug, folder }: LiveSite, port: number): WalkedSite {
  const paths = [...pagesIn(folder).keys()].filter((path) => !/404|success/.test(path))
  const busy = paths.filter((path) => /^\/(?:search\/[\w-]+$|contact|finance|valuations|service|compare|$)/.test(path))
  const share = Math.ceil(paths.length / (4 * Math.max(1, busy.length)))
  return {
    url: `http://${slug}.localhost:${port}`,
    paths: [...paths, ...Array.from({ length: share }, () => busy).flat()],
  }
}

function tell({ what, address, steps }: Fault, seed: string): void {
  console.log(
    `${pc.red('✗')} ${pc.bold(what)}\n  ${address}, shopper ${seed}\n  ${pc.dim(steps.slice(-8).join(', then '))}`,
  )
}

interface Trial {
  readonly out: string
  readonly sites: readonly LiveSite[]
  readonly count: number
  readonly seed: string
}

async function sendEach(browser: Browser, port: number, { sites, count, seed }: Trial): Promise<number> {
  const walked = sites.map((site) => walkedSite(site, port))
  let bad = 0
  for (let at = 0; at < count; at += 1) {
    const site = walked[at % walked.length]
    const faults = site ? await walk(browser, site, `${seed}/${at}`) : []
    for (const fault of faults) tell(fault, `${seed}/${at}`)
    if (faults.length > 0) bad += 1
    if ((at + 1) % 5 === 0) console.log(pc.dim(`${at + 1} of ${count} shoppers`))
  }
  return bad
}

/** Runs shoppers one after the other, over the sites in turn; returns the number of shoppers with a fault. */
async function sendShoppers(trial: Trial): Promise<number> {
  const browser = await chromium.launch({ executablePath: await findBrowser(process.cwd()), args: [...browserArgs] })
  const { port, server } = await serve({ out: trial.out, port: 0, leads: ':memory:' })
  try {
    return await sendEach(browser, port, trial)
  } finally {
    await browser.close()
    server.close()
  }
}

/** `trial:monkey [--shoppers 60] [--seed WORDS] [--out DIR]`: exit 1 when a shopper hit a fault. */
async function main(): Promise<void> {
  const cli = cac('npm run trial:monkey --')
  cli.option('--shoppers <n>', 'shoppers, one after the other', { default: 60 })
  cli.option('--seed <words>', 'seed of the random shoppers', { default: '1' })
  cli.option('--out <dir>', 'folder of the releases', { default: 'dist' })
  const { options } = commandLine(cli)
  if (options.help) return
  const out = outFolder(options.out)
  const sites = existsSync(out) ? liveSites(out) : []
  if (sites.length === 0) throw new UsageError(`There is no live site in ${out} to walk through: npm run build`)
  const count = wholeNumber('--shoppers', options.shoppers, 1)
  const bad = await sendShoppers({ out, sites, count, seed: String(options.seed) })
  console.log(
    bad === 0 ? pc.green(`${count} shoppers met with no fault`) : pc.red(`${bad} of ${count} shoppers met with one`),
  )
  process.exitCode = bad === 0 ? 0 : 1
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'The walk ended there.'))
  process.exitCode = 2
})
