import { describe, expect, it, vi } from 'vitest'
import { createProver } from './prover.ts'

const api = { base: '', mock: false }

describe('the work behind a lead', () => {
  it('is begun once, when the form is touched, and waited for', async () => {
    const prove = vi.fn(async () => 'done')
    const prover = createProver(api, prove)
    expect(prove).not.toHaveBeenCalled()
    prover.begin()
    prover.begin()
    expect([await prover.answer(), await prover.answer()]).toEqual(['done', 'done'])
    expect(prove).toHaveBeenCalledTimes(1)
  })

  it('is begun by the button of a form that nobody touched, and anew for the next lead or after an hour', async () => {
    let now = 0
    let turn = 0
    const prover = createProver(
      api,
      async () => `proof ${++turn}`,
      () => now,
    )
    expect(await prover.answer()).toBe('proof 1')
    prover.renew()
    expect(await prover.answer()).toBe('proof 2')
    now = 60 * 60_000
    expect(await prover.answer()).toBe('proof 3')
  })

  it('keeps nobody waiting: the lead goes without it', async () => {
    vi.useFakeTimers()
    const prover = createProver(api, () => new Promise(() => undefined))
    const answer = prover.answer()
    await vi.advanceTimersByTimeAsync(4000)
    expect(await answer).toBeNull()
    vi.useRealTimers()
    expect(await createProver(api, () => Promise.reject(new Error('no script'))).answer()).toBeNull()
  })
})
