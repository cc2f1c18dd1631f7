import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairLimiter } from './fair-limiter.ts'

/** ConcurrencyLimiter, the names of started tasks, and a function that ends the hanging tasks of a host. */
function recorded(count: number) {
  const [lanes, begun, hanging]: [ReturnType<typeof createFairLimiter>, string[], [string, () => void][]] = [
    createFairLimiter(count),
    [],
    [],
  ]
  const names = (name: string, works: number) => Array.from({ length: works }, (_, at) => `${name}${at + 1}`)
  return {
    begun,
    quick: (host: string, name: string, works: number) =>
      lanes.join(
        host,
        names(name, works).map((each) => async () => void begun.push(each)),
      ),
    slow: (host: string, name: string, works: number) =>
      void lanes.join(
        host,
        names(name, works).map((each) => async () => {
          begun.push(each)
          await new Promise<void>((resolve) => hanging.push([host, resolve]))
        }),
      ),
    async timeOut(host: string) {
      await wait(2)
      const at = hanging.findIndex(([name]) => name === host)
      for (const [, end] of hanging.splice(at, 1)) end()
      await wait(0)
    },
  }
}

const twenty = Array.from({ length: 20 }, (_, at) => `quick${at + 1}`)

test('a host that hangs leaves lanes to another, which comes after it and is then done', async () => {
  const { begun, slow, quick, timeOut } = recorded(4)
  slow('slow.example', 'a', 50)
  const other = quick('quick.example', 'quick', 20)
  await timeOut('slow.example')
  await other
  expect(begun.slice(0, 24)).toEqual(['a1', 'a2', 'a3', 'a4', ...twenty])
  await timeOut('slow.example')
  expect(begun.slice(24)).toEqual(['a5', 'a6'])
})

test('more hosts that hang than there are lanes leave one to a host that took less time', async () => {
  const { begun, slow, quick, timeOut } = recorded(2)
  for (const name of ['a', 'b', 'c']) slow(`${name}.example`, name, 9)
  const other = quick('quick.example', 'quick', 20)
  for (const name of ['a', 'a', 'b']) await timeOut(`${name}.example`)
  await other
  expect(begun.slice(0, 24)).toEqual(['a1', 'a2', 'b1', 'c1', ...twenty])
})

test('dealers take turns at one host', async () => {
  const { begun, quick } = recorded(1)
  await Promise.all([quick('photos.example', 'a', 4), quick('photos.example', 'b', 2)])
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
})

test('what fails is told to who asked for it, and keeps no lane', async () => {
  const lanes = createFairLimiter(1)
  const broken = lanes.join('a.example', [() => Promise.reject(new Error('full'))])
  await expect(broken).rejects.toThrow('full')
  await expect(lanes.join('a.example', [async () => undefined])).resolves.toBeUndefined()
  await expect(lanes.join('a.example', [])).resolves.toBeUndefined()
})
