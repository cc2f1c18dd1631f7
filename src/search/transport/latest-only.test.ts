import { describe, expect, it, vi } from 'vitest'
import { latestOnly } from './latest-only.ts'

describe('only the newest question', () => {
  it('is answered; the one before is given up and never heard of again (S7.21)', async () => {
    const waiting = new Map<string, PromiseWithResolvers<string>>()
    const given: string[] = []
    const ask = latestOnly((question: string, { signal }) => {
      const answer = Promise.withResolvers<string>()
      waiting.set(question, answer)
      signal?.addEventListener('abort', () => given.push(question))
      return answer.promise
    })
    const heard = vi.fn()
    ask('a').then(heard, heard)
    const second = ask('ab')
    expect(given).toEqual(['a'])
    waiting.get('a')?.reject(new Error('aborted'))
    waiting.get('ab')?.resolve('cars')
    expect(await second).toBe('cars')
    expect(heard).not.toHaveBeenCalled()
  })

  it('hears its failure', async () => {
    const ask = latestOnly(async () => Promise.reject(new Error('down')))
    await expect(ask('a')).rejects.toThrow('down')
    await expect(ask('b')).rejects.toThrow('down')
  })
})
