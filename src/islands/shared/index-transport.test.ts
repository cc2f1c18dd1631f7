import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildIndex } from '#search/build-index.ts'
import { createEngine } from '#search/engine/engine.ts'
import { ask } from '#search/engine/sample.ts'
import { sampleCar, sampleWords } from '#search/sample-car.ts'
import { staticTransport } from '#search/transport/static-transport.ts'
import { type RpcPort, serveRequests } from '#search/transport/worker-transport.ts'
import { ownIndex } from './index-transport.ts'

const engine = async () => ({ createEngine })
const contents = buildIndex([sampleCar()], sampleWords)
const files = (size: number) => ({ search: '/search.json', cards: '/cards.json', size })

function serveIndex() {
  const served = vi.fn(
    async (address: string) => new Response(address === '/search.json' ? contents.search : contents.cards),
  )
  vi.stubGlobal('fetch', served)
  return served
}

/** Stubs Worker: `work` gets its port and a function that makes it fail; returns what pages did with it. */
function stubWorkers(work: (line: RpcPort, fail: () => void) => void) {
  const made: { name: string; type: string; url: string; ended: boolean }[] = []
  class FakeWorker {
    onmessage: RpcPort['onmessage'] = null
    onerror: (() => void) | null = null
    readonly #line: RpcPort
    readonly #own: (typeof made)[number]
    constructor(url: string, { name, type }: { readonly name: string; readonly type: string }) {
      this.#own = { name, type, url: String(url), ended: false }
      made.push(this.#own)
      this.#line = { onmessage: null, postMessage: (data) => this.onmessage?.({ data } as MessageEvent) }
      work(this.#line, () => this.onerror?.())
    }
    postMessage(data: unknown) {
      queueMicrotask(() => this.#line.onmessage?.({ data: structuredClone(data) } as MessageEvent))
    }
    terminate() {
      this.#own.ended = true
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  return made
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => setTimeout(drawn))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the site’s own index', () => {
  it('is opened in the page up to 10,000 cars', async () => {
    serveIndex()
    const made = stubWorkers(() => undefined)
    expect((await ask(ownIndex(files(10_000)).ask, {})).hits).toHaveLength(1)
    expect(made).toEqual([])
  })

  it('searches in the page once what was typed is on screen, and not at all what was typed over meanwhile', async () => {
    const served = serveIndex()
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => frames.push(drawn))
    const typedOver = new AbortController()
    const { ask: search } = ownIndex(files(1))
    const first = search({ queries: [] }, { signal: typedOver.signal })
    const second = ask(search, {})
    await new Promise((done) => setTimeout(done))
    expect([frames.length, served.mock.calls.length]).toEqual([2, 0])
    typedOver.abort()
    for (const drawn of frames) drawn()
    await expect(first).rejects.toThrow('aborted')
    expect((await second).hits).toHaveLength(1)
  })

  it('searches in a tab that nobody looks at, which draws nothing', async () => {
    vi.useFakeTimers()
    serveIndex()
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const found = ask(ownIndex(files(1)).ask, {})
    await vi.advanceTimersByTimeAsync(100)
    expect((await found).hits).toHaveLength(1)
  })

  it('is opened beside the page from there on, once, and is told its files', async () => {
    const served = serveIndex()
    const made = stubWorkers((line) =>
      serveRequests(
        line,
        staticTransport(async () => contents, engine),
      ),
    )
    const { ask: question, warmUp } = ownIndex(files(10_001))
    warmUp()
    expect((await ask(question, { q: 'hilux' })).hits).toHaveLength(1)
    expect(made).toMatchObject([{ type: 'module', ended: false }])
    expect(JSON.parse(made[0]?.name ?? '')).toEqual(files(10_001))
    expect(served).not.toHaveBeenCalled()
  })

  it('names the worker in the wrapping that trusted types ask for', async () => {
    const made = stubWorkers((line) =>
      serveRequests(
        line,
        staticTransport(async () => contents, engine),
      ),
    )
    const createPolicy = (_: string, { createScriptURL }: { readonly createScriptURL: (url: string) => string }) => ({
      createScriptURL: () => `trusted:${createScriptURL('anything')}`,
    })
    vi.stubGlobal('trustedTypes', { createPolicy })
    await ask(ownIndex(files(20_000)).ask, {})
    expect(made[0]?.url).toMatch(/^trusted:.*search-worker/)
  })

  it.each([
    ['there are no workers', () => vi.stubGlobal('Worker', undefined)],
    ['a worker stops', () => stubWorkers((_, fail) => queueMicrotask(fail))],
    [
      'a worker cannot open the files',
      () => stubWorkers((line) => serveRequests(line, async () => Promise.reject(new Error('no')))),
    ],
  ])('answers in the page where %s', async (_, stub) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    serveIndex()
    stub()
    const { ask: question } = ownIndex(files(20_000))
    expect((await ask(question, {})).hits).toHaveLength(1)
    expect((await ask(question, { q: 'hilux' })).hits).toHaveLength(1)
  })
})
