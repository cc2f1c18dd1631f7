import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { debounced } from './debounced.ts'
import type { MultiSearchRequest, SearchTransport } from './transport.ts'

const question = (q: string, page = 0): MultiSearchRequest => ({
  queries: [{ indexUid: 'cars', q, offset: page * 24 }],
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function opened() {
  const asked = vi.fn<SearchTransport>(async () => ({ results: [] }))
  return { asked, ask: debounced(asked, 100) }
}

describe('typing (S7.21)', () => {
  it('is one question, however many letters', async () => {
    const { ask, asked } = opened()
    const outcomes = []
    for (const text of ['h', 'hi', 'hil']) {
      const giving = new AbortController()
      outcomes.push(
        ask(question(text), { signal: giving.signal }).then(
          () => text,
          () => 'given up',
        ),
      )
      await vi.advanceTimersByTimeAsync(60)
      if (text !== 'hil') giving.abort()
    }
    await vi.advanceTimersByTimeAsync(100)
    expect(await Promise.all(outcomes)).toEqual(['given up', 'given up', 'hil'])
    expect(asked.mock.calls.map(([request]) => request.queries[0]?.q)).toEqual(['hil'])
  })

  it('is all that waits: another page of the same words is asked at once', async () => {
    const { ask, asked } = opened()
    const { signal } = new AbortController()
    ask(question('hilux'), { signal })
    await vi.advanceTimersByTimeAsync(100)
    ask(question('hilux', 1), { signal })
    expect(asked).toHaveBeenCalledTimes(2)
    ask(question(''))
    expect(asked).toHaveBeenCalledTimes(3)
  })
})
