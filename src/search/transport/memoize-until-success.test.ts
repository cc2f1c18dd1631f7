import { expect, it, vi } from 'vitest'
import { memoizeUntilSuccess } from './memoize-until-success.ts'

it('does something once for all who ask, and again after a failure', async () => {
  const work = vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue('index')
  const open = memoizeUntilSuccess<string>(work)
  const early = [open(), open()]
  expect(work).toHaveBeenCalledTimes(1)
  expect((await Promise.allSettled(early)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([await open(), await open()]).toEqual(['index', 'index'])
  expect(work).toHaveBeenCalledTimes(2)
})
