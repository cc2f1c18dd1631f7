import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { fetchPackedBrowser, packedBrowser } from './packed-browser.ts'

/** Headless shells open pages in half the time of full Chromium, which is the fallback. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

/** Launch arguments for tests and screenshots: no background traffic, and no sandbox for root, who cannot use it. */
export const browserArgs: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Whether a browser opens a page: one that starts may still crash then, for lack of a library or of a sandbox. */
export async function opensPages(path: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: path, args: [...browserArgs] }).catch(() => null)
  try {
    const page = await browser?.newPage()
    return (await page?.evaluate(() => document.readyState)) !== undefined
  } catch {
    return false
  } finally {
    await browser?.close()
  }
}

function onPath(name: string): string[] {
  return (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .filter(existsSync)
}

function attempt(what: string, command: string, args: readonly string[], timeout: number): void {
  console.log(`Looking for a browser: ${what}`)
  spawnSync(command, args, { timeout, stdio: 'ignore' })
}

function aptInstalls(...names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || onPath('apt-get').length === 0) return false
  attempt('apt-get update', 'apt-get', ['update', '-qq'], 180_000)
  const quiet = ['install', '-y', '-qq', '--no-install-recommends']
  attempt(`apt-get install ${names.join(' ')}`, 'apt-get', [...quiet, ...names], 420_000)
  return true
}

const installWithApt = (name: string): string[] => (aptInstalls(name) ? onPath(name) : [])

function playwrightsOwn(): string[] {
  return existsSync(chromium.executablePath()) ? [chromium.executablePath()] : []
}

function playwrightInstall(): string[] {
  attempt(
    'Playwright’s own',
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium', '--only-shell'],
    240_000,
  )
  return playwrightsOwn()
}

/** The path of a working browser, installed if need be. @throws when no browser works and none can be installed. */
export async function findBrowser(root: string): Promise<string> {
  const ways: readonly (() => readonly string[])[] = [
    () => (process.env.CHROME_PATH ? [process.env.CHROME_PATH] : []),
    playwrightsOwn,
    () => fetchPackedBrowser(root),
    // The libraries that the package requires and a minimal Debian lacks.
    () => (packedBrowser(root).length > 0 && aptInstalls('libnss3', 'libexpat1') ? packedBrowser(root) : []),
    () => shellNames.flatMap(onPath),
    () => installWithApt('chromium-headless-shell'),
    () => systemNames.flatMap(onPath),
    () => installWithApt('chromium'),
    playwrightInstall,
  ]
  for (const way of ways) {
    for (const path of way()) if (await opensPages(path)) return path
  }
  throw new Error('No browser could be set up. Install Chromium, or set CHROME_PATH to one.')
}
