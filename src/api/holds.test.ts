import { expect, it, test } from 'vitest'
import { holdCar } from './holds.ts'

const api = { base: 'https://leads.example', mock: false }
const request = { website_slug: 'north', car_id: '7', submission_key: 'k'.repeat(20) }

test.each([
  ['it is held', new Response('{}', { status: 201 }), 'free'],
  ['another holds it', new Response('{}', { status: 409 }), 'gone'],
  ['the API knows no holds', new Response('', { status: 404 }), 'unknown'],
  ['too much is asked', new Response('{}', { status: 429 }), 'unknown'],
  ['the API is down', new TypeError('Failed to fetch'), 'unknown'],
] as const)('when %s a car is %s', async (_reason, answer, freedom) => {
  const ask = async () => {
    if (answer instanceof Error) throw answer
    return answer
  }
  expect(await holdCar(api, request, ask)).toBe(freedom)
})

it('asks by the key of the reservation', async () => {
  const asked: unknown[] = []
  await holdCar(api, request, async (address, init) => {
    asked.push([address, init?.method, JSON.parse(String(init?.body))])
    return new Response('{}', { status: 201 })
  })
  expect(asked).toEqual([['https://leads.example/api/holds', 'POST', request]])
})
