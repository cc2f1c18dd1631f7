import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { createLeadApp } from '../app.ts'
import { sampleLead } from '../sample-lead.ts'

const folder = mkdtempSync(join(tmpdir(), 'sizes-'))
afterAll(() => rmSync(folder, { recursive: true }))

let opened = 0

function open() {
  const file = join(folder, `${++opened}.sqlite`)
  const app = createLeadApp({ file, now: () => new Date('2026-03-02T01:00:00Z') })
  return { app, files: () => readdirSync(`${file}-files`) }
}

const post = (body: FormData | URLSearchParams) => ({ method: 'POST', body })
const json = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** A lead of a script, as many further texts of 15,000 characters, and its photos. */
function multipart(more: object = {}, texts = 0, ...files: readonly File[]): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...sampleLead, ...more }))
    body.append(`lead[${name}]`, typeof value === 'string' ? value : JSON.stringify(value))
  for (let at = 0; at < texts; at++) body.append(`lead[text_${at}]`, 'x'.repeat(15_000))
  for (const file of files) body.append('files[]', file)
  return body
}

/** The same of a browser without scripts. */
function native(texts: number): FormData {
  const body = new FormData()
  for (const name of ['website_slug', 'category', 'email'] as const) body.append(name, sampleLead[name])
  for (let at = 0; at < texts; at++) body.append(`text_${at}`, 'x'.repeat(15_000))
  return body
}

/** Some photos of that many bytes, no two alike. */
const photos = (count: number, from: number, bytes = 10) =>
  Array.from({ length: count }, (_, at) => new File([`${from + at}`.padEnd(bytes)], `${from + at}.jpg`))

const textsOf = (count: number) =>
  Object.fromEntries([...Array(count).keys()].map((at) => [`t${at}`, 'x'.repeat(15_000)]))

describe('256 KB of words', () => {
  test.each([
    ['a lead', '/api/leads', (texts: number) => json({ lead: { ...sampleLead, ...textsOf(texts) } })],
    [
      'the finance partner’s lead',
      '/api/carClarityCustomer',
      (texts: number) => json({ ...sampleLead, ...textsOf(texts) }),
    ],
    ['a lead with files', '/api/leads/with-files', (texts: number) => post(multipart({}, texts))],
    ['the finance partner’s with files', '/api/carClarityCustomer', (texts: number) => post(multipart({}, texts))],
    ['a form of a browser without scripts', '/api/leads', (texts: number) => post(native(texts))],
  ])('are the most of %s', async (_reason, path, init) => {
    const { app } = open()
    const statuses = [10, 20, 100].map(async (texts) => (await app.request(path, init(texts))).status)
    expect(await Promise.all(statuses)).toEqual([expect.toSatisfy((status) => [201, 303].includes(status)), 413, 413])
  })

  test.each([
    ['names of fields', (body: FormData) => body.append(`lead[${'x'.repeat(300_000)}]`, '1')],
    ['fields nobody reads', (body: FormData) => body.append('other', 'x'.repeat(300_000))],
    ['names of files', (body: FormData) => body.append('files[]', new File(['x'], `${'x'.repeat(300_000)}.jpg`))],
  ])('are the most of a lead with files, %s too', async (_reason, add) => {
    const body = multipart()
    add(body)
    expect((await open().app.request('/api/leads/with-files', post(body))).status).toBe(413)
  })
})

describe('12 files and 25 MB', () => {
  it('are the most of one lead, however many requests bring them', async () => {
    const { app, files } = open()
    const bring = async (more: object, ...each: readonly File[]) =>
      (await app.request('/api/leads/with-files', post(multipart(more, 0, ...each)))).status
    expect(await bring({}, ...photos(10, 0))).toBe(201)
    expect(await bring({ lead_id: '1' }, ...photos(3, 10))).toBe(413)
    expect(files()).toHaveLength(10)
    // Those it has already count once.
    expect(await bring({ lead_id: '1' }, ...photos(12, 0))).toBe(201)
    expect(await bring({ lead_id: '1' }, ...photos(1, 12))).toBe(413)
    expect(files()).toHaveLength(12)
    expect(
      (await app.request('/api/leads/1', { ...json({ lead: { ...sampleLead, message: 'Later' } }), method: 'PUT' }))
        .status,
    ).toBe(201)
    expect(
      await (await app.request('/leads.csv', {}, { incoming: { socket: { remoteAddress: '127.0.0.1' } } })).text(),
    ).toContain('Later')
  })

  it('are weighed together', async () => {
    const { app, files } = open()
    const megabytes = (count: number, from: number) => photos(1, from, count * 1024 * 1024)
    const bring = async (more: object, ...each: readonly File[]) =>
      (await app.request('/api/leads/with-files', post(multipart(more, 0, ...each)))).status
    expect(await bring({}, ...megabytes(20, 0))).toBe(201)
    expect(await bring({ lead_id: '1', message: 'Later' }, ...megabytes(6, 1))).toBe(413)
    expect(await bring({ lead_id: '1' }, ...megabytes(4, 2))).toBe(201)
    expect(files()).toHaveLength(2)
  })
})
