import { expect, test, vi } from 'vitest'
import { returnMemory } from './return-memory.ts'

const megabytes = 2 ** 20

test.each([
  ['a small process is left alone', 360, 0],
  ['a large one returns what V8 does not use', 361, 1],
])('%s', (_name, mb, times) => {
  const gc = vi.fn()
  returnMemory(mb * megabytes, gc as unknown as NodeJS.GCFunction)
  expect(gc).toHaveBeenCalledTimes(times)
})
