import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { browserArgs, findBrowser } from '../lib/browser.ts'
import type { BrowserRun } from './browser-entry.ts'
import type { Speed } from './candidate.ts'
import type { MainThreadBlock } from './main-thread-block.ts'

/** Bundles one entry for the browser, minified. */
export async function bundleOf(root: string, entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, entry), preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  return built.output.map((part) => ('code' in part ? part.code : '')).join('\n')
}

function serveFiles(files: ReadonlyMap<string, string>): Promise<Server> {
  const server = createServer((request, response) => {
    const text = files.get(request.url ?? '')
    const type = request.url === '/' ? 'text/html' : request.url?.endsWith('.js') ? 'text/javascript' : 'text/plain'
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': `${type}; charset=utf-8` }).end(text)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** Throttles the page's CPU by this factor, to simulate a phone. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** One browser for all runs. */
export async function launchBrowser(root: string): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(root), args: [...browserArgs] })
}

/** Runs `measure` in a CPU-throttled page with the benchmark script and the files that it may fetch. */
async function onPage<Found>(
  browser: Browser,
  script: string,
  files: Readonly<Record<string, string>>,
  rate: number,
  measure: (tab: Page) => Promise<Found>,
): Promise<Found> {
  const page = '<!doctype html><title>Search benchmark</title><script type="module" src="/bench.js"></script>'
  const server = await serveFiles(new Map([['/', page], ['/bench.js', script], ...Object.entries(files)]))
  const tab = await browser.newPage()
  try {
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await tab.waitForFunction('window.runSearchBench')
    await throttle(tab, rate)
    return await measure(tab)
  } finally {
    await tab.close()
    server.close()
  }
}

/** Runs a session in a CPU-throttled page. `files`: path -> content of the files that the run names. */
export async function runInBrowser(
  browser: Browser,
  script: string,
  files: Readonly<Record<string, string>>,
  run: BrowserRun,
  rate: number,
): Promise<Speed> {
  return onPage(browser, script, files, rate, (tab) => tab.evaluate((asked) => window.runSearchBench(asked), run))
}

/** Measures how long such a page is blocked while an index opens in it, and in a worker. */
export async function measureBlockInBrowser(
  browser: Browser,
  script: string,
  files: Readonly<Record<string, string>>,
  rate: number,
): Promise<MainThreadBlock> {
  const names = Object.keys(files)
  return onPage(browser, script, files, rate, (tab) => tab.evaluate((asked) => window.measureStandstill(asked), names))
}
