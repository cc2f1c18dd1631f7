import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Meilisearch } from 'meilisearch'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { multiSearch } from '#api/multi-search.ts'
import { neededActions, neededKey } from '#scripts/index-search/needed-rights.ts'
import { exitCodeOf, reportForMachines, reportForPeople } from '#scripts/index-search/report.ts'
import { type IndexOptions, indexSearch } from '#scripts/index-search.ts'
import { isSearchOnlyKey } from '#scripts/lib/key-proof.ts'
import { readToken } from '#scripts/lib/search-token.ts'
import type { ListeningServer } from '#scripts/search-server/serve-search.ts'
import { edit, hostedYards, yardMoment } from './hosted-yards.ts'
import { serveSearch } from './serve-search.ts'

const masterKey = 'the-key-that-opens-everything-0123'
let server: ListeningServer
/** The clock of the search host. */
let serverMoment = yardMoment
let admin: Meilisearch

beforeAll(async () => {
  server = await serveSearch({ masterKey, now: () => serverMoment })
  admin = new Meilisearch({ host: server.url, apiKey: masterKey })
})
afterAll(() => server.close())

/** The operator's key, and the server it is for. */
const ownServer = () => ({ MEILI_KEY: masterKey, MEILI_HOST: server.url })

const run = (root: string, more: Partial<IndexOptions> = {}) =>
  indexSearch({ root, now: yardMoment, env: ownServer(), slugs: [], json: true, ...more })

const shown = (results: Awaited<ReturnType<typeof run>>) =>
  results.map(({ slug, outcome, documents, deleted, hasNewToken }) => [slug, outcome, documents, deleted, hasNewToken])

const tokenOf = (root: string) => readToken(root, 'north-yard')?.token ?? ''
/** The index that the next build of a yard asks for. */
const filledOf = (root: string, slug = 'north-yard') => readToken(root, slug)?.index ?? ''

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
      ['north-yard', 'filled', 36, 0, true],
      ['south-yard', 'filled', expect.any(Number), 0, true],
    ])
    expect(await indexes()).toEqual(['forecourt_ledger', filledOf(root), filledOf(root, 'south-yard')])
    expect(filledOf(root)).toMatch(/^north-yard_[0-9a-f]{16}$/)
  })

  it('gives the host the settings of search, made from the stock', async () => {
    const settings = await admin.index(filledOf(root)).getSettings()
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
    expect(settings.typoTolerance).toMatchObject({
      disableOnAttributes: ['location_name', 'dealership_name', 'stocknum'],
      disableOnNumbers: true,
    })
    expect(settings.displayedAttributes).not.toContain('list_order')
  })

  it('leaves a token that may search one index, through one filter, for seven days', async () => {
    const token = tokenOf(root)
    expect(readToken(root, 'north-yard')?.expires_at).toBe('2026-03-11T01:00:00.000Z')
    expect(statSync(join(root, 'search-tokens/north-yard.json')).mode & 0o777).toBe(0o600)
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims.searchRules).toEqual({ [filledOf(root)]: { filter: ['show_on_dealer_website = true'] } })
    const ask = async (indexUid: string) =>
      (await multiSearch({ url: server.url, key: token, timeoutMs: 5000 }, { queries: [{ indexUid, q: 'mazda' }] }))
        .status
    expect([await ask(filledOf(root)), await ask(filledOf(root, 'south-yard'))]).toEqual([200, 403])
    const shopper = new Meilisearch({ host: server.url, apiKey: token })
    await expect(shopper.getKeys()).rejects.toThrow('The provided API key is invalid.')
    await expect(shopper.index(filledOf(root)).getDocuments()).rejects.toThrow('The provided API key is invalid.')
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
    const token = tokenOf(root)
    const { body } = await multiSearch(
      { url: server.url, key: token, timeoutMs: 5000 },
      {
        queries: [{ indexUid: filledOf(root), facets: ['make'], limit: 0 }],
      },
    )
    expect(JSON.stringify(body)).not.toContain('Kia')
    edit(root, 'stock/north-yard.json', (text) => text.replace('2026-03-08T00:00', '2026-03-04T00:00'))
  })

  it('fills changed stock beside what the live site asks, which stays', async () => {
    const before = filledOf(root, 'south-yard')
    let price = ''
    edit(root, 'stock/south-yard.json', (text) => {
      price = /"price": (\d+)/.exec(text)?.[1] ?? ''
      return text.replace(`"price": ${price}`, '"price": 12345')
    })
    expect(price).not.toBe('')
    expect(shown(await run(root, { slugs: ['south-yard'] }))).toEqual([
      ['south-yard', 'filled', expect.any(Number), 0, true],
    ])
    const after = filledOf(root, 'south-yard')
    const pricedSo = async (name: string) =>
      (await admin.index(name).search('', { filter: 'price = 12345', limit: 1 })).hits.length
    expect([await pricedSo(before), await pricedSo(after)]).toEqual([0, 1])
  })

  it('fills again what somebody deleted or set otherwise, and what it is told to', async () => {
    const south = { slugs: ['south-yard'] }
    const outcome = async (more = {}) => (await run(root, { ...south, ...more }))[0]?.outcome
    await admin.deleteIndex(filledOf(root, 'south-yard')).waitTask()
    expect([await outcome(), await outcome()]).toEqual(['filled', 'unchanged'])
    await admin
      .index(filledOf(root, 'south-yard'))
      .updateSettings({ stopWords: ['hilux'] })
      .waitTask()
    expect([await outcome(), await outcome()]).toEqual(['filled', 'unchanged'])
    expect(await outcome({ force: true })).toBe('filled')
  })

  it('clears up after runs that broke and after releases, whether or not there is news', async () => {
    const out = mkdtempSync(join(tmpdir(), 'index-run-out-'))
    const south = { slugs: ['south-yard'], out }
    const [live, next] = ['1', '2'].map((digit) => `south-yard_${digit.repeat(16)}`)
    /** A release that asks for an index, live from now on. */
    const release = (id: string, index = '') => {
      mkdirSync(join(out, 'south-yard/releases', id), { recursive: true })
      writeFileSync(join(out, 'south-yard/releases', id, 'search-host.json'), JSON.stringify({ index, key: 'k' }))
      rmSync(join(out, 'south-yard/current'), { force: true })
      symlinkSync(`releases/${id}`, join(out, 'south-yard/current'))
    }
    const left = async () => (await indexes()).filter((uid) => /^south-yard_(0{16}|1{16}|2{16}|nights)/.test(uid))
    serverMoment = new Date(yardMoment.getTime() - 3_700_000)
    for (const uid of [live ?? '', next ?? '', 'south-yard_0000000000000000', 'south-yard_nights'])
      await admin.createIndex(uid).waitTask()
    serverMoment = yardMoment
    await admin.createIndex('south-yard_0000000000000000_ab').waitTask()
    release('one', live)
    const [first] = await run(root, south)
    expect(first).toMatchObject({ outcome: 'unchanged', deleted: 2 })
    expect(await left()).toEqual(['south-yard_0000000000000000_ab', live, 'south-yard_nights'])
    release('two', filledOf(root, 'south-yard'))
    const [second] = await run(root, { ...south, clear: true })
    expect([second?.outcome, await left()]).toEqual([
      'cleared',
      ['south-yard_0000000000000000_ab', live, 'south-yard_nights'],
    ])
    edit(root, 'stock/south-yard.json', (text) => text.replace('12345', '12346'))
    await run(root, south)
    release('three', filledOf(root, 'south-yard'))
    const [third] = await run(root, { ...south, clear: true })
    expect([third?.deleted, await left()]).toEqual([1, ['south-yard_0000000000000000_ab', 'south-yard_nights']])
    rmSync(out, { recursive: true })
  })

  it('keeps an index in use when the stock collapses, until somebody says it is real', async () => {
    const whole = readFileSync(join(root, 'stock/north-yard.json'), 'utf8')
    edit(root, 'stock/north-yard.json', (text) => {
      const snapshot = JSON.parse(text)
      return JSON.stringify({ ...snapshot, cars: snapshot.cars.slice(0, 1) })
    })
    const [refused] = await run(root, { slugs: ['north-yard'] })
    expect(refused?.problems.join()).toContain('The stock fell from')
    expect((await admin.index(filledOf(root)).getStats()).numberOfDocuments).toBeGreaterThan(1)
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
    const { key: narrow } = await admin.createKey({ actions: ['search'], indexes: ['own-key'], expiresAt: null })
    process.env.FORECOURT_PUBLIC_YARD_KEY = narrow
    const [tooNarrow] = await run(own, { slugs: ['north-yard'] })
    expect(existsSync(join(own, 'search-tokens'))).toBe(false)
    expect((await indexes()).filter((uid) => uid.startsWith('own-key'))).toEqual([])
    process.env.FORECOURT_PUBLIC_YARD_KEY = keyOf('search')
    const [filled] = await run(own, { slugs: ['north-yard'] })
    delete process.env.FORECOURT_PUBLIC_YARD_KEY
    expect(refused?.problems).toEqual([
      'the key of search.key_env may do more than search (*); pages need one that may only search',
    ])
    expect(unknown?.problems).toEqual([
      'the key of search.key_env is none that the search host knows; pages need one that may only search',
    ])
    expect(tooNarrow?.problems).toEqual([
      'the key of search.key_env may search own-key, which leaves out the indexes that are filled here, "own-key_*"; pages need one that may only search',
    ])
    expect([filled?.outcome, filled?.hasNewToken]).toEqual(['filled', false])
    expect(readToken(own, 'north-yard')).toMatchObject({ token: null, index: filled?.index })
    const kept = { host: server.url, index: 'own-key', key: keyOf('search') }
    expect(isSearchOnlyKey(own, 'north-yard', kept)).toBe(true)
    expect(readFileSync(join(own, 'search-tokens/north-yard.key.json'), 'utf8')).not.toContain(kept.key)
    await admin.deleteIndex(filledOf(own)).waitTask()
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
      /^✓ north-yard {2}north-yard_\w{16} is up to date, \d+ cars$/,
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
    const trusted = host.startsWith('/') ? {} : { MEILI_HOST: host }
    const results = await run(root, { slugs: ['north-yard'], env: { ...trusted, ...env } })
    return [exitCodeOf(results), results[0]?.problems.join('\n') ?? '', existsSync(join(root, 'search-tokens'))]
  }

  it('says that nobody is there: exit 3', async () => {
    const [code, said, hasToken] = await fails('http://127.0.0.1:9', { MEILI_KEY: masterKey })
    expect([code, hasToken]).toEqual([3, false])
    expect(said).toBe('http://127.0.0.1:9 cannot be reached as a Meilisearch server: it cannot be asked: bad port')
    expect(said).not.toContain(masterKey)
  })

  it('says that the server is too old: exit 4', async () => {
    const old = await serveSearch({ masterKey, version: '1.14.2' })
    const [code, said] = await fails(old.url, { MEILI_KEY: masterKey })
    await old.close()
    expect([code, said]).toEqual([4, `${old.url} is Meilisearch 1.14.2; 1.15 or newer is needed`])
  })

  test.each([
    [
      'is wrong',
      { MEILI_KEY: 'wrong-key' },
      'refused /version to the key in MEILI_KEY: The provided API key is invalid.',
    ],
    ['is not set', {}, 'MEILI_KEY is not set; it holds the key that fills the index'],
  ])('says that the key %s: exit 5', async (_reason, env, expected) => {
    const [code, said, hasToken] = await fails(server.url, env as Record<string, string>)
    expect([code, hasToken]).toEqual([5, false])
    expect(said).toContain(expected)
    expect(said).not.toContain('wrong-key')
  })

  it('names what a key lacks before anything is filled: exit 5', async () => {
    const keyFor = async (actions: readonly string[], indexed: string) =>
      (await admin.createKey({ actions: [...actions] as never, indexes: [indexed], expiresAt: null })).key
    const before = await indexes()
    const said = async (actions: readonly string[], indexed = '*') =>
      fails(server.url, { MEILI_KEY: await keyFor(actions, indexed) })
    const half = await said(['version', 'keys.get', 'documents.*', 'indexes.*', 'settings.*', 'tasks.*', 'stats.get'])
    expect(half).toEqual([5, expect.stringContaining('the key in MEILI_KEY lacks search, keys.create;'), false])
    expect(half[1]).toContain(neededKey)
    const [code, scoped] = await said(neededActions, 'north-yard_*')
    expect([code, scoped]).toEqual([5, expect.stringContaining('is for the indexes north-yard_* alone')])
    expect((await said(['search']))[1]).toContain('refused /version')
    expect((await said(['version']))[1]).toMatch(/refused \/keys\/… to the key in MEILI_KEY/)
    expect(await indexes()).toEqual(before)
  })

  it('needs no more than it says', async () => {
    const { key } = await admin.createKey({ actions: [...neededActions] as never, indexes: ['*'], expiresAt: null })
    const root = rootAt(server.url)
    const results = await run(root, { slugs: ['north-yard'], env: { ...ownServer(), MEILI_KEY: key }, force: true })
    expect(results.map(({ outcome, problems }) => [outcome, problems])).toEqual([['filled', []]])
  })

  it('says that a server lets anybody in: exit 5', async () => {
    const open = await serveSearch({ masterKey: '', now: () => yardMoment })
    const [code, said] = await fails(open.url, { MEILI_KEY: 'any' })
    await open.close()
    expect([code, said]).toEqual([5, expect.stringContaining('start it with --master-key')])
  })

  it('says that a proxy with nothing behind it is no search server: exit 3', async () => {
    const proxy = await new Promise<Server>((resolve) => {
      const made = createServer((_request, response) => response.writeHead(404).end())
      made.listen(0, '127.0.0.1', () => resolve(made))
    })
    const address = proxy.address()
    const [code, said] = await fails(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, {
      MEILI_KEY: masterKey,
    })
    proxy.close()
    expect([code, said]).toEqual([3, expect.stringContaining('it answered 404')])
  })

  it('leaves nothing of an index that a list of the dealer cannot be read from', async () => {
    const root = rootAt(server.url)
    edit(root, 'dealers/north-yard/site.yaml', (text) =>
      text.replace('engine: meilisearch', 'engine: meilisearch, index: listed, lists: {odd: {filter: make > 3}}'),
    )
    const [refused] = await run(root, { slugs: ['north-yard'] })
    expect(refused?.problems.join()).toMatch(/the filter of \/search\/odd .*/)
    expect((await indexes()).filter((uid) => uid.startsWith('listed'))).toEqual([])
    expect(existsSync(join(root, 'search-tokens'))).toBe(false)
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
    expect(said).toBe(
      'the search host is "/search-host"; set MEILI_HOST to the address that this machine reaches it by: https://, or http:// on this machine',
    )
    const root = rootAt('/search-host')
    const env = ownServer()
    expect((await run(root, { slugs: ['north-yard'], env, force: true }))[0]?.problems).toEqual([])
    expect(readToken(root, 'north-yard')?.host).toBe('/search-host')
  })

  it('reaches each dealer’s host by its own address, and never over an open network', async () => {
    const env = { MEILI_KEY: masterKey, MEILI_HOST: `http://127.0.0.1:9 ${server.url}` }
    expect((await run(rootAt(server.url), { slugs: ['north-yard'], env, force: true }))[0]?.problems).toEqual([])
    const root = hostedYards('https://search.example', ', admin_host_env: FORECOURT_DEALER_HOST')
    roots.push(root)
    const at = async (address: string) =>
      (
        await run(root, { slugs: ['north-yard'], env: { ...env, FORECOURT_DEALER_HOST: address }, force: true })
      )[0]?.problems.join()
    expect(await at(server.url)).toBe('')
    expect(await at('http://search.example')).toContain(
      'set FORECOURT_DEALER_HOST to the address that this machine reaches it by',
    )
  })
})
