import { expect, it, vi } from 'vitest'
import { buildIndex } from '#search/build-index.ts'
import { createEngine } from '#search/engine/engine.ts'
import { sampleCar, sampleWords } from '#search/sample-car.ts'
import { type LoadEngine, staticTransport } from './static-transport.ts'

it('fetches the files and the engine side by side, once, and both again after a failure', async () => {
  const fetchFiles = vi.fn(async () => buildIndex([sampleCar()], sampleWords))
  const loadEngine = vi.fn<LoadEngine>().mockRejectedValueOnce(new Error('no line')).mockResolvedValue({ createEngine })
  const ask = staticTransport(fetchFiles, loadEngine)
  expect([fetchFiles, loadEngine].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  const body = { queries: [{ indexUid: 'cars', q: 'hilux' }] }
  await expect(ask(body)).rejects.toThrow('no line')
  const [first] = await Promise.all([ask(body), ask(body)])
  expect(first.results[0]?.hits).toHaveLength(1)
  expect([fetchFiles, loadEngine].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
})
