import { expect, it } from 'vitest'
import { closeAll } from './close-all.ts'

it('closes in order, goes on after a failure, and tells the first', async () => {
  const closed: string[] = []
  const fails = (reason: string) => () => {
    closed.push(reason)
    throw new Error(reason)
  }
  const ends = async () => {
    await Promise.resolve()
    closed.push('ends')
  }
  await expect(closeAll([ends, fails('one'), fails('two'), ends])).rejects.toThrow('one')
  expect(closed).toEqual(['ends', 'one', 'two', 'ends'])
  await expect(closeAll([ends])).resolves.toBeUndefined()
})
