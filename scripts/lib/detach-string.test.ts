import { expect, it, test } from 'vitest'
import { longText, measureRetainedMemory } from '#tests/retained-memory.ts'
import { detachString } from './detach-string.ts'

/** Memory, in MB, held by 100 addresses that were cut out of pages of 1 MB each. */
function keptBy(keep: (address: string) => string): number {
  const { made, mb } = measureRetainedMemory(() =>
    Array.from({ length: 100 }, (_, at) => keep(longText(at).slice(100, 140))),
  )
  expect(made).toHaveLength(100)
  return mb
}

it('keeps no page in memory', () => {
  expect(keptBy(detachString)).toBeLessThan(10)
})

it('is needed: an address as it was cut out keeps its page', () => {
  expect(keptBy((address) => address)).toBeGreaterThan(90)
})

test.each(['', '/cars/1', 'Citroën 🚙', '\ud83d\ude99'])('is the same text: %j', (text) => {
  expect(detachString(text)).toBe(text)
})
