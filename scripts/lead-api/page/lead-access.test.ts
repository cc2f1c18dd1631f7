import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { lines, sendRawRequest } from '#scripts/serve/test-client.ts'
import { serve } from '../../serve/server.ts'
import { createLeadApp } from '../app.ts'
import { leadsToken, WeakToken } from './leads-token.ts'

const token = 'a-token-of-some-length'
const folder = mkdtempSync(join(tmpdir(), 'access-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** An app's response to a request from a socket address. */
function ask(path: string, from: string, headers: Record<string, string> = {}, leads: string | null = token) {
  const app = createLeadApp({ file: ':memory:', leadsToken: leads })
  return app.request(
    path,
    { headers: { host: 'localhost:4321', ...headers } },
    { incoming: { socket: { remoteAddress: from } } },
  )
}

const [here, there] = ['127.0.0.1', '192.168.1.20']
const bearer = (text: string) => ({ authorization: `Bearer ${text}` })

describe('the leads', () => {
  test.each([
    ['this machine', here, {}, 200],
    ['this machine by IPv6', '::1', {}, 200],
    ['this machine by IPv4 within IPv6', '::ffff:127.0.0.1', {}, 200],
    ['this machine by another of its numbers', '127.8.8.8', {}, 200],
    ['this machine, asked by number', here, { host: '127.0.0.1:4321' }, 200],
    ['this machine, asked by IPv6', here, { host: '[::1]:4321' }, 200],
    ['this machine, asked in capitals', here, { host: 'LOCALHOST' }, 200],
    ['this machine, asked by another name', here, { host: 'evil.example:4321' }, 401],
    ['this machine, asked by a name that begins like its own', here, { host: 'localhost.evil.example' }, 401],
    ['this machine, asked by a site', here, { host: 'north.localhost' }, 401],
    ['this machine, asked by no name', here, { host: '' }, 401],
    ['a proxy that says for whom', here, { 'x-forwarded-for': '10.0.0.9' }, 401],
    ['a proxy that says it is for this machine', here, { 'x-forwarded-for': '127.0.0.1' }, 401],
    ['a proxy that says by which name', here, { 'x-forwarded-host': 'localhost' }, 401],
    ['a proxy in the standard’s words', here, { forwarded: 'for=127.0.0.1' }, 401],
    ['a proxy that names itself', here, { via: '1.1 proxy' }, 401],
    ['a proxy’s own header', here, { 'x-real-ip': '127.0.0.1' }, 401],
    ['a network’s own header', here, { 'cf-connecting-ip': '10.0.0.9' }, 401],
    ['another machine', there, {}, 401],
    ['another machine that says it is this one', there, { 'x-forwarded-for': '127.0.0.1', host: 'localhost' }, 401],
    ['an address that only begins like this machine', '127x', {}, 401],
    ['a socket that is gone', '', {}, 401],
    ['another machine with the token', there, bearer(token), 200],
    ['another name with the token', here, { host: 'evil.example', ...bearer(token) }, 200],
    ['a proxy with the token', here, { 'x-forwarded-for': '10.0.0.9', ...bearer(token) }, 200],
    ['another machine with another token', there, bearer(`${token}x`), 401],
    ['another machine with the start of the token', there, bearer(token.slice(0, -1)), 401],
    ['another machine with an empty token', there, bearer(''), 401],
    ['another machine with the token as a password', there, { authorization: `Basic ${btoa(`a:${token}`)}` }, 401],
    ['another machine with the token itself as cookie', there, { cookie: `forecourt_leads=${token}` }, 401],
  ])('%s', async (_reason, from, headers, status) => {
    for (const path of ['/leads', '/leads.csv', '/openapi.json']) {
      expect([path, (await ask(path, from, headers)).status]).toEqual([path, status])
    }
  })

  test.each(['/leads/1/adf.xml', '/leads/1/files/0', '/leads/', '/leads?token=a-token-of-some-length'])(
    'keep %s to themselves too',
    async (path) => {
      expect((await ask(path, there)).status).toBe(401)
    },
  )

  it('open to nobody from elsewhere where there is no token', async () => {
    const answers = [await ask('/leads', there, {}, null), await ask('/leads', there, bearer('null'), null)]
    expect(answers.map(({ status }) => status)).toEqual([403, 403])
    expect((await ask('/leads', here, {}, null)).status).toBe(200)
  })

  it('are not kept, framed, embedded or run by anybody', async () => {
    for (const from of [here, there]) {
      const { headers } = await ask('/leads', from)
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      )
      expect(
        ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'cache-control'].map((each) =>
          headers.get(each),
        ),
      ).toEqual(['nosniff', 'DENY', 'no-referrer', 'no-store'])
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })
})

describe('signing in', () => {
  const app = createLeadApp({ file: ':memory:', leadsToken: token })
  const away = { incoming: { socket: { remoteAddress: there } } }
  const signIn = (given: string, headers: Record<string, string> = {}) =>
    app.request('/leads/sign-in', { method: 'POST', body: new URLSearchParams({ token: given }), headers }, away)

  it('asks for the token in a form that can be used without sight', async () => {
    const page = await (await app.request('/leads', {}, away)).text()
    expect(page).toContain('<title>Sign in to the leads</title>')
    expect(page).toContain('<label>Token<input type="password" name="token" required autocomplete="current-password"')
    expect(page).not.toContain('No lead has come in yet')
  })

  it('lets the right token in, by a cookie that does not hold it', async () => {
    const answer = await signIn(` ${token}\n`)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/leads'])
    expect(cookie).toMatch(/^forecourt_leads=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain(token)
    const [sent = ''] = cookie.split(';')
    expect((await app.request('/leads.csv', { headers: { cookie: sent } }, away)).status).toBe(200)
  })

  it('asks for a secure line to be kept where there is one', async () => {
    expect((await signIn(token, { 'x-forwarded-proto': 'https' })).headers.get('set-cookie')).toContain('; Secure')
  })

  it('says that it is not the token, and to whom that was said', async () => {
    const answer = await signIn('another')
    const page = await answer.text()
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
    expect(page).toContain('<p id="wrong" role="alert"><strong>That is not the token.</strong>')
    expect(page).toContain('aria-invalid="true" aria-describedby="wrong where"')
    expect(page).not.toContain('another')
  })

  test.each([
    ['no form', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }, 401],
    ['no token', { method: 'POST', body: new URLSearchParams() }, 401],
    ['too much', { method: 'POST', body: new URLSearchParams({ token: 'x'.repeat(5000) }) }, 413],
    ['a look', { method: 'GET' }, 303],
  ])('answers %s', async (_reason, init, status) => {
    expect((await app.request('/leads/sign-in', init, away)).status).toBe(status)
  })

  it('lets nobody in where there is no token', async () => {
    const closed = createLeadApp({ file: ':memory:' })
    const body = new URLSearchParams({ token: '' })
    expect((await closed.request('/leads/sign-in', { method: 'POST', body }, away)).status).toBe(403)
  })
})

describe('over the wire', () => {
  let server: Server
  let port = 0
  beforeAll(async () => {
    const served = await serve({ out: folder, port: 0, leads: join(folder, 'leads.sqlite'), leadsToken: token })
    server = served.server
    port = served.port
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const many = Array.from({ length: 3000 }, (_, index) => `${index.toString(36)}:`)

  test.each([
    ['opens to this machine', [], 'localhost', 200],
    ['asks what comes through a proxy', ['X-Forwarded-For: 10.0.0.9'], 'localhost', 401],
    ['asks a proxy that writes after thousands of headers', [...many, 'X-Forwarded-For: 10.0.0.9'], 'localhost', 401],
    ['asks a page that gave its name this address', [], 'evil.example', 401],
    ['takes the token', [`Authorization: Bearer ${token}`], 'evil.example', 200],
    ['shows a site nothing', [], 'north.localhost', 404],
    ['takes no other name in the request line', [], 'evil.example', 400, 'http://localhost/leads'],
    ['is not fooled by another spelling', [], 'evil.example', 401, '/%6Ceads'],
    ['is not fooled by another spelling of the CSV', [], 'evil.example', 401, '/leads%2Ecsv'],
  ])('%s', async (_reason, headers, host, status, path = '/leads') => {
    const { status: got, body } = await sendRawRequest(port, lines(`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers))
    expect(got).toBe(status)
    expect(body.toString().includes('No lead has come in yet')).toBe(status === 200)
  })

  it('listens on this machine alone where HOST is empty', async () => {
    vi.stubEnv('HOST', '')
    const other = await serve({ out: folder, port: 0, leads: join(folder, 'other.sqlite'), leadsToken: token })
    vi.unstubAllEnvs()
    expect(other.server.address()).toMatchObject({ address: '127.0.0.1' })
    other.server.close()
  })

  it('keeps them where only their owner reads', () => {
    const modes = ['', '-wal', '-shm'].map((each) => statSync(join(folder, `leads.sqlite${each}`)).mode & 0o777)
    expect(modes).toEqual([0o600, 0o600, 0o600])
  })

  it('takes rights back that were given before', async () => {
    const file = join(folder, 'open.sqlite')
    writeFileSync(file, '', { mode: 0o644 })
    createLeadApp({ file })
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })
})

describe('leadsToken', () => {
  it('is made once, in a file for its owner alone', () => {
    const leads = join(folder, 'made')
    const { token: made, source } = leadsToken(leads, {})
    expect(made).toMatch(/^[\w-]{43}$/)
    expect([statSync(leads).mode & 0o777, statSync(source).mode & 0o777]).toEqual([0o700, 0o600])
    expect(leadsToken(leads, {})).toEqual({ token: made, source: join(leads, 'token') })
    expect(leadsToken(join(folder, 'other'), {}).token).not.toBe(made)
  })

  it('may be chosen', () => {
    const env = { FORECOURT_LEADS_TOKEN: token }
    expect(leadsToken(join(folder, 'chosen'), env)).toEqual({ token, source: 'FORECOURT_LEADS_TOKEN' })
  })

  test.each(['short', 'a word and another word', ' '])('refuses %j without repeating it', (chosen) => {
    const make = () => leadsToken(join(folder, 'weak'), { FORECOURT_LEADS_TOKEN: chosen })
    expect(make).toThrow(WeakToken)
    expect(make).toThrow(/^FORECOURT_LEADS_TOKEN holds no token for the leads: 16 or more/)
  })
})
