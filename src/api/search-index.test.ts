import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { fetchSearchIndex, searchFilesPath } from './search-index.ts'

const files = { search: '/search-index/search.old.json', cards: '/search-index/cards.old.json' }
const whole = { search: 'the search', cards: 'the cards' }

type Answer = (signal: AbortSignal) => Promise<Response> | Response

/** A streamed response that ends only when `start` closes it. */
const stream = (start: (control: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new Response(new ReadableStream({ start }))
const bytes = (text: string) => new TextEncoder().encode(text)

const text =
  (body: string): Answer =>
  () =>
    new Response(body)
const status =
  (code: number): Answer =>
  () =>
    new Response('<p>No.</p>', { status: code })
const reset: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const never: Answer = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
/** A response that stalls after some bytes. */
const halfway: Answer = (signal) =>
  stream((control) => {
    control.enqueue(bytes('the '))
    signal.addEventListener('abort', () => control.error(signal.reason))
  })
/** A slow response: one piece every seven seconds. */
const slow =
  (body: string): Answer =>
  () =>
    stream((control) => {
      const pieces = [...body]
      const timer = setInterval(() => {
        const piece = pieces.shift()
        if (piece !== undefined) return control.enqueue(bytes(piece))
        clearInterval(timer)
        control.close()
      }, 7000)
    })

/** Stubs fetch: each address returns its answers in turn, then repeats the last. */
function serve(site: Readonly<Record<string, readonly Answer[]>>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { signal, cache }: { signal: AbortSignal; cache: RequestCache }) => {
    const answers = site[address] ?? [status(404)]
    const before = asked.filter((each) => each.startsWith(`${address} `)).length
    asked.push(`${address} ${cache}`)
    return (answers[Math.min(before, answers.length - 1)] ?? reset)(signal)
  })
  return asked
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function outcome() {
  const end = fetchSearchIndex(files).catch((problem: Error) => problem.message)
  await vi.advanceTimersByTimeAsync(120_000)
  return end
}

test.each([
  ['both files at once', [text('the search')], whole],
  ['a file that trickles in for a minute', [slow('the search')], whole],
  [
    'a file in letters of two bytes, cut between them',
    [
      () =>
        stream((c) => {
          c.enqueue(new Uint8Array([0xc3]))
          c.enqueue(new Uint8Array([0xa9]))
          c.close()
        }),
    ],
    { ...whole, search: 'é' },
  ],
  ['a connection that is reset once', [reset, text('the search')], whole],
  ['a server that fails once', [status(503), text('the search')], whole],
  ['a file that hangs once', [never, text('the search')], whole],
  ['a file that stops halfway once', [halfway, text('the search')], whole],
  ['a file that always hangs', [never], '/search-index/search.old.json fell silent.'],
  ['a file that always stops halfway', [halfway], '/search-index/search.old.json fell silent.'],
  ['a server that always fails', [status(500)], '/search-index/search.old.json answered 500.'],
])('the search index, with %s', async (_reason, answers, expected) => {
  const asked = serve({ [files.search]: answers, [files.cards]: [text('the cards')] })
  expect(await outcome()).toEqual(expected)
  expect(asked.filter((each) => each.includes('/search.'))).toHaveLength(
    answers.length === 1 && typeof expected === 'object' ? 1 : 2,
  )
})

it('is asked for once more past what the browser has kept of a failure', async () => {
  const asked = serve({ [files.search]: [reset, text('the search')], [files.cards]: [text('the cards')] })
  await outcome()
  expect(asked.filter((each) => each.includes('/search.'))).toEqual([
    `${files.search} default`,
    `${files.search} reload`,
  ])
})

describe('in a tab whose own files are gone', () => {
  const named = (search: string) => text(JSON.stringify({ search, cards: '/search-index/cards.new.json', size: 2 }))
  const renewed = {
    '/search-index/search.new.json': [text('the search')],
    '/search-index/cards.new.json': [text('the cards')],
  }

  it('comes from the release that is live, which says where they lie', async () => {
    const asked = serve({ [searchFilesPath]: [named('/search-index/search.new.json')], ...renewed })
    expect(await outcome()).toEqual(whole)
    expect(asked).toContain(`${searchFilesPath} no-cache`)
  })

  test.each([
    ['that release has the same files', { [searchFilesPath]: [named(files.search)] }],
    ['that release has none', { [searchFilesPath]: [text('{}')] }],
    ['those files are gone, too', { [searchFilesPath]: [named('/search-index/search.new.json')] }],
    ['that release does not say', {}],
  ])('cannot be had where %s', async (_reason, site) => {
    const asked = serve(site)
    expect(await outcome()).toMatch(/is gone\.$/)
    expect(asked.length).toBeLessThanOrEqual(5)
  })
})
