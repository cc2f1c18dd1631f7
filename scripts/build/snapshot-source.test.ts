import { mkdtempSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
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
