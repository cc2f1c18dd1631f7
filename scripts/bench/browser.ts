import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { browserArgs, findBrowser } from '../lib/browser.ts'
import type { BrowserRun } from './browser-entry.ts'
import type { Speed } from './contestant.ts'

/** Bundles one file for the browser, as small as it gets. */
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

/** Slows the page's processor down so many times, as a phone's is. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** One browser for all runs. */
export async function openBrowser(root: string): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(root), args: [...browserArgs] })
}

/** Runs sessions in a page whose processor is slowed down; `files` are what each run names. */
export async function runInBrowser(
  browser: Browser,
  script: string,
  files: Readonly<Record<string, string>>,
  runs: readonly BrowserRun[],
  rate: number,
): Promise<readonly Speed[]> {
  const page = '<!doctype html><title>Search benchmark</title><script type="module" src="/bench.js"></script>'
  const server = await serveFiles(new Map([['/', page], ['/bench.js', script], ...Object.entries(files)]))
  const speeds: Speed[] = []
  for (const run of runs) {
    const tab = await browser.newPage()
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await tab.waitForFunction('window.runSearchBench')
    await throttle(tab, rate)
    speeds.push(await tab.evaluate((asked) => window.runSearchBench(asked), run))
    await tab.close()
  }
  server.close()
  return speeds
}
