import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test, vi } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { createLeadApp, leadApi } from './app.ts'
import { readSample } from './deliveries/sample-leads-file.ts'
import { addReader, listReaders, removeReader } from './page/readers.ts'
import { sampleLead } from './sample-lead.ts'
import { leadStore } from './store/lead-store.ts'
import { openDatabase } from './store/open-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'leads-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = () => new Date('2026-03-02T01:00:00Z')

/** How a request from this machine arrives. */
const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }

function open(more: object = {}) {
  const app = createLeadApp({ file: ':memory:', now, ...more })
  return { routes: app.routes, request: (path: string, init?: RequestInit) => app.request(path, init, here) }
}

const lead = sampleLead
const { consent } = lead

const send = (body: unknown, method: 'POST' | 'PUT' = 'POST') => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

describe('POST /api/leads', () => {
  it('keeps a lead and answers with its id (S7.1, S7.4)', async () => {
    const app = open()
    const answer = await app.request('/api/leads', send({ lead }))
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ id: 1, lead_id: 1 })
    expect(await (await app.request('/leads')).text()).toContain('mary@example.com')
  })

  it('gives the same key with the same content the same answer, once kept', async () => {
    const app = open()
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await app.request('/api/leads', send({ lead }))).json()),
    )
    expect(answers).toEqual([1, 2, 3].map(() => ({ id: 1, lead_id: 1 })))
    expect((await (await app.request('/leads.csv')).text()).trim().split('\r\n')).toHaveLength(2)
  })

  it('does not mind the order of the keys in a repeat', async () => {
    const app = open()
    await app.request('/api/leads', send({ lead }))
    const turned = Object.fromEntries(Object.entries(lead).reverse())
    expect((await app.request('/api/leads', send({ lead: turned }))).status).toBe(201)
  })

  it('answers 409 with the lead it has when the key comes with other content', async () => {
    const app = open()
    await app.request('/api/leads', send({ lead }))
    const answer = await app.request('/api/leads', send({ lead: { ...lead, message: 'Other' } }))
    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual({
      message: 'This enquiry was received before with other details.',
      existing: 1,
    })
  })

  test.each([
    ['no email', { email: undefined }, { email: ['*This is a required field.'] }],
    ['an email without a dot', { email: 'a@b' }, { email: ['invalid email address'] }],
    ['an email that forms refuse', { email: 'a@b..c' }, { email: ['invalid email address'] }],
    ['a phone of letters', { phone: 'call me' }, { phone: ['Invalid phone number.'] }],
    ['a blank category', { category: '  ' }, { category: ['*This is a required field.'] }],
    ['no consent record', { consent: undefined }, { consent: ['*This is a required field.'] }],
    ['a message beyond the guard', { message: 'x'.repeat(5001) }, { message: ['Too many characters.'] }],
    [
      'a day of a year with two digits',
      { preferred_date: '0026-12-01' },
      { preferred_date: ['Please choose a day from today on.'] },
    ],
    [
      'a day that no month has',
      { preferred_date: '2026-02-30' },
      { preferred_date: ['Please choose a day from today on.'] },
    ],
  ])('refuses %s with a text beside the field', async (_reason, changes, errors) => {
    const answer = await open().request('/api/leads', send({ lead: { ...lead, ...changes } }))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ message: 'Please check the highlighted fields.', errors })
  })

  test.each(['+61–491–570–156', '(02) 9999 1111', '+64 21 123 4567', '0491.570.156', '\u202a0491 570 156\u202c'])(
    'takes a phone as browsers without scripts send it: %s',
    async (phone) => {
      const answer = await open().request('/api/leads', send({ lead: { ...lead, phone } }))
      expect(answer.status).toBe(201)
    },
  )

  test.each([
    ['DELETE', '/api/leads', 'POST'],
    ['PUT', '/api/leads/with-files', 'POST'],
    ['POST', '/api/leads/1', 'PUT'],
    ['PUT', '/api/holds', 'POST'],
    ['POST', '/api/appointments/slots', 'GET'],
  ])('says to %s %s that %s is the way', async (method, path, allowed) => {
    const answer = await open().request(path, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
  })

  test.each([
    ['no JSON at all', { method: 'POST', body: '<html>' }],
    ['no lead', send({})],
    ['a lead that is a text', send({ lead: 'x' })],
    ['null', send(null)],
  ])('refuses %s with 422 and stays up', async (_reason, request) => {
    expect((await open().request('/api/leads', request)).status).toBe(422)
  })

  test.each(['', '2026-12-01', '2020-01-01', 'some day next week'])(
    'takes %j for the day that is wanted',
    async (day) => {
      expect((await open().request('/api/leads', send({ lead: { ...lead, preferred_date: day } }))).status).toBe(201)
    },
  )

  it('takes a step with whatever is known so far (S4.71)', async () => {
    const partial = { ...lead, email: undefined, lead_status: 'Incomplete', form_completed: false, step_number: 1 }
    expect((await open().request('/api/leads', send({ lead: partial }))).status).toBe(201)
  })
})

describe('PUT /api/leads/:id', () => {
  it('lays a later step over the first (S7.6, S7.24)', async () => {
    const app = open()
    await app.request('/api/leads', send({ lead: { ...lead, lead_status: 'Incomplete' } }))
    const answer = await app.request('/api/leads/1', send({ lead: { ...lead, lead_status: 'Complete' } }, 'PUT'))
    expect(await answer.json()).toEqual({ id: 1, lead_id: 1 })
    expect(await (await app.request('/leads')).text()).not.toContain('>Incomplete</span>')
  })

  it('keeps nothing of what a shopper took back', async () => {
    const app = open()
    const first = { ...lead, lead_status: 'Incomplete', message: 'My knee hurts', skipped_steps: [2] }
    await app.request('/api/leads', send({ lead: first }))
    const later = { ...first, lead_status: 'Complete', message: '', skipped_steps: [] }
    expect((await app.request('/api/leads/1', send({ lead: later }, 'PUT'))).status).toBe(201)
    const page = await (await app.request('/leads?q=%231')).text()
    expect(page).toContain('mary@example.com')
    expect(page).not.toContain('My knee hurts')
    expect(await (await app.request('/leads?q=knee')).text()).toContain('0 of 1 received')
    expect(await (await app.request('/leads.csv')).text()).not.toContain('knee')
  })

  test.each([
    ['an id nobody has', '/api/leads/9', lead],
    ['an id that is no number', '/api/leads/x', lead],
    ['somebody else’s lead', '/api/leads/1', { ...lead, submission_key: 'another-key-of-16-characters' }],
  ])('answers 404 to %s', async (_reason, path, body) => {
    const app = open()
    await app.request('/api/leads', send({ lead }))
    expect((await app.request(path, send({ lead: body }, 'PUT'))).status).toBe(404)
  })
})

describe('POST /api/leads/with-files', () => {
  const form = () => {
    const data = new FormData()
    for (const [field, value] of Object.entries(lead)) {
      data.append(`lead[${field}]`, typeof value === 'string' ? value : JSON.stringify(value))
    }
    data.append('files[]', new File(['first'], '../../front.JPG', { type: 'image/jpeg' }))
    return data
  }

  it('keeps lead and files, once however often it is sent (S7.7)', async () => {
    const file = join(folder, 'with-files.db')
    const app = open({ file })
    for (const _ of [1, 2]) {
      const answer = await app.request('/api/leads/with-files', { method: 'POST', body: form() })
      expect(await answer.json()).toEqual({ id: 1, lead_id: 1 })
    }
    const names = readdirSync(`${file}-files`)
    expect(names).toHaveLength(1)
    expect(names[0]).toMatch(/^[0-9a-f-]{36}\.jpg$/)
  })

  it('adds files to the lead it belongs to, each once (S7.7)', async () => {
    const file = join(folder, 'later-files.db')
    const app = open({ file })
    await app.request('/api/leads', send({ lead }))
    const later = form()
    later.append('lead[lead_id]', '1')
    later.append('files[]', new File(['second'], 'back.png', { type: 'image/png' }))
    for (const _ of [1, 2]) {
      const answer = await app.request('/api/leads/with-files', { method: 'POST', body: later })
      expect(await answer.json()).toEqual({ id: 1, lead_id: 1 })
    }
    expect(readdirSync(`${file}-files`)).toHaveLength(2)
    expect(await (await app.request('/leads/1/files/1')).text()).toBe('second')
  })

  test.each([
    ['a program', 'tool.exe', 'application/x-msdownload'],
    ['a page that calls itself a picture', 'front.jpg', 'text/html'],
    ['a picture that runs code', 'front.svg', 'image/svg+xml'],
    ['a name without an ending', 'front', 'image/jpeg'],
  ])('refuses %s and keeps nothing of it', async (_reason, name, type) => {
    const data = form()
    data.append('files[]', new File(['x'], name, { type }))
    const answer = await open().request('/api/leads/with-files', { method: 'POST', body: data })
    const message = `${name} is not a picture or a PDF.`
    expect([answer.status, await answer.json()]).toEqual([422, { message, errors: { files: [message] } }])
  })

  it('takes a photo by the ending that Windows gives to JPEGs of the web', async () => {
    const data = form()
    data.append('files[]', new File(['\xff\xd8\xff'], 'front.jfif', { type: 'image/jpeg' }))
    expect((await open().request('/api/leads/with-files', { method: 'POST', body: data })).status).toBe(201)
  })

  it('hands a file out for saving only, on this machine only', async () => {
    const app = open({ file: join(folder, 'file-out.db') })
    await app.request('/api/leads/with-files', { method: 'POST', body: form() })
    const answer = await app.request('/leads/1/files/0')
    expect(await answer.text()).toBe('first')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''..%2F..%2Ffront.JPG`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await app.request('/leads/1/files/9')).status).toBe(404)
    expect((await app.request('http://leads.example/leads/1/files/0')).status).toBe(403)
  })

  it.each([
    ['a picture where its name is cut', `${'x'.repeat(199)}🚗.jpg`, 'x'.repeat(199)],
    ['a picture before that', `${'x'.repeat(198)}🚗.jpg`, `${'x'.repeat(198)}🚗`],
  ])('hands out a file with %s', async (_reason, name, kept) => {
    const app = open({ file: join(folder, `${name.length}-names.db`) })
    const data = form()
    data.append('files[]', new File(['second'], name, { type: 'image/jpeg' }))
    await app.request('/api/leads/with-files', { method: 'POST', body: data })
    const answer = await app.request('/leads/1/files/1')
    expect([answer.status, await answer.text()]).toEqual([200, 'second'])
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(kept)}`)
  })

  it('hands out a file whose name was cut in half by an earlier version', async () => {
    const database = openDatabase({ file: ':memory:' })
    await database.ready
    const path = join(folder, 'halved.jpg')
    writeFileSync(path, 'second')
    const halved = { name: 'front \ud83d', type: 'image/jpeg', size: 6, path, sha256: 'x' }
    await leadStore(database.db).add(lead, [halved], now())
    expect(await (await open({ database }).request('/leads/1/files/0')).text()).toBe('second')
  })

  it('answers 413 to more than it can take', async () => {
    const data = form()
    data.append('files[]', new File([new Uint8Array(26 * 1024 * 1024)], 'big.jpg'))
    const answer = await open().request('/api/leads/with-files', { method: 'POST', body: data })
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('too large')])
  })
})

describe('the embedded API around it', () => {
  it('answers under /mock as under /api (S7.8)', async () => {
    const app = open()
    expect((await app.request('/mock/leads', send({ lead }))).status).toBe(201)
    expect((await app.request('/mock/leads/1', send({ lead }, 'PUT'))).status).toBe(201)
  })

  it('lets sites on other origins call it, and read no leads page', async () => {
    const app = open()
    const asked = {
      method: 'OPTIONS',
      headers: { origin: 'https://dealer.example', 'access-control-request-method': 'POST' },
    }
    expect((await app.request('/api/leads', asked)).headers.get('access-control-allow-origin')).toBe('*')
    expect((await app.request('/leads')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('shows leads on this machine’s own names only', async () => {
    const app = open()
    expect((await app.request('http://localhost:4321/leads')).status).toBe(200)
    expect((await app.request('http://north.localhost:4321/leads')).status).toBe(403)
    expect((await app.request('http://leads.example/leads')).status).toBe(403)
  })

  it('marks what is doubtful and what is half done, and shows the whole consent (S1.50)', async () => {
    const app = open()
    await app.request('/api/leads', send({ lead: { ...lead, spam_signals: ['trap_filled'], opt_in: false } }))
    const partial = { ...lead, submission_key: 'k'.repeat(20), lead_status: 'Incomplete' }
    await app.request('/api/leads', send({ lead: partial }))
    const page = await (await app.request('/leads')).text()
    expect(page).toContain('Doubtful: a field that people cannot see was filled in')
    expect(page).toContain('>Incomplete</span>')
    for (const fact of [consent.text, 'checkbox', '2026-03-02 00:59 UTC', consent.page])
      expect(page).toContain(`<dd>${fact.replace('&', '&amp;')}</dd>`)
    const doubtful = await (await app.request('/leads?show=doubtful')).text()
    expect(doubtful).toContain('1 of 2 received')
    expect((await (await app.request('/leads.csv?show=doubtful')).text()).trim().split('\r\n')).toHaveLength(2)
  })

  it('shows what a shopper consented to before, on the page and in the CSV', async () => {
    const app = open()
    await app.request('/api/leads', send({ lead: { ...lead, lead_status: 'Incomplete' } }))
    const later = { ...lead, consent: { ...consent, state: false, page: '/contact' } }
    await app.request('/api/leads/1', send({ lead: later }, 'PUT'))
    const before = `2026-03-02T01:00:00.000Z Yes to "${consent.text}" (checkbox, ${consent.page})`
    const page = (await (await app.request('/leads')).text()).replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    expect(page).toContain(`<dt>Answered before</dt><dd>${before}</dd>`)
    expect(page).toContain('<dt>News wanted</dt><dd>No</dd>')
    expect(page).toContain('<dt>Received here at</dt><dd>2026-03-02 01:00 UTC</dd>')
    expect(await (await app.request('/leads.csv')).text()).toContain(before.replaceAll('"', '""'))
  })

  it('says what was done with a lead, for a form of its own page only', async () => {
    const app = open()
    await app.request('/api/leads', send({ lead }))
    const press = (headers: Record<string, string>, state = 'answered', id = 1) =>
      app.request(`http://localhost/leads/${id}/state?q=mary`, {
        method: 'POST',
        body: new URLSearchParams({ state }),
        headers: { host: 'localhost', ...headers },
      })
    const own = { origin: 'http://localhost' }
    expect((await press({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await press({})).status).toBe(403)
    expect((await press(own, 'lost')).status).toBe(422)
    expect((await press(own, 'spam', 9)).status).toBe(404)
    const done = await press(own)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/leads?q=mary#lead-1'])
    expect(await (await app.request('/leads?state=answered')).text()).toContain('>Answered</span>')
    expect(await (await app.request('/leads?state=new')).text()).toContain('0 of 1 received')
  })

  it('leaves staff on the page they work on, whatever they press there', async () => {
    const app = open()
    await app.request('/api/leads', send({ lead }))
    await app.request('/api/leads', send({ lead: { ...lead, submission_key: 'k'.repeat(20) } }))
    const page = await (await app.request('/leads?q=mary&after=2')).text()
    expect(page).toContain('action="/leads/1/state?q=mary&amp;after=2"')
    expect(page).toContain('href="/leads.csv?q=mary"')
    const headers = { host: 'localhost', origin: 'http://localhost' }
    for (const press of ['state', 'send']) {
      const body = new URLSearchParams({ state: 'answered' })
      const path = `http://localhost/leads/1/${press}?q=mary&after=2`
      const done = await app.request(path, { method: 'POST', body, headers })
      expect([done.status, done.headers.get('location')]).toEqual([303, '/leads?q=mary&after=2#lead-1'])
    }
    const through = await (await app.request('/leads?state=new&after=2')).text()
    expect(through).toContain('No lead of this page fits any more.')
    expect(through).toContain('<a href="/leads?state=new">Newest</a>')
  })

  it('lets a reader of one dealer see that dealer’s leads alone', async () => {
    const database = openDatabase({ file: ':memory:' })
    const app = createLeadApp({ file: ':memory:', database, now })
    await app.request('/api/leads', send({ lead }))
    const south = { ...lead, website_slug: 'south', email: 'ann@example.com', submission_key: 'k'.repeat(20) }
    await app.request('/api/leads', send({ lead: south }))
    const token = await addReader(database.db, 'south', ['south'], now())
    const see = async (path: string, bearer = token) =>
      app.request(`http://leads.example${path}`, { headers: { authorization: `Bearer ${bearer}` } })
    const page = await (await see('/leads')).text()
    expect([page.includes('ann@example.com'), page.includes('mary@example.com')]).toEqual([true, false])
    expect(await (await see('/leads.csv?website=north')).text()).not.toContain('mary@example.com')
    const statuses = ['/leads/1/adf.xml', '/leads/2/adf.xml'].map(async (path) => (await see(path)).status)
    expect(await Promise.all(statuses)).toEqual([404, 200])
    expect((await database.db.selectFrom('tokens').select('hash').execute()).map(({ hash }) => hash)).not.toContain(
      token,
    )
    expect(await listReaders(database.db)).toEqual([{ name: 'south', websites: ['south'] }])
    const renewed = await addReader(database.db, 'south', ['south'], now())
    expect([(await see('/leads')).status, (await see('/leads', renewed)).status]).toEqual([401, 200])
    expect([await removeReader(database.db, 'south'), await removeReader(database.db, 'south')]).toEqual([true, false])
    expect((await see('/leads', renewed)).status).toBe(403)
  })

  it('shows where a lead went, what failed, and the mails of a machine without a mail server', async () => {
    const sites = [sampleSite('email: desk@sample.example')]
    const file = readSample(
      "receivers: [{name: hub, via: webhook, url: 'https://x.example', secret_env: FORECOURT_DEALER_NONE}]",
    )
    const dealers = sites.map((site) => ({ site, file }))
    const senders = { from: 'leads@platform.example', page: null, env: {} }
    const failures = vi.spyOn(console, 'error').mockReturnValue()
    const api = leadApi({ file: ':memory:', sites, now, outgoing: { dealers, senders, isShared: false } })
    api.begin()
    const ask = (path: string, init?: RequestInit) => api.app.request(`http://localhost${path}`, init, here)
    await ask('/api/leads', send({ lead: { ...lead, website_slug: 'sample' } }))
    await vi.waitUntil(async () => {
      const page = await (await ask('/leads')).text()
      return page.includes('<strong>failed</strong>') && page.includes('the shopper: sent')
    })
    expect(await (await ask('/leads')).text()).toContain(
      'hub (webhook): <strong>failed</strong>, The variable FORECOURT_DEALER_NONE is not set.',
    )
    const outbox = await (await ask('/leads/outbox')).text()
    expect([outbox.includes('Sample Cars received your enquiry'), outbox.includes('To mary@example.com')]).toEqual([
      true,
      true,
    ])
    const own = { method: 'POST', headers: { host: 'localhost', origin: 'http://localhost' } }
    expect((await ask('/leads/1/send', own)).status).toBe(303)
    await vi.waitUntil(() => failures.mock.calls.length === 2)
    expect((await ask('/leads/9/send', own)).status).toBe(404)
    expect(failures.mock.calls.flat()).toEqual(
      Array(2).fill('lead 1 did not reach hub: The variable FORECOURT_DEALER_NONE is not set.'),
    )
    failures.mockRestore()
    await api.close()
  })

  it('gives any lead as ADF', async () => {
    const app = open()
    await app.request('/api/leads', send({ lead }))
    const answer = await app.request('/leads/1/adf.xml')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(await answer.text()).toContain('<make>Toyota</make>')
    expect((await app.request('/leads/2/adf.xml')).status).toBe(404)
  })

  it('lists the leads of a day by each dealer’s own calendar, whoever looks', async () => {
    const sydney = sampleSite()
    const detroit = { ...sydney, slug: 'lakes', locale: { ...sydney.locale, timeZone: 'America/Detroit' } }
    const database = openDatabase({ file: ':memory:' })
    const late = () => new Date('2026-11-25T22:00:00Z')
    const app = createLeadApp({ file: ':memory:', database, now: late, sites: [sydney, detroit] })
    for (const website_slug of ['sample', 'lakes', 'unknown'])
      await app.request('/api/leads', send({ lead: { ...lead, website_slug, submission_key: website_slug.repeat(4) } }))
    const countOf = async (path: string, websites: readonly string[] | null) => {
      const authorization = `Bearer ${await addReader(database.db, 'reader', websites, now())}`
      const text = await (await app.request(`http://leads.example${path}`, { headers: { authorization } })).text()
      return /(\d+) of \d+ received/.exec(text)?.[1] ?? text.trim().split('\r\n').length - 1
    }
    const day = (name: string) => `?from=${name}&to=${name}`
    expect(await countOf(`/leads${day('2026-11-25')}`, ['lakes'])).toBe('1')
    expect(await countOf(`/leads.csv${day('2026-11-25')}`, ['lakes'])).toBe(1)
    expect(await countOf(`/leads${day('2026-11-26')}`, ['lakes'])).toBe('0')
    expect(await countOf(`/leads${day('2026-11-25')}`, null)).toBe('2')
    expect(await countOf(`/leads${day('2026-11-26')}`, null)).toBe('1')
    expect(await countOf(`/leads${day('2026-11-26')}&website=sample`, null)).toBe('1')
  })

  test.each([
    ['?from=0026-11-20', 2],
    ['?to=9999-12-31', 2],
    ['?from=9999-12-31', 1],
    ['?to=0026-11-20', 1],
  ])('lists the leads of days that no clock has: %s', async (query, lines) => {
    const app = open()
    await app.request('/api/leads', send({ lead }))
    expect((await app.request(`/leads${query}`)).status).toBe(200)
    expect((await (await app.request(`/leads.csv${query}`)).text()).trim().split('\r\n')).toHaveLength(lines)
  })

  it('escapes what shoppers wrote, on the page and in the CSV', async () => {
    const app = open()
    await app.request(
      '/api/leads',
      send({ lead: { ...lead, name: '<script>alert(1)</script>', message: '=1+1, "x"' } }),
    )
    const page = await (await app.request('/leads')).text()
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script>')
    expect(await (await app.request('/leads.csv')).text()).toContain(`"'=1+1, ""x"""`)
  })

  it('publishes its contract from the schemas that check it', async () => {
    const contract = await (await open().request('/openapi.json')).json()
    expect(contract.openapi).toBe('3.1.0')
    expect(Object.keys(contract.paths)).toContain('/api/leads/with-files')
    expect(contract.components.schemas.Lead.required).toEqual(['website_slug', 'category', 'consent', 'email'])
    expect(contract.components.schemas.Lead.properties.first_name).toEqual({ type: 'string', maxLength: 200 })
    expect(contract.components.schemas.Lead.properties['Vehicle Make']).toEqual({ type: 'string' })
  })

  it('publishes that a browser which posts a form by itself is answered with pages', async () => {
    const contract = await (await open().request('/openapi.json')).json()
    const { responses } = contract.paths['/api/leads'].post
    for (const status of [403, 413, 422, 429, 507])
      expect(Object.keys(responses[status].content)).toEqual(['application/json', 'text/html'])
  })

  it('publishes every call it answers, and no other', async () => {
    const app = open()
    const contract = await (await app.request('/openapi.json')).json()
    const published = Object.entries<object>(contract.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'parameters')
        .map((method) => `${method.toUpperCase()} ${path}`),
    )
    const answered = app.routes
      .filter(({ method, path }) => method !== 'ALL' && /^\/(api|mock)\//.test(path))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(published.sort()).toEqual([...new Set(answered)].sort())
  })

  test.each([
    ['an error before it is kept', { kind: 'error' }, 500, 0],
    ['an error after it is kept', { kind: 'error', when: 'after' }, 500, 1],
    ['a dropped connection', { kind: 'drop', when: 'after' }, 599, 1],
    ['a page instead of an answer', { kind: 'html' }, 200, 0],
    ['an answer without an id', { kind: 'no-id' }, 200, 0],
    ['too many requests', { kind: 'status', status: 429 }, 429, 0],
    ['a slow answer', { kind: 'delay', ms: 5 }, 201, 1],
  ])('can be told to give %s', async (_reason, fault, status, kept) => {
    const app = open({ faults: true })
    await app.request('/faults', send([fault]))
    expect((await app.request('/api/leads', send({ lead }))).status).toBe(status)
    expect((await (await app.request('/leads.csv')).text()).trim().split('\r\n')).toHaveLength(1 + kept)
    expect((await app.request('/api/leads', send({ lead }))).status).toBe(201)
  })

  it('can be told to keep its answer from other origins', async () => {
    const app = open({ faults: true })
    await app.request('/faults', send([{ kind: 'cors' }]))
    const answers = [await app.request('/api/leads', send({ lead })), await app.request('/api/leads', send({ lead }))]
    expect(answers.map((answer) => answer.headers.get('access-control-allow-origin'))).toEqual([null, '*'])
  })

  it('takes no faults unless it was asked to', async () => {
    expect((await open().request('/faults', send([]))).status).toBe(404)
  })

  test.each([
    ['ABC 123', 200],
    ['ABC124', 200],
    ['XYZ999', 404],
    ['LIMIT1', 429],
    ['DOWN01', 500],
  ])('looks up %s with %i (S7.12)', async (rego, status) => {
    const answer = await open().request('/api/simple-autograb-lookup', send({ rego, regoState: 'NSW' }))
    expect(answer.status).toBe(status)
  })
})
