import { mkdtempSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { siteOf } from './load-tenant.ts'
import { bodyText, mostBytes, snapshotFile } from './snapshot-source.ts'

const site = siteOf('north-yard', 'tests/sites/two-dealers')
const folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
const file = join(folder, 'stock.json')

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a snapshot that is a file', () => {
  it('comes with the time it was written', async () => {
    const written = new Date('2026-03-01T02:00:00Z')
    writeFileSync(file, '[]')
    utimesSync(file, written, written)
    expect(await snapshotFile(site, folder, 'stock.json')).toEqual({ text: '[]', dated: written, told: [] })
  })

  it('is read in the letters that its dealer names', async () => {
    writeFileSync(file, Buffer.from('["Caf\u00E9"]', 'latin1'))
    const windows = { ...site, stock: { ...site.stock, encoding: 'windows-1252' as const } }
    expect((await snapshotFile(windows, folder, 'stock.json')).text).toBe('["Café"]')
  })

  it('is refused with the line of a table that has no such column', async () => {
    writeFileSync(file, 'id,Price\n1,5\n')
    const fields = { price: 'Prices' }
    const table = { ...site, stock: { ...site.stock, format: 'csv' as const, fields } }
    await expect(snapshotFile(table, folder, 'stock.json')).rejects.toThrow(
      'There is no stock snapshot to read at stock.json: line 1: stock.fields.price is "Prices", and there is "id", "Price"; did you mean "Price"?; what is live stays; ',
    )
  })

  it('is refused when it is too large, before it is read', async () => {
    truncateSync(file, mostBytes + 1)
    await expect(snapshotFile(site, folder, 'stock.json')).rejects.toThrow(
      'There is no stock snapshot to read at stock.json: it has more than 256 MB, which is the most; what is live stays; see stock.snapshot, or ask whoever makes the feed.',
    )
  })

  it('is refused when it is not there', async () => {
    await expect(snapshotFile(site, folder, 'none.json')).rejects.toThrow(/none\.json: ENOENT.*; what is live stays; /)
  })
})

describe('a snapshot at an address', () => {
  const answer = (headers: Record<string, string>, status = 200) =>
    vi.stubGlobal('fetch', async () => new Response('[]', { status, headers }))
  const changed = 'Sun, 01 Mar 2026 02:00:00 GMT'
  const sent = 'Wed, 11 Mar 2026 02:00:00 GMT'

  test.each<[string, Record<string, string>, string | null]>([
    ['when it was changed', { 'Last-Modified': changed, Date: sent }, '2026-03-01T02:00:00.000Z'],
    ['when it was sent', { Date: sent }, '2026-03-11T02:00:00.000Z'],
    ['nothing about its time', {}, null],
    ['a time nobody can read', { 'Last-Modified': 'lately' }, null],
  ])('comes with %s', async (_, headers, dated) => {
    answer(headers)
    const found = await snapshotFile(site, folder, 'https://feeds.example/stock.json?key=hidden')
    expect({ ...found, dated: found.dated?.toISOString() ?? null }).toEqual({ text: '[]', dated, told: [] })
  })

  test.each<[reason: string, sent: Record<string, string>, asked: Record<string, string>, dated: string]>([
    ['by its tag', { ETag: '"v1"', Date: sent }, { 'If-None-Match': '"v1"' }, '2026-03-12T02:00:00.000Z'],
    ['by its time', { 'Last-Modified': changed }, { 'If-Modified-Since': changed }, '2026-03-01T02:00:00.000Z'],
  ])('is not sent again while it is as it was, known %s', async (reason, headers, asked, dated) => {
    const url = `https://feeds.example/${reason}.json?key=hidden`
    vi.stubGlobal('fetch', async () => new Response('["Café"]', { headers }))
    await snapshotFile(site, folder, url)
    const seen: unknown[] = []
    vi.stubGlobal('fetch', async (_: string, options: RequestInit) => {
      seen.push(options.headers)
      return new Response(null, { status: 304, headers: { Date: 'Thu, 12 Mar 2026 02:00:00 GMT' } })
    })
    const found = await snapshotFile(site, folder, url)
    expect([found.text, found.dated?.toISOString(), seen]).toEqual(['["Café"]', dated, [asked]])
    const kept = readdirSync(join(folder, '.cache/snapshots'))
    expect(kept.join()).toMatch(/^[\da-f]{32}\.json(,[\da-f]{32}\.json)*$/)
    for (const name of kept)
      expect(readFileSync(join(folder, '.cache/snapshots', name), 'utf8')).not.toContain('hidden')
  })

  it('is asked for as a whole when what was kept is not whole, and taken as it comes', async () => {
    const url = 'https://feeds.example/torn.json'
    vi.stubGlobal('fetch', async () => new Response('[1]', { headers: { ETag: '"v1"' } }))
    await snapshotFile(site, folder, url)
    for (const name of readdirSync(join(folder, '.cache/snapshots')))
      truncateSync(join(folder, '.cache/snapshots', name), 5)
    vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
      expect(headers).toEqual({})
      return new Response('[2]', { headers: { ETag: '"v2"' } })
    })
    expect((await snapshotFile(site, folder, url)).text).toBe('[2]')
  })

  it('is refused without the parts of the address that may be secret', async () => {
    answer({}, 503)
    await expect(snapshotFile(site, folder, 'https://feeds.example/stock.json?key=hidden')).rejects.toThrow(
      'There is no stock snapshot to read at https://feeds.example/stock.json: it answered 503; what is live stays; see stock.snapshot, or ask whoever makes the feed.',
    )
  })

  it('is read no further than it may be long, and letters across two chunks stay whole', async () => {
    async function* chunks() {
      for (const byte of new TextEncoder().encode('[“ë”]')) yield new Uint8Array([byte])
    }
    expect(await bodyText(chunks(), 10)).toBe('[“ë”]')
    await expect(bodyText(chunks(), 9)).rejects.toThrow('which is the most')
  })
})
