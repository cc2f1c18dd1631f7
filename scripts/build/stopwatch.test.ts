import { afterEach, expect, it, vi } from 'vitest'
import { stopwatch } from './stopwatch.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('says how long each step took, those that came again added up, and passes on what was said', () => {
  vi.useFakeTimers()
  const said: string[] = []
  const { tell, took } = stopwatch((what) => said.push(what))
  const steps: [number, string][] = [
    [100, 'another build is running'],
    [200, 'page 1 of 2'],
    [10, 'page 2 of 2'],
    [20, 'verifying'],
    [5, '1 car at fault and left out; building again'],
    [0, 'page 1 of 1'],
    [40, 'verifying'],
    [50, 'publishing'],
  ]
  for (const [ms, what] of steps) {
    vi.advanceTimersByTime(ms)
    tell(what)
  }
  vi.advanceTimersByTime(60)
  expect(took()).toEqual({ opening: 300, pages: 30 + 40, verification: 5 + 50, publication: 60 })
  expect(said).toEqual(steps.map(([, what]) => what))
})
