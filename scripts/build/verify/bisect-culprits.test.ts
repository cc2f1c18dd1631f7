import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bisectCulprits } from './bisect-culprits.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

it('finds every item that shows the fault alone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 300 }),
      fc.array(fc.nat(299), { maxLength: 5 }),
      async (count, picked) => {
        const bad = new Set(picked.filter((number) => number < count))
        const found = await bisectCulprits(numbers(count), async (items) => items.some((item) => bad.has(item)))
        expect([...found].sort((a, b) => a - b)).toEqual([...bad].sort((a, b) => a - b))
      },
    ),
  )
})

it('asks about as often as the list can be halved', async () => {
  let asked = 0
  await bisectCulprits(numbers(4096), async (items) => {
    asked++
    return items.includes(4095)
  })
  expect(asked).toBeLessThan(30)
})

it('blames nobody for a fault that is there without any', async () => {
  expect(await bisectCulprits(numbers(8), async () => true)).toEqual([])
})

it('blames nobody when it takes two together', async () => {
  expect(await bisectCulprits(numbers(8), async (items) => items.includes(1) && items.includes(6))).toEqual([])
})

it('gives up when there are more than it looks for', async () => {
  expect(await bisectCulprits(numbers(100), async (items) => items.length > 0)).toEqual([])
})
