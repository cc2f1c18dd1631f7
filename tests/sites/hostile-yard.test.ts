import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBothWays, buildSite, pathsBelow } from './build-site.ts'
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

  it('leave no text that a browser would run', () => {
    expect(injections(ours)).toEqual([])
  })

  it('are written byte for byte as astro build writes them', () => {
    expect(pathsBelow(astros)).toEqual(pathsBelow(ours))
    const different = pathsBelow(ours).filter((path) => !readFileSync(ours + path).equals(readFileSync(astros + path)))
    expect(different).toEqual([])
    expect(pathsBelow(ours)).toContain('/index.html')
  })

  it('make no script file: the same scripts as a yard without them', async () => {
    const plain = await buildSite(join(import.meta.dirname, 'two-dealers'), ['north-yard'])
    const scripts = (folder: string) => pathsBelow(folder).filter((path) => path.endsWith('.js'))
    expect(scripts(ours)).toEqual(scripts(realpathSync(join(plain.out, 'north-yard/current'))))
  }, 240_000)
})
