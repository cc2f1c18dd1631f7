import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Meilisearch } from 'meilisearch'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { multiSearch } from '#api/multi-search.ts'
import { exitCodeOf, reportForMachines, reportForPeople } from '#scripts/index-search/report.ts'
import { type IndexOptions, indexSearch } from '#scripts/index-search.ts'
import { isProved } from '#scripts/lib/key-proof.ts'
import { readToken } from '#scripts/lib/search-token.ts'
import type { ListeningServer } from '#scripts/search-server/serve-search.ts'
import { edit, hostedYards, yardMoment } from './hosted-yards.ts'
import { serveSearch } from './serve-search.ts'

const masterKey = 'the-key-that-opens-everything-0123'
let server: ListeningServer
let admin: Meilisearch

beforeAll(async () => {
  server = await serveSearch({ masterKey, now: () => yardMoment })
  admin = new Meilisearch({ host: server.url, apiKey: masterKey })
})
afterAll(() => server.close())

const run = (root: string, more: Partial<IndexOptions> = {}) =>
  indexSearch({ root, now: yardMoment, env: { MEILI_KEY: masterKey }, slugs: [], json: true, ...more })

const shown = (results: Awaited<ReturnType<typeof run>>) =>
  results.map(({ slug, outcome, documents, deleted, hasNewToken }) => [slug, outcome, documents, deleted, hasNewToken])

async function indexes(): Promise<readonly string[]> {
  const { results } = await admin.getRawIndexes({ limit: 100 })
  return results.map(({ uid }) => uid)
}

describe('an index run', () => {
  let root = ''
  beforeAll(() => {
    root = hostedYards(server.url)
  })

  it('fills an index and leaves a token for every dealer with a host (S3.72)', async () => {
    const results = await run(root)
    expect(results.flatMap(({ problems }) => problems)).toEqual([])
    expect(shown(results)).toEqual([
      ['north-yard', 'filled', 36, 1, true],
      ['south-yard', 'filled', expect.any(Number), 1, true],
    ])
    expect(await indexes()).toEqual(['forecourt_ledger', 'north-yard', 'south-yard'])
  })

  it('gives the host the settings of search, made from the stock', async () => {
    const settings = await admin.index('north-yard').getSettings()
    expect(settings.rankingRules).toEqual([
      'words',
      'typo',
      'sort',
      'proximity',
      'attributeRank',
      'wordPosition',
      'exactness',
      'list_order:asc',
    ])
    expect(settings.pagination).toEqual({ maxTotalHits: 2000 })
    expect(settings.synonyms).toMatchObject({ cx5: ['cx 5'] })
    expect(settings.typoTolerance).toMatchObject({ disableOnAttributes: ['stocknum'], disableOnNumbers: true })
    expect(settings.displayedAttributes).not.toContain('list_order')
  })

  it('leaves a token that may search one index, through one filter, for seven days', async () => {
    const { token = '', expires_at } = readToken(root, 'north-yard') ?? {}
    expect(expires_at).toBe('2026-03-11T01:00:00.000Z')
    expect(statSync(join(root, 'search-tokens/north-yard.json')).mode & 0o777).toBe(0o600)
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims.searchRules).toEqual({ 'north-yard': { filter: ['show_on_dealer_website = true'] } })
    const ask = async (indexUid: string) =>
      (await multiSearch({ url: server.url, key: token, timeoutMs: 5000 }, { queries: [{ indexUid, q: 'mazda' }] }))
        .status
    expect([await ask('north-yard'), await ask('south-yard')]).toEqual([200, 403])
    const shopper = new Meilisearch({ host: server.url, apiKey: token })
    await expect(shopper.getKeys()).rejects.toThrow('The provided API key is invalid.')
    await expect(shopper.index('north-yard').getDocuments()).rejects.toThrow('The provided API key is invalid.')
  })

  it('does nothing the next time, for the same stock', async () => {
    expect(shown(await run(root))).toEqual([
      ['north-yard', 'unchanged', 36, 0, false],
      ['south-yard', 'unchanged', expect.any(Number), 0, false],
    ])
  })

  it('renews a token that is past its half, or that no longer fits', async () => {
    const later = new Date(yardMoment.getTime() + 4 * 86_400_000)
    edit(root, 'stock/north-yard.json', (text) => text.replace('2026-03-04T00:00', '2026-03-08T00:00'))
    const [result] = await run(root, { slugs: ['north-yard'], now: later })
    expect(result?.hasNewToken).toBe(true)
    edit(root, 'dealers/north-yard/site.yaml', (text) => `${text}search_filters: {exclude_makes: [Kia]}\n`)
    const [changed] = await run(root, { slugs: ['north-yard'], now: later })
    expect(changed?.hasNewToken).toBe(true)
    const { token = '' } = readToken(root, 'north-yard') ?? {}
    const { body } = await multiSearch(
      { url: server.url, key: token, timeoutMs: 5000 },
      {
        queries: [{ indexUid: 'north-yard', facets: ['make'], limit: 0 }],
      },
    )
    expect(JSON.stringify(body)).not.toContain('Kia')
    edit(root, 'stock/north-yard.json', (text) => text.replace('2026-03-08T00:00', '2026-03-04T00:00'))
  })

  it('swaps changed stock in and deletes the old index', async () => {
    edit(root, 'stock/south-yard.json', (text) => text.replaceAll(/"price": \d+/g, '"price": 12345'))
    expect(shown(await run(root, { slugs: ['south-yard'] }))).toEqual([
      ['south-yard', 'filled', expect.any(Number), 1, false],
    ])
    const { hits } = await admin.index('south-yard').search('', { filter: 'price = 12345', limit: 1 })
    expect(hits).toHaveLength(1)
    expect(await indexes()).toEqual(['forecourt_ledger', 'north-yard', 'south-yard'])
  })

  it('fills again what somebody deleted, and what it is told to', async () => {
    await admin.deleteIndex('south-yard').waitTask()
    expect((await run(root, { slugs: ['south-yard'] }))[0]?.outcome).toBe('filled')
    expect((await run(root, { slugs: ['south-yard'], force: true }))[0]?.outcome).toBe('filled')
  })

  it('clears up after a run that broke, and leaves one alone that may still go on', async () => {
    await admin.createIndex('south-yard_20260303t235900z00001').waitTask()
    await admin.createIndex('south-yard_20260304t005900z00001').waitTask()
    await admin.createIndex('south-yard_nights').waitTask()
    const [result] = await run(root, { slugs: ['south-yard'], force: true })
    expect(result?.deleted).toBe(2)
    const left = (await indexes()).filter((uid) => uid.startsWith('south-yard_'))
    expect(left).toEqual(['south-yard_20260304t005900z00001', 'south-yard_nights'])
  })

  it('keeps an index in use when the stock collapses, until somebody says it is real', async () => {
    const whole = readFileSync(join(root, 'stock/north-yard.json'), 'utf8')
    edit(root, 'stock/north-yard.json', (text) => {
      const snapshot = JSON.parse(text)
      return JSON.stringify({ ...snapshot, cars: snapshot.cars.slice(0, 1) })
    })
    const [refused] = await run(root, { slugs: ['north-yard'] })
    expect(refused?.problems.join()).toContain('The stock fell from')
    expect((await admin.index('north-yard').getStats()).numberOfDocuments).toBeGreaterThan(1)
    expect((await run(root, { slugs: ['north-yard'], acceptDrop: true }))[0]?.documents).toBe(1)
    edit(root, 'stock/north-yard.json', () => whole)
  })

  it("never lets one dealer's mistake touch another", async () => {
    edit(root, 'dealers/north-yard/site.yaml', (text) => text.replace('phone:', 'phnoe:'))
    const results = await run(root)
    expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'unchanged'])
    expect(exitCodeOf(results)).toBe(1)
    edit(root, 'dealers/north-yard/site.yaml', (text) => text.replace('phnoe:', 'phone:'))
  })

  it('keeps two dealers from filling one index', async () => {
    const shared = hostedYards(server.url, ', index: south-yard')
    const [refused] = await run(shared, { slugs: ['north-yard'] })
    expect(refused?.problems).toEqual([
      `the index "south-yard" at ${server.url} is south-yard’s; name another in search.index, or take it over with --force`,
    ])
    rmSync(shared, { recursive: true })
  })

  it('refuses a key for pages that may do more than search', async () => {
    const { results } = await admin.getKeys()
    const keyOf = (action: string) => results.find(({ actions }) => actions.join() === action)?.key ?? ''
    const own = hostedYards(server.url, ', key_env: FORECOURT_PUBLIC_YARD_KEY, index: own-key')
    process.env.FORECOURT_PUBLIC_YARD_KEY = keyOf('*')
    const [refused] = await run(own, { slugs: ['north-yard'] })
    process.env.FORECOURT_PUBLIC_YARD_KEY = 'nobody knows it'
    const [unknown] = await run(own, { slugs: ['north-yard'] })
    expect(existsSync(join(own, 'search-tokens'))).toBe(false)
    process.env.FORECOURT_PUBLIC_YARD_KEY = keyOf('search')
    const [filled] = await run(own, { slugs: ['north-yard'] })
    delete process.env.FORECOURT_PUBLIC_YARD_KEY
    expect(refused?.problems).toEqual([
      'the key of search.key_env may do more than search (*); pages need one that may only search',
    ])
    expect(unknown?.problems).toEqual([
      'the key of search.key_env is none that the search host knows; pages need one that may only search',
    ])
    expect([filled?.outcome, filled?.hasNewToken]).toEqual(['unchanged', false])
    const kept = { host: server.url, index: 'own-key', key: keyOf('search') }
    expect(isProved(own, 'north-yard', kept)).toBe(true)
    expect(readFileSync(join(own, 'search-tokens/north-yard.key.json'), 'utf8')).not.toContain(kept.key)
    await admin.deleteIndex('own-key').waitTask()
    rmSync(own, { recursive: true })
  })

  it('leaves dealers alone that search their own index', async () => {
    edit(root, 'dealers/south-yard/site.yaml', (text) => text.replace('engine: meilisearch', 'engine: static'))
    expect((await run(root)).map(({ slug }) => slug)).toEqual(['north-yard'])
    const [named] = await run(root, { slugs: ['south-yard'] })
    expect(named?.outcome).toBe('not hosted')
    await expect(run(root, { slugs: ['west-yard'] })).rejects.toThrow(
      'There is no dealer west-yard. Dealers: north-yard, south-yard.',
    )
  })

  it('says so in a line each, for people and for machines', async () => {
    const results = await run(root)
    expect(stripVTControlCharacters(reportForPeople(results))).toMatch(
      /^✓ north-yard {2}north-yard is up to date, \d+ cars$/,
    )
    expect(JSON.parse(reportForMachines(results))).toMatchObject({ failed: 0, dealers: [{ slug: 'north-yard' }] })
    expect(reportForPeople([])).toBe('No dealer has "engine: meilisearch".')
  })
})

describe('an index run that cannot work', () => {
  const roots: string[] = []
  const rootAt = (host: string) => {
    const root = hostedYards(host)
    roots.push(root)
    return root
  }
  afterAll(() => {
    for (const root of roots) rmSync(root, { recursive: true })
  })

  async function fails(host: string, env: Record<string, string>): Promise<[number, string, boolean]> {
    const root = rootAt(host)
    const results = await run(root, { slugs: ['north-yard'], env })
    return [exitCodeOf(results), results[0]?.problems.join('\n') ?? '', existsSync(join(root, 'search-tokens'))]
  }

  it('says that nobody is there: exit 3', async () => {
    const [code, said, hasToken] = await fails('http://127.0.0.1:9', { MEILI_KEY: masterKey })
    expect([code, hasToken]).toEqual([3, false])
    expect(said).toMatch(/^http:\/\/127\.0\.0\.1:9 cannot be reached as a Meilisearch server: /)
    expect(said).not.toContain(masterKey)
  })

  it('says that the server is too old: exit 4', async () => {
    const old = await serveSearch({ masterKey, version: '1.14.2' })
    const [code, said] = await fails(old.url, { MEILI_KEY: masterKey })
    await old.close()
    expect([code, said]).toEqual([4, `${old.url} is Meilisearch 1.14.2; 1.15 or newer is needed`])
  })

  test.each([
    ['is wrong', { MEILI_KEY: 'wrong-key' }, 'refused the key in MEILI_KEY: The provided API key is invalid.'],
    ['is not set', {}, 'MEILI_KEY is not set; it holds the key that fills the index'],
  ])('says that the key %s: exit 5', async (_reason, env, expected) => {
    const [code, said, hasToken] = await fails(server.url, env as Record<string, string>)
    expect([code, hasToken]).toEqual([5, false])
    expect(said).toContain(expected)
    expect(said).not.toContain('wrong-key')
  })

  it('says that a search-only key is not enough: exit 5', async () => {
    const { results } = await admin.getKeys()
    const search = results.find(({ actions }) => actions.join() === 'search')?.key ?? ''
    expect((await fails(server.url, { MEILI_KEY: search }))[0]).toBe(5)
  })

  it('says that a page of HTML is no search server: exit 3', async () => {
    const html = await new Promise<Server>((resolve) => {
      const made = createServer((_request, response) => response.end('<!doctype html><p>Welcome</p>'))
      made.listen(0, '127.0.0.1', () => resolve(made))
    })
    const address = html.address()
    const port = typeof address === 'object' ? address?.port : 0
    const [code, said] = await fails(`http://127.0.0.1:${port}`, { MEILI_KEY: masterKey })
    html.close()
    expect(code).toBe(3)
    expect(said).toContain('cannot be reached as a Meilisearch server')
  })

  it('asks for an address when the host is a path', async () => {
    const [code, said] = await fails('/search-host', { MEILI_KEY: masterKey })
    expect(code).toBe(1)
    expect(said).toBe('search.host is "/search-host"; set MEILI_HOST to the address that this machine reaches it by')
    const root = rootAt('/search-host')
    const env = { MEILI_KEY: masterKey, MEILI_HOST: server.url }
    expect((await run(root, { slugs: ['north-yard'], env, force: true }))[0]?.problems).toEqual([])
    expect(readToken(root, 'north-yard')?.host).toBe('/search-host')
  })
})
