import { createHmac } from 'node:crypto'
import { generateTenantToken } from 'meilisearch/token'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { createSearchServer } from './app.ts'

const master = 'the-key-that-opens-everything-0123'
const now = new Date('2026-03-04T01:00:00Z')

let server = createSearchServer({ masterKey: master, now: () => now })
beforeEach(() => {
  server = createSearchServer({ masterKey: master, now: () => now })
})

interface Given {
  readonly key?: string | null
  readonly type?: string
}

async function call(method: string, path: string, body?: unknown, { key = master, type }: Given = {}) {
  const headers = {
    ...(key !== null && { authorization: `Bearer ${key}` }),
    'content-type': type ?? 'application/json',
  }
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
  const response = await server.request(path, { method, headers, ...sent })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

/** Waits for a piece of work and answers how it ended. */
async function work(method: string, path: string, body?: unknown, given?: Given) {
  const { status, body: accepted } = await call(method, path, body, given)
  expect(status).toBe(202)
  for (;;) {
    const { body: task } = await call('GET', `/tasks/${accepted.taskUid}`)
    if (task.finishedAt !== null) return task
    await new Promise((done) => setImmediate(done))
  }
}

const cars = Array.from({ length: 30 }, (_, at) => ({
  id: at,
  make: ['Kia', 'Ford', 'Mazda'][at % 3],
  colour: `shade ${at}`,
  price: at * 1000,
  list_order: 29 - at,
}))

async function fill(settings: object = {}) {
  await work('POST', '/indexes', { uid: 'cars', primaryKey: 'id' })
  await work('PATCH', '/indexes/cars/settings', {
    filterableAttributes: [
      { attributePatterns: ['price'], features: { filter: { equality: true, comparison: true } } },
      { attributePatterns: ['make', 'colour'], features: { filter: { equality: true, comparison: false } } },
    ],
    sortableAttributes: ['price'],
    rankingRules: ['words', 'typo', 'sort', 'list_order:asc'],
    ...settings,
  })
  await work('POST', '/indexes/cars/documents', cars)
}

const search = async (query: object, given?: Given) =>
  call('POST', '/multi-search', { queries: [{ indexUid: 'cars', ...query }] }, given)
const firstOf = async (query: object, given?: Given) => (await search(query, given)).body.results[0]

async function keyFor(actions: readonly string[], indexes: readonly string[]) {
  const { body } = await call('POST', '/keys', { name: 'a key', actions, indexes, expiresAt: null })
  return body as { readonly uid: string; readonly key: string }
}

describe('a bearer', () => {
  beforeEach(() => fill())

  test.each([
    ['none', null, 401, 'missing_authorization_header'],
    ['a wrong one', 'nonsense', 403, 'invalid_api_key'],
    ['something like a token', 'a.b.c', 403, 'invalid_api_key'],
  ])('%s is refused', async (_reason, key, status, code) => {
    const answer = await search({}, { key })
    expect([answer.status, answer.body.code, answer.body.type]).toEqual([status, code, 'auth'])
  })

  it('may do what its key says and no more', async () => {
    const { key } = await keyFor(['search'], ['cars'])
    expect((await search({}, { key })).status).toBe(200)
    expect((await call('GET', '/indexes/cars/documents', undefined, { key })).body.code).toBe('invalid_api_key')
    expect((await call('GET', '/keys', undefined, { key })).body.code).toBe('invalid_api_key')
    const other = await keyFor(['search'], ['bikes*'])
    expect((await search({}, { key: other.key })).body.code).toBe('invalid_api_key')
  })

  it('with a tenant token searches through its filter', async () => {
    const { uid, key } = await keyFor(['search'], ['cars'])
    const expiresAt = new Date(now.getTime() + 60_000)
    const rules = { cars: { filter: ['make = Kia', ['price > 3000', 'colour = "shade 0"']] } }
    const token = await generateTenantToken({ apiKey: key, apiKeyUid: uid, searchRules: rules, expiresAt })
    const answer = await firstOf({ facets: ['make'], filter: 'price < 10000' }, { key: token })
    expect(answer.facetDistribution).toEqual({ make: { Kia: 3 } })
    expect((await call('GET', '/indexes', undefined, { key: token })).status).toBe(403)
  })

  it('with a tenant token for every index searches any', async () => {
    const { uid, key } = await keyFor(['search'], ['*'])
    const token = await generateTenantToken({ apiKey: key, apiKeyUid: uid, searchRules: ['ca*'] })
    expect((await firstOf({}, { key: token })).estimatedTotalHits).toBe(30)
  })

  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = (header: object, payload: object, key: string) => {
    const text = `${base64(header)}.${base64(payload)}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }
  const later = now.getTime() / 1000 + 60
  test.each<[string, (uid: string, key: string) => string]>([
    [
      'that ended',
      (uid, key) => signed({ alg: 'HS256' }, { searchRules: ['*'], apiKeyUid: uid, exp: later - 60 }, key),
    ],
    ['signed with another key', (uid) => signed({ alg: 'HS256' }, { searchRules: ['*'], apiKeyUid: uid }, 'other')],
    [
      'that says it needs no signature',
      (uid) => `${base64({ alg: 'none' })}.${base64({ searchRules: ['*'], apiKeyUid: uid })}.x`,
    ],
    [
      'of another kind of signature',
      (uid, key) => signed({ alg: 'HS512' }, { searchRules: ['*'], apiKeyUid: uid }, key),
    ],
    [
      'for another index',
      (uid, key) => signed({ alg: 'HS256' }, { searchRules: { bikes: null }, apiKeyUid: uid }, key),
    ],
    ['without rules', (uid, key) => signed({ alg: 'HS256' }, { apiKeyUid: uid, exp: later }, key)],
    [
      'of a key that is not there',
      (_uid, key) => signed({ alg: 'HS256' }, { searchRules: ['*'], apiKeyUid: 'x' }, key),
    ],
    [
      'with a changed payload',
      (uid, key) => {
        const [header, , signature] = signed({ alg: 'HS256' }, { searchRules: ['a'], apiKeyUid: uid }, key).split('.')
        return `${header}.${base64({ searchRules: ['*'], apiKeyUid: uid })}.${signature}`
      },
    ],
  ])('with a tenant token %s is refused', async (_reason, tokenOf) => {
    const { uid, key } = await keyFor(['search'], ['*'])
    const answer = await search({}, { key: tokenOf(uid, key) })
    expect([answer.status, answer.body.code]).toEqual([403, 'invalid_api_key'])
  })

  it('loses its token with its key', async () => {
    const { uid, key } = await keyFor(['search'], ['*'])
    const token = await generateTenantToken({ apiKey: key, apiKeyUid: uid })
    expect((await search({}, { key: token })).status).toBe(200)
    await call('DELETE', `/keys/${uid}`)
    expect((await search({}, { key: token })).status).toBe(403)
  })
})

describe('a search', () => {
  it('keeps the order of the last ranking rule', async () => {
    await fill()
    expect((await firstOf({ limit: 2 })).hits.map(({ id }: { id: number }) => id)).toEqual([29, 28])
  })

  it('never gives more than maxTotalHits, and counts no further in the form of pages', async () => {
    await fill({ pagination: { maxTotalHits: 10 } })
    expect(await firstOf({ limit: 4, offset: 8 })).toMatchObject({ estimatedTotalHits: 30, limit: 4, offset: 8 })
    expect((await firstOf({ limit: 4, offset: 8 })).hits).toHaveLength(2)
    expect((await firstOf({ limit: 4, offset: 12 })).hits).toHaveLength(0)
    const paged = await firstOf({ hitsPerPage: 4, page: 3 })
    expect(paged).toMatchObject({ totalHits: 10, totalPages: 3, page: 3 })
    expect(paged.hits).toHaveLength(2)
    expect((await firstOf({ page: 0, hitsPerPage: 4 })).hits).toHaveLength(0)
  })

  it('gives a facet at most maxValuesPerFacet values, most cars first', async () => {
    await fill({ faceting: { maxValuesPerFacet: 5, sortFacetValuesBy: { '*': 'count' } } })
    const { facetDistribution } = await firstOf({ facets: ['colour', 'make'], filter: 'price > 1000' })
    expect(Object.keys(facetDistribution.colour)).toHaveLength(5)
    expect(Object.entries(facetDistribution.make)).toEqual([
      ['Mazda', 10],
      ['Ford', 9],
      ['Kia', 9],
    ])
  })

  it('gives no counts unless it is asked for them', async () => {
    await fill()
    expect(await firstOf({})).not.toHaveProperty('facetDistribution')
  })

  test.each<[string, object, number, string, RegExp]>([
    [
      'an index that is not there',
      { indexUid: 'x' },
      400,
      'index_not_found',
      /^Inside `.queries\[0\]`: Index `x` not found/,
    ],
    ['a filter that is none', { filter: 'make =' }, 400, 'invalid_search_filter', /cannot be read/],
    ['a filter by another attribute', { filter: 'vin = 1' }, 400, 'invalid_search_filter', /`vin` is not filterable/],
    ['a comparison nobody allowed', { filter: 'make > 1' }, 400, 'invalid_search_filter', /`make` does not allow/],
    ['a sort nobody allowed', { sort: ['make:asc'] }, 400, 'invalid_search_sort', /`make` is not sortable/],
    ['a place nobody allowed', { sort: ['_geoPoint(1,2):asc'] }, 400, 'invalid_search_sort', /`_geo` is not sortable/],
    ['a sort that is none', { sort: ['price'] }, 400, 'invalid_search_sort', /Invalid syntax/],
    ['a facet that is none', { facets: ['vin'] }, 400, 'invalid_search_facets', /`vin` is not a facet/],
    ['a limit that is no number', { limit: 'x' }, 400, 'invalid_search_limit', /Invalid value at `.limit`/],
    ['a field that does not exist', { querry: 'x' }, 400, 'bad_request', /Unknown field `querry`/],
  ])('is refused for %s', async (_reason, query, status, code, message) => {
    await fill()
    const answer = await search(query)
    expect([answer.status, answer.body.code, answer.body.type]).toEqual([status, code, 'invalid_request'])
    expect(answer.body.message).toMatch(message)
    expect(answer.body.link).toContain(code)
  })

  test.each([
    ['without queries', {}, 'bad_request'],
    ['that is not JSON', '{', 'malformed_payload'],
  ])('%s is refused', async (_reason, body, code) => {
    expect((await call('POST', '/multi-search', body)).body.code).toBe(code)
  })

  it('of one index answers alike', async () => {
    await fill()
    const { body } = await call('POST', '/indexes/cars/search', { q: 'kia', limit: 1 })
    expect(body).toMatchObject({ query: 'kia', estimatedTotalHits: 10, hits: [{ make: 'Kia' }] })
  })

  it('of a facet gives values that begin so, within the search', async () => {
    const colour = { attributePatterns: ['colour'], features: { facetSearch: true, filter: { equality: true } } }
    await fill({ filterableAttributes: ['price', 'make', colour, { attributePatterns: ['id'] }] })
    const asked = { facetName: 'colour', facetQuery: 'shade 2', filter: 'price >= 20000' }
    const { body } = await call('POST', '/indexes/cars/facet-search', asked)
    expect(body.facetHits).toHaveLength(10)
    expect(body.facetHits[0]).toEqual({ value: 'shade 20', count: 1 })
    const refused = await call('POST', '/indexes/cars/facet-search', { facetName: 'vin' })
    expect(refused.body.code).toBe('invalid_facet_search_facet_name')
    const unasked = await call('POST', '/indexes/cars/facet-search', { facetName: 'id' })
    expect(unasked.body.code).toBe('invalid_facet_search_facet_name')
  })

  it('may come from any page', async () => {
    const headers = {
      origin: 'https://dealer.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    }
    const answer = await server.request('/multi-search', { method: 'OPTIONS', headers })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
    expect(answer.headers.get('access-control-max-age')).toBe('86400')
  })
})

describe('work', () => {
  it('is accepted at once and done behind', async () => {
    const { status, body } = await call('POST', '/indexes', { uid: 'cars' })
    expect([status, body.status, body.type, body.indexUid]).toEqual([202, 'enqueued', 'indexCreation', 'cars'])
    expect((await work('DELETE', '/indexes/cars')).status).toBe('succeeded')
    expect((await call('GET', '/indexes/cars')).status).toBe(404)
    expect((await call('GET', '/tasks')).body.results.map(({ uid }: { uid: number }) => uid)).toEqual([1, 0])
    expect((await call('GET', '/tasks/99')).body.code).toBe('task_not_found')
  })

  test.each<[string, string, string, unknown, string]>([
    ['an index that is there', 'POST', '/indexes', { uid: 'cars' }, 'index_already_exists'],
    ['an id that is none', 'POST', '/indexes/cars/documents', [{ id: 'a b' }], 'invalid_document_id'],
    ['no id', 'POST', '/indexes/cars/documents', [{ make: 'Kia' }], 'missing_document_id'],
    ['deleting nothing', 'DELETE', '/indexes/x', undefined, 'index_not_found'],
  ])('fails with its reason: %s', async (_reason, method, path, body, code) => {
    await fill()
    const task = await work(method, path, body)
    expect([task.status, task.error.code]).toEqual(['failed', code])
    expect((await call('GET', '/indexes/cars/stats')).body.numberOfDocuments).toBe(30)
  })

  test.each<[string, string, string, unknown, string]>([
    ['a name that is none', 'POST', '/indexes', { uid: 'a b' }, 'invalid_index_uid'],
    ['an unknown setting', 'PATCH', '/indexes/cars/settings', { speed: 1 }, 'bad_request'],
    ['a setting of another kind', 'PATCH', '/indexes/cars/settings', { stopWords: 1 }, 'invalid_settings_stop_words'],
  ])('is not begun: %s', async (_reason, method, path, body, code) => {
    await fill()
    const { status, body: answer } = await call(method, path, body)
    expect([status, answer.code]).toEqual([400, code])
  })

  it('takes documents as lines, completes them, and deletes them', async () => {
    await fill()
    await work('POST', '/indexes/cars/documents', '{"id":100,"make":"Kia"}\n{"id":101}\n', {
      type: 'application/x-ndjson',
    })
    await work('PUT', '/indexes/cars/documents', [{ id: 100, price: 1 }])
    expect((await call('GET', '/indexes/cars/documents/100')).body).toEqual({ id: 100, make: 'Kia', price: 1 })
    await work('POST', '/indexes/cars/documents/delete-batch', [100, '101', 'x'])
    expect((await call('GET', '/indexes/cars/documents/100')).body.code).toBe('document_not_found')
    await work('DELETE', '/indexes/cars/documents/0')
    expect((await call('GET', '/indexes/cars/stats')).body.numberOfDocuments).toBe(29)
    await work('DELETE', '/indexes/cars/documents')
    expect((await firstOf({})).estimatedTotalHits).toBe(0)
  })

  it('lists indexes a page at a time', async () => {
    await fill()
    await work('POST', '/indexes', { uid: 'next', primaryKey: 'id' })
    const { body } = await call('GET', '/indexes?limit=1')
    expect([body.total, body.results[0].uid]).toEqual([2, 'cars'])
  })
})

describe('the server', () => {
  it('says that it is well, and to those who may know which version it is', async () => {
    expect((await call('GET', '/health', undefined, { key: null })).body).toEqual({ status: 'available' })
    expect((await call('GET', '/version', undefined, { key: null })).status).toBe(401)
    expect((await call('GET', '/version')).body.pkgVersion).toBe('1.53.0')
    expect(await call('GET', '/nowhere')).toEqual({ status: 404, body: null })
  })

  const large = 'x'.repeat(300_000)
  it.each([
    ['/multi-search', { queries: [{ indexUid: 'cars', q: large }] }],
    ['/indexes/cars/search', { q: large }],
    ['/indexes/cars/facet-search', { facetName: 'make', facetQuery: large }],
  ])('refuses a search larger than any site sends, at %s', async (path, query) => {
    const text = JSON.stringify(query)
    const headers = { authorization: `Bearer ${master}`, 'content-type': 'application/json' }
    // Its length is told, or it comes in pieces.
    for (const body of [text, new Blob([text]).stream()]) {
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
      const answer = await server.request(path, init)
      expect([answer.status, (await answer.json()).code]).toEqual([413, 'payload_too_large'])
    }
  })

  it('makes keys as Meilisearch makes them, from the master key and the uid', async () => {
    const { uid, key } = await keyFor(['*'], ['*'])
    expect(key).toBe(createHmac('sha256', master).update(uid).digest('hex'))
    expect((await call('GET', `/keys/${key}`)).body.uid).toBe(uid)
    expect((await call('POST', '/keys', { name: 'x' })).body.code).toBe('missing_api_key_actions')
    const odd = { actions: ['*'], indexes: 'all', expiresAt: null }
    expect((await call('POST', '/keys', odd)).body.code).toBe('invalid_api_key_indexes')
  })

  it('without a master key lets everybody do everything, and has no keys', async () => {
    server = createSearchServer({ masterKey: '', now: () => now })
    expect((await call('GET', '/version', undefined, { key: null })).status).toBe(200)
    const { status, body } = await call('GET', '/keys', undefined, { key: 'any' })
    expect([status, body.code]).toEqual([401, 'missing_master_key'])
  })

  it('gives the same key again after a new start, so that tokens stay good', async () => {
    const first = await keyFor(['search'], ['cars'])
    server = createSearchServer({ masterKey: master })
    expect((await keyFor(['search'], ['cars'])).key).toBe(first.key)
    expect((await keyFor(['search'], ['cars'])).key).not.toBe(first.key)
    server = createSearchServer({ masterKey: `${master}!` })
    expect((await keyFor(['search'], ['cars'])).key).not.toBe(first.key)
  })
})
