import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, test } from 'vitest'
import { ownText } from './own-text.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const megabyte = 1024 * 1024

function inUse(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** What a hundred addresses keep in memory, in MB, each cut out of a page of one. */
function keptBy(keep: (address: string) => string): number {
  collect()
  const before = inUse()
  const addresses = Array.from({ length: 100 }, (_, at) => {
    const page = [...Array(1024)].map((_, line) => `${at} ${line} `.padEnd(1024, 'x')).join('')
    return keep(page.slice(100, 140))
  })
  collect()
  const kept = inUse() - before
  expect(addresses).toHaveLength(100)
  return kept / megabyte
}

it('keeps no page in memory', () => {
  expect(keptBy(ownText)).toBeLessThan(10)
})

it('is needed: an address as it was cut out keeps its page', () => {
  expect(keptBy((address) => address)).toBeGreaterThan(90)
})

test.each(['', '/cars/1', 'Citroën 🚙', '\ud83d\ude99'])('is the same text: %j', (text) => {
  expect(ownText(text)).toBe(text)
})
