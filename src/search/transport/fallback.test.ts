import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withFallback } from './fallback.ts'
import type { MultiSearchRequest, SearchTransport } from './transport.ts'

const request: MultiSearchRequest = { queries: [] }
const answers = (name: string) =>
  vi.fn<SearchTransport>(async () => ({ results: [{ indexUid: name, query: '', hits: [], processingTimeMs: 0 }] }))
const fails = () => vi.fn<SearchTransport>(async () => Promise.reject(new Error('down')))

function opened(first: SearchTransport, second: SearchTransport | null) {
  const time = { now: 0 }
  const report = vi.fn()
  const kept = { until: 0, failures: 0 }
  const memory = { read: () => ({ ...kept }), write: (rest: object) => void Object.assign(kept, rest) }
  const options = { cooldownMs: 1000, hedgeAfterMs: 800, clock: () => time.now, memory, report }
  const ask = withFallback(first, second, options)
  const name = async () => (await ask(request)).results[0]?.indexUid
  return { ask, name, time, report, options }
}

describe('somebody who answers instead (S8.18)', () => {
  it('is not asked while the first answers', async () => {
    const second = answers('second')
    expect(await opened(answers('first'), second).name()).toBe('first')
    expect(second).not.toHaveBeenCalled()
  })

  it('answers when the first fails, and until that has rested', async () => {
    const first = fails()
    const { name, time, report } = opened(first, answers('second'))
    expect(await name()).toBe('second')
    expect(await name()).toBe('second')
    expect(first).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledTimes(1)
    time.now = 1000
    first.mockImplementation(answers('first'))
    expect(await name()).toBe('first')
  })

  it('answers for longer with every failure in a row, eight times as long at most', async () => {
    const asked: number[] = []
    const first = fails()
    const { name, time } = opened(async (...question) => {
      asked.push(time.now)
      return first(...question)
    }, answers('second'))
    for (; time.now <= 31_000; time.now += 1000) await name()
    expect(asked).toEqual([0, 1000, 3000, 7000, 15_000, 23_000, 31_000])
  })

  it('does not exist: the failure is the answer, and the next question starts again', async () => {
    const first = fails()
    const { name } = opened(first, null)
    await expect(name()).rejects.toThrow('down')
    first.mockImplementation(answers('first'))
    expect(await name()).toBe('first')
  })

  it('fails as well: the next question starts with the first again', async () => {
    const first = fails()
    const { name } = opened(first, fails())
    await expect(name()).rejects.toThrow('down')
    first.mockImplementation(answers('first'))
    expect(await name()).toBe('first')
  })

  describe('of a first that does not answer', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())
    const hangs = () => vi.fn<SearchTransport>(() => new Promise(() => {}))

    it('is asked once it took too long, and then at once', async () => {
      const first = hangs()
      const second = answers('second')
      const { name, report } = opened(first, second)
      const answer = name()
      await vi.advanceTimersByTimeAsync(799)
      expect(second).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(await answer).toBe('second')
      expect(report).toHaveBeenCalledWith(new Error('No answer within 800 ms.'))
      expect(await name()).toBe('second')
      expect(first).toHaveBeenCalledTimes(1)
    })

    it('is asked at once on the next page of the visit', async () => {
      const first = hangs()
      const { name, options } = opened(first, answers('second'))
      const answer = name()
      await vi.advanceTimersByTimeAsync(800)
      await answer
      const next = withFallback(first, answers('second'), options)
      expect((await next(request)).results[0]?.indexUid).toBe('second')
      expect(first).toHaveBeenCalledTimes(1)
    })

    it('is too late where the first is quicker after all', async () => {
      const late: SearchTransport = async (...question) => {
        await new Promise((done) => setTimeout(done, 900))
        return answers('first')(...question)
      }
      const slow: SearchTransport = async (...question) => {
        await new Promise((done) => setTimeout(done, 900))
        return answers('second')(...question)
      }
      const { name } = opened(late, slow)
      const answer = name()
      await vi.advanceTimersByTimeAsync(900)
      expect(await answer).toBe('first')
    })

    it('fails as well: whoever answers in the end is heard', async () => {
      const late: SearchTransport = async (...question) => {
        await new Promise((done) => setTimeout(done, 2000))
        return answers('first')(...question)
      }
      const { name } = opened(late, fails())
      const answer = name()
      await vi.advanceTimersByTimeAsync(2000)
      expect(await answer).toBe('first')
    })
  })

  it('is not asked for a question that was given up', async () => {
    const giving = new AbortController()
    const second = answers('second')
    const first: SearchTransport = async () => {
      giving.abort()
      throw new Error('aborted')
    }
    const { ask, report } = opened(first, second)
    await expect(ask(request, { signal: giving.signal })).rejects.toThrow('aborted')
    expect(second).not.toHaveBeenCalled()
    expect(report).not.toHaveBeenCalled()
  })
})
