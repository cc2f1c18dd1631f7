import { expect, it, vi } from 'vitest'
import { withCooldown } from './cooldown.ts'

const request = { queries: [] }

function opened(answers: readonly (() => Promise<{ results: [] }>)[]) {
  let time = 0
  const transport = vi.fn(async () => (answers[Math.min(transport.mock.calls.length, answers.length) - 1] ?? good)())
  return {
    transport,
    ask: withCooldown(transport, { cooldownMs: 30, clock: () => time }),
    wait: (ms: number) => (time += ms),
  }
}

const good = async () => ({ results: [] as [] })
const bad = async () => Promise.reject(new Error('gone'))

it('asks as often as it is answered', async () => {
  const { transport, ask } = opened([good])
  await ask(request)
  await ask(request)
  expect(transport).toHaveBeenCalledTimes(2)
})

it('asks once for what cannot be had, and again when that has rested', async () => {
  const { transport, ask, wait } = opened([bad, good])
  await expect(ask(request)).rejects.toThrow('gone')
  for (const _ of 'mazda') await expect(ask(request)).rejects.toThrow('Nobody answered a moment ago.')
  expect(transport).toHaveBeenCalledTimes(1)
  wait(30)
  await expect(ask(request)).resolves.toEqual({ results: [] })
})

it('takes a question that was called off for no failure', async () => {
  const { transport, ask } = opened([bad, good])
  await expect(ask(request, { signal: AbortSignal.abort() })).rejects.toThrow('gone')
  await ask(request)
  expect(transport).toHaveBeenCalledTimes(2)
})
