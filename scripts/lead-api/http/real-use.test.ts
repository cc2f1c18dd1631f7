import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { createLeadApp } from '../app.ts'
import { callerAddress } from '../caller-address.ts'
import { BadEnvironment, leadEnvironment } from '../environment.ts'
import { addReader } from '../page/readers.ts'
import { type Opened, openDatabase } from '../store/open-database.ts'
import { readLead } from './lead-schema.ts'
import { defaultRateLimits } from './limits.ts'
import { knownSites } from './origins.ts'
import { shapeProblem } from './shape.ts'

const folder = mkdtempSync(join(tmpdir(), 'real-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sites = [sampleSite()]
const origin = 'https://www.sample.example'

function open(more: object = {}, { files = folder, database }: { files?: string; database?: Opened } = {}) {
  const known = knownSites(sites, ['https://preview.example'])
  const real = { known, rates: defaultRateLimits, mostBytes: 4096, addressOf: callerAddress(1), ...more }
  return createLeadApp({
    file: ':memory:',
    folder: files,
    sites,
    real,
    now: () => new Date('2026-03-02T01:00:00Z'),
    ...(database && { database }),
  })
}

const consent = { text: 'News?', state: false, method: 'checkbox', at: '2026-03-02T00:59:00.000Z', page: '/contact' }
const lead = { website_slug: 'sample', category: 'General Enquiry', email: 'mary@example.com', consent }

const send = (more: object = {}, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: JSON.stringify({ lead: { ...lead, ...more } }),
  headers: { 'content-type': 'application/json', origin, ...headers },
})

describe('where anybody may call', () => {
  test.each([
    ['a page of the site', send(), 201],
    ['a preview that was named', send({}, { origin: 'https://preview.example' }), 201],
    ['a page of another site', send({}, { origin: 'https://evil.example' }), 403],
    ['a site in clear', send({}, { origin: 'http://www.sample.example' }), 403],
    ['nobody’s page', send({}, { origin: '' }), 403],
    ['a website nobody knows, whose browsers keep the lead until it is', send({ website_slug: 'no-such-dealer' }), 403],
    ['something deeper than any form', send({ a: [[[[[[1]]]]]] }), 422],
    ['more than any form has', send({ a: Array.from({ length: 3000 }, () => 1) }), 422],
  ])('answers %s', async (_reason, init, status) => {
    expect((await open().request('/api/leads', init)).status).toBe(status)
  })

  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const written = `website_slug=no-such-dealer&category=General+Enquiry&email=mary@example.com`
  test.each([
    ['a program', send({ website_slug: 'no-such-dealer' }), '{"message":"This website is not known here."}'],
    [
      'a shopper',
      { ...send({}, form), body: written },
      /<h1>This was not sent<.h1>\s*<p>This website is not known here\./,
    ],
  ])('tells %s of a website nobody knows what is wrong, and of no field', async (_reason, init, said) => {
    const answer = await open().request('/api/leads', init)
    const allowed = answer.headers.get('access-control-allow-origin')
    expect([answer.status, allowed, await answer.text()]).toEqual([403, origin, expect.stringMatching(said)])
  })

  const typed = (body: string, type: string) => ({ method: 'POST', body, headers: { 'content-type': type, origin } })
  test.each([
    ['a lead', '/api/leads', send(), 201],
    [
      'a form that a browser posts, which is answered with a page',
      '/api/leads',
      typed('a=1', 'application/x-www-form-urlencoded'),
      422,
    ],
    ['what is too large', '/api/holds', typed('1'.repeat(9999), 'application/json'), 413],
    ['what a known page may not send', '/api/leads', send({}, { origin: 'https://evil.example' }), 403],
    ['what is not there', '/nothing', {}, 404],
    ['a wrong method', '/api/leads', { method: 'DELETE', headers: { origin } }, 405],
    ['the reader of nothing', '/leads', {}, 403],
    ['its own health', '/healthz', {}, 200],
  ])('lets nothing run, load or be framed in the answer to %s', async (_, path, init, status) => {
    const answer = await open().request(path, init)
    const header = (name: string) => answer.headers.get(name)
    expect([answer.status, header('x-content-type-options'), header('x-frame-options')]).toEqual([
      status,
      'nosniff',
      'DENY',
    ])
    expect(header('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/)
  })

  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
  const picture = (length: number) => new Uint8Array(length).fill(0).map((_, at) => head[at] ?? 0)
  const withFile =
    (app: ReturnType<typeof open>) =>
    async (bytes: Uint8Array<ArrayBuffer>, more: object = {}) => {
      const data = new FormData()
      for (const [name, value] of Object.entries({ ...lead, ...more }))
        data.append(`lead[${name}]`, typeof value === 'string' ? value : JSON.stringify(value))
      data.append('files[]', new File([bytes], 'front.png', { type: 'image/png' }))
      return (await app.request('/api/leads/with-files', { method: 'POST', body: data, headers: { origin } })).status
    }

  it('takes no file that only says it is a picture, and no more than there is room for', async () => {
    const post = withFile(open({}, { files: join(folder, 'odd') }))
    expect(await post(new TextEncoder().encode('<script>alert(1)</script>'))).toBe(422)
    expect(await post(picture(2000))).toBe(201)
    expect(await post(picture(5000))).toBe(507)
  })

  it('counts no file into the folder that it does not keep', async () => {
    const post = withFile(open({}, { files: join(folder, 'room') }))
    expect(await post(picture(5000))).toBe(507)
    const once = { submission_key: 'the-same-key-every-time' }
    for (const _ of [1, 2, 3, 4, 5]) expect(await post(picture(1500), once)).toBe(201)
    expect(await post(picture(1500), { ...once, message: 'Other words' })).toBe(409)
    expect(await post(picture(2500))).toBe(201)
    expect(await post(picture(200))).toBe(507)
  })

  it('has room for what a browser without scripts posted before', async () => {
    const app = open({}, { files: join(folder, 'native') })
    const post = async (message: string) => {
      const data = new FormData()
      for (const name of ['website_slug', 'category', 'email'] as const) data.append(name, lead[name])
      data.append('message', message)
      data.append('photo', new File([picture(3000)], 'front.png', { type: 'image/png' }))
      return (await app.request('/api/leads', { method: 'POST', body: data, headers: { origin } })).status
    }
    expect([await post('Mine'), await post('Mine'), await post('Other'), await post('Mine')]).toEqual([
      303, 303, 507, 303,
    ])
  })

  it('asks who sends too much to come back, and nobody else', async () => {
    const app = open({ rates: { perAddress: 3, perSite: 5 } })
    const from = (address: string) => app.request('/api/leads', send({}, { 'x-forwarded-for': `1.2.3.4, ${address}` }))
    const statuses = async (address: string, count: number) => {
      const answers: number[] = []
      for (let at = 0; at < count; at++) answers.push((await from(address)).status)
      return answers
    }
    expect(await statuses('10.0.0.1', 4)).toEqual([201, 201, 201, 429])
    expect(await statuses('10.0.0.2', 3)).toEqual([201, 201, 429])
    expect(Number((await from('10.0.0.1')).headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await app.request('/api/appointments/slots?location_id=1')).status).toBe(200)
  })

  it('tells a browser that posted a form by itself why by a page, whatever kept it from being taken', async () => {
    const app = open({ rates: { perAddress: 1, perSite: 9 } })
    const post = (from: string, words: Readonly<Record<string, string>>) =>
      app.request('/api/leads', { method: 'POST', body: new URLSearchParams(words), headers: { origin: from } })
    const short = { website_slug: 'sample', category: 'General Enquiry', email: 'mary@example.com' }
    const long = { ...short, message: 'a'.repeat(2_000_000) }
    const answers = [await post('https://evil.example', short), await post(origin, long), await post(origin, short)]
    expect(answers.map(({ status }) => status)).toEqual([403, 413, 429])
    for (const answer of answers) expect(await answer.text()).toContain('<h1>This was not sent</h1>')
  })

  it('and when something of its own failed', async () => {
    const database = openDatabase({ file: ':memory:' })
    const app = open({}, { database })
    await database.ready
    await database.db.destroy()
    const body = new URLSearchParams({ website_slug: 'sample', category: 'General Enquiry', email: 'mary@example.com' })
    const answer = await app.request('/api/leads', { method: 'POST', body, headers: { origin } })
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('<h1>This was not sent</h1>')])
  })

  it('shows the leads to nobody without a token, not even on this machine, and says how one is made', async () => {
    const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    const answer = await open().request('http://localhost/leads', {}, here)
    expect([answer.status, await answer.text()]).toEqual([
      403,
      'Nobody can read the leads yet. Make a token where this server runs: npm run leads -- token add NAME',
    ])
  })

  it('tells staff whom to ask for a token, and of no way around one', async () => {
    const database = openDatabase({ file: ':memory:' })
    await database.ready
    await addReader(database.db, 'desk', null, new Date())
    const app = open({}, { database })
    const wrong = { method: 'POST', body: new URLSearchParams({ token: 'another' }) }
    for (const answer of [await app.request('/leads'), await app.request('/leads/sign-in', wrong)]) {
      const page = await answer.text()
      expect(answer.status).toBe(401)
      expect(page).toContain('Whoever runs this server makes you a token, which is told once.')
      expect(page).not.toMatch(/no token is needed|when it starts/)
    }
  })

  it('answers no fixture of a trial', async () => {
    for (const path of ['/mock/leads', '/api/simple-autograb-lookup', '/faults'])
      expect((await open().request(path, send())).status).toBe(404)
  })

  it('says how it is, and counts', async () => {
    const app = open()
    await app.request('/api/leads', send())
    expect(await (await app.request('/healthz')).text()).toBe('ok')
    expect(await (await app.request('/metrics')).text()).toMatch(
      /^forecourt_leads 1\n[\s\S]*forecourt_deliveries{state="dead"} 0$/m,
    )
  })

  it('is ill while it cannot keep a lead, though it can read them all', async () => {
    const database = openDatabase({ file: join(folder, 'read-only.sqlite') })
    await database.ready
    await sql`PRAGMA query_only = ON`.execute(database.db)
    const app = open({}, { database })
    const answer = await app.request('/healthz')
    expect([answer.status, await answer.text()]).toEqual([503, 'Leads cannot be kept: the database takes nothing.'])
    expect((await app.request('/api/leads', send())).status).toBe(500)
    expect((await app.request('/metrics')).status).toBe(200)
    await database.db.destroy()
  })
})

describe('a NUL, which nobody types and PostgreSQL keeps in no text,', () => {
  const nul = '\u0000'
  const read = (more: object) => readLead({ ...lead, ...more })

  it('is left out of all that a lead says', () => {
    expect(
      read({
        message: `a${nul}b`,
        car_id: `5${nul}`,
        [`odd${nul}`]: { [`deep${nul}`]: [`${nul}x`, 7, null, true] },
        website_slug: `sam${nul}ple`,
      }),
    ).toEqual({ lead: { ...lead, message: 'ab', car_id: '5', odd: { deep: ['x', 7, null, true] } } })
  })

  it('fills in no field that has to be', () => {
    expect(read({ category: nul })).toEqual({ errors: { category: ['*This is a required field.'] } })
  })

  test.each(['website_slug', 'car_id'])('names no reservation in %s', async (field) => {
    const wanted = { website_slug: 'sample', car_id: '5', submission_key: 'a-key-of-sixteen-signs', [field]: `5${nul}` }
    const init = { ...send(), body: JSON.stringify(wanted) }
    expect((await open().request('/api/holds', init)).status).toBe(422)
  })
})

test.each([
  ['a lead', lead, null],
  ['a long visit', { visited_pages: Array.from({ length: 1000 }, () => '/cars/x') }, null],
  ['a wall of text', { message: 'x'.repeat(20_001) }, 'Too many characters.'],
  ['five thousand lists in each other', JSON.parse('['.repeat(5000) + ']'.repeat(5000)), 'Too deep.'],
  ['a name as long as a book', { ['x'.repeat(101)]: 1 }, 'Too many characters.'],
])('the shape of %s', (_reason, value, problem) => {
  expect(shapeProblem(value)).toBe(problem)
})

describe('the environment', () => {
  it('need say nothing', () => {
    expect(leadEnvironment({ LEADS_SMTP_URL: '', HOST: '' })).toMatchObject({
      HOST: '127.0.0.1',
      LEADS_FILE: 'leads/leads.sqlite',
      LEADS_FOLDER_MB: 10240,
      LEADS_ORIGINS: [],
      LEADS_PROXIES: 0,
    })
    expect(leadEnvironment({ LEADS_ORIGINS: 'https://a.example, https://b.example' }).LEADS_ORIGINS).toHaveLength(2)
  })

  test.each([
    ['LEADS_DATABASE_URL', 'mysql://user:hunter2@host/x'],
    ['LEADS_SMTP_URL', 'hunter2'],
    ['LEADS_MAIL_FROM', 'hunter2'],
    ['LEADS_PER_ADDRESS', '-1'],
  ])('is refused where %s is wrong, without a word of it', (name, text) => {
    const read = () => leadEnvironment({ [name]: text })
    expect(read).toThrow(BadEnvironment)
    expect(read).toThrow(new RegExp(`^${name}: (?!.*hunter2)`))
  })
})
