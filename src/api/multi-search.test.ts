import { describe, expect, it, vi } from 'vitest'
import { multiSearch } from './multi-search.ts'

const host = { url: 'https://search.example', key: 'search-only', timeoutMs: 50 }
const body = { queries: [{ indexUid: 'vehicles', q: 'hilux' }] }

/** A fetch that never responds, and rejects when aborted. */
const silent = () =>
  vi.fn<typeof fetch>(
    (_address, request) =>
      new Promise((_resolve, reject) => {
        request?.signal?.addEventListener('abort', () => reject(request.signal?.reason))
        if (request?.signal?.aborted) reject(request.signal.reason)
      }),
  )

describe('a multi-search', () => {
  it('is a POST of JSON with a bearer (S7.15, S7.16)', async () => {
    const ask = vi.fn<typeof fetch>(async () => Response.json({ results: [] }))
    expect(await multiSearch(host, body, undefined, ask)).toEqual({ status: 200, body: { results: [] } })
    const [address, request] = ask.mock.calls[0] ?? []
    expect(address).toBe('https://search.example/multi-search')
    expect(request).toMatchObject({
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: 'Bearer search-only', 'content-type': 'application/json' },
    })
  })

  it('gives errors as they came, and HTML as nothing', async () => {
    const refused = { message: 'no', code: 'invalid_api_key', type: 'auth' }
    const answers = [
      Response.json(refused, { status: 403 }),
      new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ]
    const ask = vi.fn<typeof fetch>(async () => answers.shift() ?? Response.error())
    expect(await multiSearch(host, body, undefined, ask)).toEqual({ status: 403, body: refused })
    expect(await multiSearch(host, body, undefined, ask)).toEqual({ status: 200, body: null })
  })

  it('fails when the host is silent for too long', async () => {
    await expect(multiSearch(host, body, undefined, silent())).rejects.toThrow(
      'https://search.example did not answer within 50 ms.',
    )
  })

  it('fails when nobody waits any more, before or during', async () => {
    const giving = new AbortController()
    const asked = multiSearch({ ...host, timeoutMs: 10_000 }, body, giving.signal, silent())
    giving.abort(new Error('given up'))
    await expect(asked).rejects.toThrow('given up')
    await expect(multiSearch(host, body, giving.signal, silent())).rejects.toThrow('given up')
  })

  it('fails when the host cannot be reached', async () => {
    const ask = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(multiSearch(host, body, undefined, ask)).rejects.toThrow('Failed to fetch')
  })
})
