import { expect, it, test } from 'vitest'
import { solveChallenge } from './proof.ts'

const api = { base: 'https://leads.example', mock: false }
const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    Response.json(body, { status })

it('finds a number that makes a key with a byte of nought from the text', async () => {
  const asked: string[] = []
  const proof = await solveChallenge(api, async (address) => {
    asked.push(String(address))
    return Response.json({ token: 'text', rounds: 1 })
  })
  expect(asked).toEqual(['https://leads.example/api/challenge'])
  expect(proof).toMatch(/^text\.\d+$/)
})

test.each([
  ['the API knows no such call', answering({}, 404)],
  ['its answer is no challenge', answering({ token: 1 })],
  ['it asks for more than a phone should give', answering({ token: 'text', rounds: 10_000_000 })],
  [
    'it does not answer',
    async () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('has no proof where %s, and does not fail', async (_reason, ask) => {
  expect(await solveChallenge(api, ask as typeof fetch)).toBeNull()
})
