import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTransport } from '#islands/shared/open-transport.ts'
import type { ListeningServer } from '#scripts/search-server/serve-search.ts'
import { latestOnly } from '#search/transport/latest-only.ts'
import { hostedCandidate } from './candidates.ts'
import { conformanceCars } from './conformance-cars.ts'
import { serveSearch } from './serve-search.ts'

const key = 'the-key-that-opens-everything-0123'
let server: ListeningServer
let index = ''

/** Beside the search host, the site that names its index. */
const browse = fetch
const asks = (url: unknown) => String(url).endsWith('/multi-search')
function browsing() {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, request) => (asks(url) ? browse(url, request) : Response.json({ index, key })))
}

beforeAll(async () => {
  server = await serveSearch({ masterKey: key })
  index = (await hostedCandidate(server.url, key, conformanceCars)).index
})
afterAll(() => server.close())

describe('a shopper who types', () => {
  it('asks the search host once, and gets the answer to the last letter (S7.21)', async () => {
    const fetched = browsing()
    const asked = () => fetched.mock.calls.filter(([url]) => asks(url)).length
    const { ask } = createTransport({ host: { url: server.url, timeoutMs: 5000 }, hasIndex: false })
    const search = latestOnly((q: string, asking) => ask({ queries: [{ indexUid: index, q }] }, asking))
    const heard: string[] = []
    for (const q of ['g', 'go', 'gol']) search(q).then(() => heard.push(q))
    const { results } = await search('golf')
    expect(results[0]?.hits.map(({ id }) => id)).toEqual(['golf'])
    expect(heard).toEqual([])
    expect(asked()).toBe(1)
    expect((await search('golf')).results).toHaveLength(1)
    expect(asked()).toBe(2)
    fetched.mockRestore()
  })

  it('hears when the host is gone and nobody stands behind it (S8.18)', async () => {
    const fetched = browsing()
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { ask } = createTransport({ host: { url: 'http://127.0.0.1:9', timeoutMs: 5000 }, hasIndex: false })
    const search = latestOnly((q: string, asking) => ask({ queries: [{ indexUid: index, q }] }, asking))
    await expect(search('golf')).rejects.toThrow()
    expect(warned).toHaveBeenCalledWith('Search host:', expect.any(Error))
    warned.mockRestore()
    fetched.mockRestore()
  })
})
