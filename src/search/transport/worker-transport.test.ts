import { describe, expect, it, onTestFinished } from 'vitest'
import { ask, createSampleEngine } from '#search/engine/sample.ts'
import { SearchError } from '#search/engine/search-error.ts'
import type { SearchTransport } from './transport.ts'
import { portTransport, serveRequests } from './worker-transport.ts'

/** This transport over a MessageChannel, so with structured cloning. */
function farAway(answering: SearchTransport) {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  serveRequests(port2, answering)
  return portTransport(port1)
}

const engine = createSampleEngine([
  { id: 1, make: 'Kia', features: ['Tow Bar'], price: 5, __proto__: null },
  { id: 2, make: 'Ford', price: null },
])

describe('a search over a line', () => {
  it('is answered as it is here', async () => {
    const question = { queries: [{ indexUid: 'x', q: 'kia', facets: ['make', 'price'], attributesToHighlight: ['*'] }] }
    const [there, here] = [await farAway(engine).ask(question), await engine(question)]
    expect(there).toEqual({
      results: here.results.map((result) => ({ ...result, processingTimeMs: expect.any(Number) })),
    })
  })

  it('gets its own answer, whoever is ready first', async () => {
    const waits = new Map<string, () => void>()
    const slow: SearchTransport = async (body) => {
      const q = body.queries[0]?.q ?? ''
      await new Promise<void>((resolve) => waits.set(q, resolve))
      return engine(body)
    }
    const { ask: far } = farAway(slow)
    const both = ['kia', 'ford'].map((q) => ask(far, { q }))
    await expect.poll(() => waits.size).toBe(2)
    waits.get('ford')?.()
    waits.get('kia')?.()
    expect((await Promise.all(both)).map(({ hits }) => hits[0]?.id)).toEqual([1, 2])
  })

  it('fails with the same refusal', async () => {
    const refusal = ask(farAway(engine).ask, { filter: 'vin = 1' })
    await expect(refusal).rejects.toThrow(SearchError)
    await expect(refusal).rejects.toMatchObject({
      code: 'invalid_search_filter',
      message: expect.stringContaining('vin'),
    })
  })

  it('fails with what else went wrong', async () => {
    const broken = farAway(async () => Promise.reject(new TypeError('no network')))
    await expect(ask(broken.ask, {})).rejects.toThrow('no network')
  })

  it('fails when the other end is gone, before and after', async () => {
    const { ask: far, close } = farAway(async () => new Promise(() => undefined))
    const waiting = ask(far, {})
    close(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    await expect(ask(far, {})).rejects.toThrow('gone')
  })
})
