import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { writeYards } from '#tests/sites/yards.ts'
import { siteOf } from './load-dealer.ts'
import { stockOf } from './load-tenant.ts'
import { bodyText, mostBytes, snapshotFile } from './snapshot-source.ts'

const site = siteOf('north-yard', 'tests/sites/two-dealers')
const folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
const file = join(folder, 'stock.json')

describe('a snapshot that is a file', () => {
  it('comes with the time it was written', async () => {
    const written = new Date('2026-03-01T02:00:00Z')
    writeFileSync(file, '[]')
    utimesSync(file, written, written)
    expect(await snapshotFile(site, folder, 'stock.json')).toEqual({
      source: 'stock.json',
      text: '[]',
      dated: written,
      told: [],
      lost: [],
    })
  })

  it('is read in the letters that its dealer names', async () => {
    writeFileSync(file, Buffer.from('["Caf\u00E9"]', 'latin1'))
    const windows = { ...site, stock: { ...site.stock, encoding: 'windows-1252' as const } }
    expect((await snapshotFile(windows, folder, 'stock.json')).text).toBe('["Café"]')
  })

  it('is unpacked where it is a gzip file itself', async () => {
    writeFileSync(file, gzipSync('["Café"]'))
    expect((await snapshotFile(site, folder, 'stock.json')).text).toBe('["Café"]')
  })

  it.each([
    [
      'cut off',
      gzipSync('[1, 2, 3]').subarray(0, 15),
      'it is a gzip file that is cut off or damaged; have it sent again; ',
    ],
    ['larger than it looks', gzipSync(Buffer.alloc(mostBytes + 1)), 'it has more than 256 MB, which is the most; '],
  ])('is refused where such a file is %s', async (_what, bytes, why) => {
    writeFileSync(file, bytes)
    await expect(snapshotFile(site, folder, 'stock.json')).rejects.toThrow(`stock.json cannot be read: ${why}`)
  })

  it('is refused with the line of a table that has no such column', async () => {
    writeFileSync(file, 'id,Price\n1,5\n')
    const fields = { price: 'Prices' }
    const table = { ...site, stock: { ...site.stock, format: 'csv' as const, fields } }
    await expect(snapshotFile(table, folder, 'stock.json')).rejects.toThrow(
      'The stock snapshot at stock.json cannot be read: line 1: stock.fields.price is "Prices", and there is "Price", "id"; did you mean "Price"?; what is live stays; ',
    )
  })

  it('is refused with the line of the setting that names the column', async () => {
    const cells = { format: 'csv', fields: { price: 'Prices' } }
    const root = writeYards({ yard: { site: { stock: cells }, files: { '../../stock/yard.csv': 'id,Price\n1,5\n' } } })
    await expect(snapshotFile(siteOf('yard', root), root)).rejects.toThrow(
      /^dealers\/yard\/site\.yaml:\d+:\d+ {2}The stock snapshot at stock\/yard\.csv cannot be read: line 1: stock\.fields\.price is "Prices"/,
    )
  })

  it('is refused when it is too large, before it is read', async () => {
    truncateSync(file, mostBytes + 1)
    await expect(snapshotFile(site, folder, 'stock.json')).rejects.toThrow(
      'The stock snapshot at stock.json cannot be read: it has more than 256 MB, which is the most; what is live stays; see stock.snapshot, or ask whoever makes the feed.',
    )
  })

  it('is refused when it is a device, which may never end', async () => {
    await expect(snapshotFile(site, folder, '/dev/zero')).rejects.toThrow(
      'The stock snapshot at /dev/zero cannot be read: it is no file; what is live stays; ',
    )
  })

  it('is refused when it is a folder', async () => {
    await expect(snapshotFile(site, folder, '.')).rejects.toThrow(
      'The stock snapshot at . cannot be read: it is a folder; what is live stays; ',
    )
  })

  it('is refused when it is not there', async () => {
    await expect(snapshotFile(site, folder, 'none.json')).rejects.toThrow(
      'There is no stock snapshot at none.json; what is live stays; ',
    )
  })

  it('is refused with what lies there in another form', async () => {
    writeFileSync(join(folder, 'cars.CSV'), 'id\n')
    await expect(snapshotFile(site, folder, 'cars.json')).rejects.toThrow(
      'There is no stock snapshot at cars.json, but cars.CSV beside it; see stock.snapshot and stock.format; what is live stays; ',
    )
  })

  it.each([
    ['has no cars, where its feed came in another form', '{"cars": []}', 'day', true],
    ['has no cars, and stands alone', '{"cars": []}', 'other', false],
    ['has cars', '{"cars": [{}]}', 'day', false],
  ])('is told of when it %s', async (_what, text, beside, isTold) => {
    const root = mkdtempSync(join(tmpdir(), 'empty-'))
    writeFileSync(join(root, 'day.json'), text)
    writeFileSync(join(root, `${beside}.csv`), 'id\n')
    const told =
      'The stock snapshot at day.json has no cars, but day.csv beside it; see stock.snapshot and stock.format.'
    expect((await snapshotFile(site, root, 'day.json')).told).toEqual(isTold ? [told] : [])
  })
})

describe('a snapshot at an address', () => {
  const changed = 'Sun, 01 Mar 2026 02:00:00 GMT'
  const sent = 'Wed, 11 Mar 2026 02:00:00 GMT'
  const later = 'Thu, 12 Mar 2026 02:00:00 GMT'
  /** Allows only this machine. */
  const rules = { mayAsk: (address: string) => address === '127.0.0.1', protocols: ['http:'] }
  const asked: IncomingMessage[] = []
  let answer: RequestListener = () => {}
  let origin = ''
  const server = createServer((request, response) => {
    asked.push(request)
    response.sendDate = false
    answer(request, response)
  })

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    asked.length = 0
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const sends = (headers: Record<string, string>, status = 200, body: string | Buffer = '[]') => {
    answer = (_, response) => void response.writeHead(status, headers).end(body)
  }
  const snapshot = (path: string) => snapshotFile(site, folder, `${origin}${path}`, rules)
  const refused = (path: string) => snapshot(path).catch(({ message }: Error) => message.replace(origin, ''))
  const problem = (why: string) =>
    `The stock snapshot at /stock.json cannot be read: ${why}; what is live stays; see stock.snapshot, or ask whoever makes the feed.`

  test.each<[string, Record<string, string>, string | null]>([
    ['when it was changed', { 'Last-Modified': changed, Date: sent }, '2026-03-01T02:00:00.000Z'],
    ['when it was sent', { Date: sent }, '2026-03-11T02:00:00.000Z'],
    ['nothing about its time', {}, null],
    ['a time nobody can read', { 'Last-Modified': 'lately' }, null],
  ])('comes with %s', async (_, headers, dated) => {
    sends(headers)
    const found = await snapshot('/times.json?key=hidden')
    expect({ text: found.text, told: found.told, dated: found.dated?.toISOString() ?? null }).toEqual({
      text: '[]',
      dated,
      told: [],
    })
  })

  test.each<[packing: string, body: Buffer]>([
    ['gzip', gzipSync('["Café"]')],
    ['br', brotliCompressSync('["Café"]')],
    ['identity', Buffer.from('["Café"]')],
  ])('is unpacked when it comes packed as %s', async (packing, body) => {
    sends({ 'Content-Encoding': packing }, 200, body)
    expect((await snapshot(`/${packing}.json`)).text).toBe('["Café"]')
    expect(asked[0]?.headers['accept-encoding']).toBe('gzip, br')
  })

  it('is unpacked when it is a gzip file itself, which nobody packed for the way', async () => {
    sends({ 'Content-Type': 'application/gzip' }, 200, gzipSync('["Café"]'))
    expect((await snapshot('/stock.json.gz')).text).toBe('["Café"]')
  })

  test.each<[what: string, headers: Record<string, string>, body: Buffer, why: RegExp]>([
    [
      'torn on the way',
      { 'Content-Encoding': 'gzip' },
      gzipSync('[1, 2, 3]').subarray(0, 15),
      /unexpected end of file/,
    ],
    ['packed as nobody knows', { 'Content-Encoding': 'zstd' }, Buffer.from('[]'), /: it came packed as zstd; /],
  ])('is refused when it is %s', async (_, headers, body, why) => {
    sends(headers, 200, body)
    expect(await refused('/stock.json')).toMatch(why)
  })

  test.each<[reason: string, sent: Record<string, string>, asked: Record<string, string>, dated: string]>([
    ['tag', { ETag: '"v1"', Date: sent }, { 'if-none-match': '"v1"' }, '2026-03-12T02:00:00.000Z'],
    ['time', { 'Last-Modified': changed }, { 'if-modified-since': changed }, '2026-03-01T02:00:00.000Z'],
  ])('is not sent again while it is as it was, known by its %s', async (reason, headers, question, dated) => {
    sends(headers, 200, '["Café"]')
    await snapshot(`/by-${reason}.json?key=hidden`)
    sends({ Date: later }, 304, '')
    const found = await snapshot(`/by-${reason}.json?key=hidden`)
    expect([found.text, found.dated?.toISOString()]).toEqual(['["Café"]', dated])
    expect(asked[1]?.headers).toMatchObject(question)
    const kept = readdirSync(join(folder, '.cache/snapshots'))
    expect(kept.join()).toMatch(/^[\da-f]{32}\.json(,[\da-f]{32}\.json)*$/)
    for (const name of kept)
      expect(readFileSync(join(folder, '.cache/snapshots', name), 'utf8')).not.toContain('hidden')
  })

  it('is asked for as a whole when what was kept is not whole, and taken as it comes', async () => {
    sends({ ETag: '"v1"' }, 200, '[1]')
    await snapshot('/torn.json')
    for (const name of readdirSync(join(folder, '.cache/snapshots')))
      truncateSync(join(folder, '.cache/snapshots', name), 5)
    sends({ ETag: '"v2"' }, 200, '[2]')
    expect((await snapshot('/torn.json')).text).toBe('[2]')
    expect(asked[1]?.headers).not.toHaveProperty('if-none-match')
  })

  it('is asked for as a whole when nobody could use what came, though its server calls both by one name', async () => {
    const address = `${origin}/cut.json`
    sends({ ETag: '"v1"' }, 200, '{"version": 1, "cars": [')
    const cut = await snapshotFile(site, folder, address, rules)
    const options = { root: folder, now: new Date(sent) }
    expect(() => stockOf(site, cut, options)).toThrow('The snapshot is cut off')
    sends({ ETag: '"v1"' }, 200, '[4]')
    expect((await snapshot('/cut.json')).text).toBe('[4]')
    expect(asked.at(-1)?.headers).not.toHaveProperty('if-none-match')
  })

  it('is kept as long as it is asked for, and a month after that', async () => {
    const kept = join(folder, '.cache/snapshots')
    const age = () => {
      const old = new Date(Date.now() - 31 * 86_400_000)
      for (const name of readdirSync(kept)) utimesSync(join(kept, name), old, old)
    }
    sends({ ETag: '"v1"' })
    await snapshot('/asked.json')
    age()
    sends({}, 304, '')
    await snapshot('/asked.json')
    sends({ ETag: '"v1"' })
    await snapshot('/new.json')
    expect(readdirSync(kept)).toHaveLength(2)
    age()
    await snapshot('/newest.json')
    expect(readdirSync(kept)).toHaveLength(1)
  })

  it('is had from where its address leads', async () => {
    answer = ({ url }, response) => {
      if (url === '/new.json') response.end('[3]')
      else response.writeHead(301, { Location: '/new.json' }).end()
    }
    expect((await snapshot('/old.json')).text).toBe('[3]')
  })

  test.each<[where: string, location: string, why: string]>([
    ['a private network', 'http://127.0.0.2/latest/meta-data', 'its host lies in a private network'],
    ['a file', 'file:///etc/passwd', 'file:// is not asked'],
    ['itself', '/stock.json', 'it is redirected more than 3 times'],
  ])('is refused when it leads to %s', async (_, Location, why) => {
    sends({ Location }, 302)
    expect(await refused('/stock.json')).toBe(problem(why))
  })

  test.each([
    ['https://127.0.0.1/stock.json', 'its host lies in a private network'],
    ['https://[::1]/stock.json', 'its host lies in a private network'],
    ['https://localhost/stock.json', 'its host lies in a private network'],
    ['https://169.254.169.254/latest/meta-data', 'its host lies in a private network'],
    ['http://feeds.example/stock.json', 'http:// is not asked'],
  ])('at %s is none, when nobody says otherwise', async (url, why) => {
    await expect(snapshotFile(site, folder, url)).rejects.toThrow(
      `at ${url} cannot be read: ${why}; what is live stays; `,
    )
  })

  it('is refused without the parts of the address that may be secret', async () => {
    sends({}, 503)
    expect(await refused('/stock.json?key=hidden')).toBe(problem('it answered 503'))
  })

  it('is read no further than it may be long, and letters across two chunks stay whole', async () => {
    async function* chunks() {
      for (const byte of new TextEncoder().encode('[“ë”]')) yield new Uint8Array([byte])
    }
    expect(await bodyText(chunks(), 10)).toBe('[“ë”]')
    await expect(bodyText(chunks(), 9)).rejects.toThrow('which is the most')
  })
})
