import { expect, it, test, vi } from 'vitest'
import { withLock } from './with-lock.ts'

type Locks = NonNullable<Parameters<typeof withLock>[2]>['locks']

const locks = (request: (name: string, work: () => Promise<unknown>) => Promise<unknown>) =>
  ({ request }) as unknown as NonNullable<Locks>

test.each([
  ['behind the lock', { locks: locks(async (_, work) => work()) }],
  ['in a browser without locks', {}],
  [
    'in a browser that forbids them',
    { locks: locks(async () => Promise.reject(new DOMException('no', 'SecurityError'))) },
  ],
  [
    'in a browser that throws at once',
    {
      locks: locks(() => {
        throw new DOMException('no', 'SecurityError')
      }),
    },
  ],
])('work runs once %s', async (_reason, browser) => {
  const work = vi.fn(async () => 7)
  expect(await withLock('name', work, browser)).toBe(7)
  expect(work).toHaveBeenCalledTimes(1)
})

it('never runs twice because it failed itself', async () => {
  const work = vi.fn(async () => Promise.reject(new Error('mine')))
  await expect(withLock('name', work, { locks: locks(async (_, begin) => begin()) })).rejects.toThrow('mine')
  expect(work).toHaveBeenCalledTimes(1)
})
