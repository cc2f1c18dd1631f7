import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import astro from 'astro/package.json' with { type: 'json' }
import { describe, expect, it, test } from 'vitest'
import { cacheRenderer, loadRenderer } from './page-bundle.ts'

/** Source of a renderer as Astro generates it, by member. */
const parts = {
  manifest: 'manifest: { routes: [] }',
  routeCache: 'routeCache: { clearAll() {} }',
  render: 'render() {}',
  getComponentByRoute: 'getComponentByRoute() {}',
  setInternals: 'setInternals() {}',
  setOptions: 'setOptions() {}',
  getSettings: 'getSettings: () => ({ scripts: [] })',
}

type Part = keyof typeof parts

function folderWith(file: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  mkdirSync(join(folder, 'renderer'))
  writeFileSync(join(folder, 'renderer', file), text)
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ entry: file, pages: {}, scripts: [] }))
  return folder
}

function bundleOf(changed: Partial<Record<Part, string>> = {}): string {
  const text = Object.values({ ...parts, ...changed }).filter((part) => part !== '')
  return folderWith('prerender-entry.abc.mjs', `export const app = { ${text.join(', ')} }`)
}

const told = (what: string) =>
  `Astro ${astro.version} renders otherwise than the release Forecourt was made with: ${what}. No site was touched. Go back to the release of Astro in package.json before this one; docs/decisions/one-bundle-for-all-dealers.md says what is relied on and what to move to.`

describe('a release of Astro that renders otherwise', () => {
  it('is not this one', async () => {
    await expect(loadRenderer(bundleOf())).resolves.toMatchObject({ manifest: { routes: [] } })
  })

  test.each<[string, string, string]>([
    ['is without a call', bundleOf({ setInternals: '' }), 'its renderer has no setInternals'],
    ['is without two', bundleOf({ setOptions: '', getSettings: '' }), 'its renderer has no setOptions, getSettings'],
    ['keeps paths otherwise', bundleOf({ routeCache: 'routeCache: {}' }), 'its renderer has no routeCache.clearAll'],
    ['keeps routes otherwise', bundleOf({ manifest: 'manifest: {}' }), 'its renderer has no manifest.routes'],
    [
      'exports no app',
      folderWith('prerender-entry.abc.mjs', 'export const handler = {}'),
      'its renderer has no manifest.routes, routeCache.clearAll, render, getComponentByRoute, setInternals, setOptions, getSettings',
    ],
  ])('is named when it %s', async (_reason, folder, what) => {
    await expect(loadRenderer(folder)).rejects.toThrow(told(what))
  })

  it('is named when it leaves its renderer elsewhere', async () => {
    const folder = join(folderWith('entry.mjs', ''), 'renderer')
    const kept = cacheRenderer(folder, folder, join(folder, 'kept'), async () => undefined)
    await expect(kept).rejects.toThrow(told(`it left no prerender-entry in ${folder}`))
  })

  it('is named when it tells its renderer of no pages', async () => {
    const folder = join(bundleOf(), 'renderer')
    const kept = cacheRenderer(folder, folder, join(folder, 'kept'), async () => undefined)
    await expect(kept).rejects.toThrow(told('it told its renderer of no pages'))
  })
})
