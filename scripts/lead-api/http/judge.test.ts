import { beforeEach, describe, expect, it, test } from 'vitest'
import { solveChallenge } from '#api/proof.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { createLeadApp } from '../app.ts'

const asking = sampleSite('forms: {proof_of_work: true}')
const start = Date.parse('2026-03-02T01:00:00Z')
let now = start
let app: ReturnType<typeof createLeadApp>

beforeEach(() => {
  now = start
  app = createLeadApp({ file: ':memory:', sites: [asking], now: () => new Date(now) })
})

const consent = { text: 'News?', state: false, method: 'checkbox', at: '2026-03-02T00:59:00.000Z', page: '/contact' }
const lead = {
  website_slug: asking.slug,
  category: 'General Enquiry',
  email: 'mary@example.com',
  submission_key: 'key-of-sixteen-signs',
  consent,
}

const send = (more: object, path = '/api/leads', method = 'POST') =>
  app.request(path, {
    method,
    body: JSON.stringify({ lead: { ...lead, ...more } }),
    headers: { 'content-type': 'application/json' },
  })
const work = () =>
  solveChallenge({ base: '', mock: false }, async (address, init) => app.request(String(address), init))
const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
const page = async () => (await app.request('/leads', {}, here)).text()
const doubt = 'its browser showed no work'

describe('a dealer who asks for work', () => {
  it('has no doubt of a lead whose browser did it, however often it comes and whatever follows it', async () => {
    const proof = await work()
    expect((await send({ proof })).status).toBe(201)
    now += 3 * 3_600_000
    expect((await send({ proof })).status).toBe(201)
    expect((await send({ proof, message: 'More' }, '/api/leads/1', 'PUT')).status).toBe(201)
    const text = await page()
    expect(text).toContain('More')
    expect(text).not.toContain(doubt)
    expect(text).not.toContain(proof)
  })

  it.each([
    ['none', async () => undefined],
    ['one that was made up', async () => 'abc.000000000000000000000000.0.1'],
    // The first number that is right is looked for from below: none before it is, and any behind it may be.
    ['another number', async () => (await work())?.replace(/\d+$/, (number) => String(Number(number) - 1))],
    ['another text', async () => (await work())?.replace(/^[a-z0-9]+/, 'zzzzzzzz')],
  ])('doubts a lead with no proof but %s, and keeps it', async (_reason, proofOf) => {
    expect((await send({ proof: await proofOf() })).status).toBe(201)
    const text = await page()
    expect(text).toContain('mary@example.com')
    expect(text).toContain(doubt)
  })

  it('doubts a second lead with the proof of the first, and one that is two hours old', async () => {
    const proof = await work()
    await send({ proof })
    await send({ proof, submission_key: 'another-key-of-sixteen' })
    expect((await page()).match(new RegExp(doubt, 'g'))).toHaveLength(1)
    const old = await work()
    now += 2 * 3_600_000 + 1
    await send({ proof: old, submission_key: 'late-key-of-sixteen' })
    expect((await page()).match(new RegExp(doubt, 'g'))).toHaveLength(2)
  })
})

test('a dealer who asks for none doubts none', async () => {
  app = createLeadApp({ file: ':memory:', sites: [sampleSite()], now: () => new Date(now) })
  await send({})
  expect(await page()).not.toContain(doubt)
})
