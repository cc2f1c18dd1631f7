import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBothWays, buildSite, pathsBelow } from './build-site.ts'
import { serveInDev } from './dev-site.ts'
import { hostileContent } from './hostile-yard/hostile-yard.ts'
import { injectionsIn } from './hostile-yard/injections.ts'
import { payloads } from './hostile-yard/payloads.ts'

const content = hostileContent()
let ours = ''
let astros = ''

beforeAll(async () => {
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  ;({ ours, astros } = await buildBothWays(content, 'north-yard'))
}, 180_000)

afterAll(() => {
  rmSync(astros, { recursive: true, force: true })
  rmSync(content, { recursive: true, force: true })
})

const injections = (folder: string) =>
  pathsBelow(folder)
    .filter((path) => path.endsWith('.html'))
    .flatMap((path) => injectionsIn(readFileSync(folder + path, 'utf8')).map((found) => `${path}: ${found}`))

describe('a stock and files with scripts in every text', () => {
  it('become a site with every car', () => {
    const cars = pathsBelow(ours).filter((path) => /^\/cars\/car-\d+\.html$/.test(path))
    expect(cars).toHaveLength(payloads.length)
  })

  it('leave no text that a browser would run, however the site is built', () => {
    expect(injections(ours)).toEqual([])
    expect(injections(astros)).toEqual([])
  })

  it('make no script file: the same scripts as a yard without them', async () => {
    const plain = await buildSite(join(import.meta.dirname, 'two-dealers'), ['north-yard'])
    const scripts = (folder: string) => pathsBelow(folder).filter((path) => path.endsWith('.js'))
    expect(scripts(ours)).toEqual(scripts(realpathSync(join(plain.out, 'north-yard/current'))))
  }, 240_000)

  it('leave none in the pages that people see while they work on them', async () => {
    const end = new AbortController()
    const { port } = await serveInDev(content, 'north-yard', end.signal)
    const pages: string[] = []
    for (const path of ['/', '/faqs', '/search/used-cars', '/cars/car-1', '/cars/car-41'])
      pages.push(await (await fetch(`http://127.0.0.1:${port}${path}`)).text())
    end.abort()
    expect(pages.filter((html) => !html.includes('__ran(')).map((html) => html.slice(0, 300))).toEqual([])
    expect(pages.flatMap(injectionsIn)).toEqual([])
  }, 120_000)
})
