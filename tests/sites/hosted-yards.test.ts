import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveRelease } from '#scripts/build/release/live.ts'
import { indexSearch } from '#scripts/index-search.ts'
import { readToken } from '#scripts/lib/search-token.ts'
import type { ListeningServer } from '#scripts/search-server/serve-search.ts'
import { serveSearch } from '#tests/search/serve-search.ts'
import { edit, hostedYards, yardMoment } from '../search/hosted-yards.ts'
import { buildHere } from '../warm-builds.ts'
import { pathsBelow } from './build-site.ts'

const adminKey = 'the-key-that-opens-everything-0123'
const out = mkdtempSync(join(tmpdir(), 'hosted-yards-out-'))
const slugs = ['north-yard'] as const
let server: ListeningServer
let content = ''

const run = () => buildHere({ content, out, slugs })
const index = () => indexSearch({ root: content, now: yardMoment, env: process.env, slugs, json: true })
const live = (path: string) => readFileSync(join(out, 'north-yard/current', path), 'utf8')
const ownIndex = (): string => JSON.parse(live('search-files.json')).search
const files = () => pathsBelow(join(out, 'north-yard/current/'))

beforeAll(async () => {
  process.env.FORECOURT_NOW = yardMoment.toISOString()
  process.env.MEILI_KEY = adminKey
  server = await serveSearch({ masterKey: adminKey, now: () => yardMoment })
  process.env.MEILI_HOST = server.url
  content = hostedYards(server.url)
})

afterAll(async () => {
  delete process.env.FORECOURT_NOW
  delete process.env.MEILI_KEY
  delete process.env.MEILI_HOST
  await server.close()
  rmSync(content, { recursive: true })
})

describe('a yard with a search host', () => {
  it('searches its own index until there is a token, and says so', async () => {
    const result = await run()
    expect([result.outcome, result.problems]).toEqual(['published', []])
    expect(result.warnings).toContain(
      'search: no index was filled at the search host; run npm run index -- north-yard; until then the site searches its own index',
    )
    expect(result.answers).toBe(`its own index in place of ${server.url}`)
    expect(ownIndex()).toMatch(/^\/search-index\/search\.\w+\.json$/)
    expect(JSON.parse(live('search-box.json')).host).toBeNull()
  }, 180_000)

  it('is built again with its token, its host in the policy, and its index behind it (S3.72)', async () => {
    await index()
    const result = await run()
    const left = readToken(content, 'north-yard')
    expect([result.outcome, result.answers]).toEqual([
      'published',
      `${left?.index} at ${server.url}, its own index behind it`,
    ])
    expect(JSON.parse(live('search-host.json'))).toEqual({ index: left?.index, key: left?.token })
    expect(JSON.parse(live('search-box.json')).host.url).toBe(server.url)
    expect(files().filter((file) => live(file).includes(left?.token ?? ''))).toEqual(['search-host.json'])
    expect(live('_headers')).toContain(`connect-src 'self' ${server.url};`)
    expect(ownIndex()).toMatch(/^\/search-index\/search\.\w+\.json$/)
    expect(files().filter((file) => live(file).includes(adminKey))).toEqual([])
  }, 120_000)

  it('is not built again while nothing is new', async () => {
    await index()
    expect((await run()).outcome).toBe('unchanged')
  }, 120_000)

  it('makes no page again for another token', async () => {
    rmSync(join(content, 'search-tokens'), { recursive: true })
    const later = new Date(yardMoment.getTime() + 60_000)
    await indexSearch({ root: content, now: later, env: process.env, slugs, json: true })
    const before = live('search-host.json')
    const result = await run()
    expect([result.outcome, result.drawn]).toEqual(['published', 0])
    expect(live('search-host.json')).not.toBe(before)
  }, 120_000)

  it('is not published with the admin key anywhere; the last good release stays (S3.72)', async () => {
    edit(content, 'dealers/north-yard/site.yaml', (text) => text.replace('A tiny yard for tests.', `Key ${adminKey}.`))
    const result = await run()
    edit(content, 'dealers/north-yard/site.yaml', (text) => text.replace(`Key ${adminKey}.`, 'A tiny yard for tests.'))
    expect(result.outcome).toBe('failed')
    expect(result.problems.join()).toContain('holds the key of MEILI_KEY, which may change the search index')
    expect(result.problems.join()).not.toContain(adminKey)
    expect(live('index.html')).toContain('A tiny yard for tests.')
  }, 120_000)

  it('carries no index where the host answers alone, and is not built without a token', async () => {
    edit(content, 'dealers/north-yard/site.yaml', (text) => text.replace('{engine:', '{fallback: none, engine:'))
    expect((await run()).outcome).toBe('published')
    const ownAssets = liveRelease(out, 'north-yard')?.ownAssets ?? []
    expect(ownAssets.length).toBeGreaterThan(0)
    expect(ownAssets.filter((file) => file.includes('search-index'))).toEqual([])
    expect(live('index.html')).not.toContain('data-own-index')
    expect(files()).not.toContain('search-files.json')
    expect(files()).toContain('search-host.json')
    rmSync(join(content, 'search-tokens'), { recursive: true })
    const result = await run()
    expect(result.problems).toEqual([
      'search: no index was filled at the search host; run npm run index -- north-yard, or let the site carry an index: "fallback: static"',
    ])
    expect(existsSync(join(out, 'north-yard/current/index.html'))).toBe(true)
  }, 120_000)
})
