import { expect, it, test } from 'vitest'
import { checkCarAvailability } from './reservable-cars.ts'

const answers =
  (response: Response | Error): typeof fetch =>
  async () => {
    if (response instanceof Error) throw response
    return response
  }

test.each([
  ['it stands there with its deposit', Response.json({ 7: 500 }), 'free'],
  ['it is not there any more', Response.json({ 8: 500 }), 'gone'],
  ['its deposit has changed', Response.json({ 7: 600 }), 'gone'],
  ['no car can be reserved', Response.json({}), 'gone'],
  ['nobody answers', new TypeError('Failed to fetch'), 'unknown'],
  ['there is no such file', new Response('', { status: 404 }), 'unknown'],
  ['a page comes back', new Response('<html>'), 'unknown'],
  ['a list comes back', Response.json([7]), 'unknown'],
] as const)('when %s a car is %s', async (_reason, response, freedom) => {
  expect(await checkCarAvailability('7', 500, answers(response))).toBe(freedom)
})

it('asks past every cache', async () => {
  const asked: unknown[] = []
  await checkCarAvailability('7', 500, async (address, init) => {
    asked.push([address, init?.cache])
    return Response.json({})
  })
  expect(asked).toEqual([['/reservable-cars.json', 'no-store']])
})
