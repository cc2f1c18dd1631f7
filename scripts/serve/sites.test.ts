import { rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { lines, type RawResponse, sendRawRequest } from './test-client.ts'
import { servedYards } from './test-served.ts'
import { yardFiles } from './test-yards.ts'

const { yards, port } = servedYards(({ publish }) => publish('north', 'r1', yardFiles))

const from = (slug: string, path: string, headers: readonly string[], method = 'GET') =>
  sendRawRequest(port(), lines(`${method} ${path} HTTP/1.1`, `Host: ${slug}.localhost`, ...headers))
const get = (path: string, ...headers: readonly string[]) => from('north', path, headers)

const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes) => bytes,
}
const textOf = ({ headers, body }: RawResponse) => unpack[headers['content-encoding'] ?? 'none']?.(body).toString()
const title = (answer: RawResponse) => /<title>(.*)<\/title>/.exec(textOf(answer) ?? '')?.[1]

const always = 'public, max-age=0, must-revalidate'
const forEver = 'public, max-age=31536000, immutable'

describe('an address', () => {
  test.each([
    ['the home page', '/', 200, 'Home'],
    ['a page by its clean address', '/cars/one', 200, 'One'],
    ['a page with a query', '/cars/one?from=list', 200, 'One'],
    ['a page whose letters are encoded', '/cars/%6fne', 200, 'One'],
    ['the page of a folder', '/places', 200, 'Places'],
    ['nothing', '/cars/two', 404, 'Nothing here'],
    ['a folder without a page', '/cars/', 404, 'Nothing here'],
    ['the page for nothing', '/404', 404, 'Nothing here'],
    ['a car that is gone', '/cars/sold', 410, 'Sold'],
  ])('is %s', async (_reason, path, status, words) => {
    const answer = await get(path)
    expect([answer.status, title(answer)]).toEqual([status, words])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'")
  })

  test.each([
    ['a page by its file', '/cars/one.html', '/cars/one'],
    ['a page with a slash', '/cars/one/', '/cars/one'],
    ['a folder’s page by its file', '/places/index.html', '/places'],
    ['a folder’s page with a slash', '/places/', '/places'],
    ['the home page by its file', '/index.html', '/'],
    ['the home page by the name of its file', '/index?a', '/?a'],
    ['a query, which is kept', '/cars/one.html?a=%2F&b', '/cars/one?a=%2F&b'],
  ])('moves to the clean one from %s', async (_reason, path, to) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([308, to])
  })

  test.each([
    ['', ''],
    [', with what was asked', '?from=mail&b'],
  ])('leads from one that a car had to the one it has%s', async (_what, query) => {
    const { status, headers } = await get(`/cars/before${query}`)
    expect([status, headers.location, headers['cache-control']]).toEqual([301, `/cars/one${query}`, 'no-store'])
  })

  test.each([
    ['a page that is not there', '/cars/two.html'],
    ['a name that is only an ending', '/cars/.html'],
    ['another host', '//evil.example/index.html'],
    ['another host with a slash', '//evil.example/'],
    ['the page for nothing', '/404.html'],
  ])('moves nobody for %s', async (_reason, path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('what may be kept', () => {
  test.each([
    ['a page', '/', 200, always],
    ['a hashed file', '/_astro/app.1a2b3c.js', 200, forEver],
    ['a hashed file that is not there', '/_astro/old.js', 404, 'no-store'],
    ['the map of a folder of hashed files', '/_astro/', 404, 'no-store'],
    ['data of the day', '/reservable-cars.json', 200, always],
    ['robots.txt', '/robots.txt', 200, always],
    ['a page that is not there', '/cars/two', 404, 'no-store'],
    ['a car that is gone', '/cars/sold', 410, always],
    ['a way on', '/cars/one/', 308, 'no-store'],
  ])('%s', async (_reason, path, status, control) => {
    const answer = await get(path)
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, control])
  })

  it('is asked for again by its tag, whatever the coding', async () => {
    for (const coding of ['br', 'gzip', 'identity']) {
      const accept = `Accept-Encoding: ${coding}`
      const { etag } = (await get('/_astro/app.1a2b3c.js', accept)).headers
      const again = await get('/_astro/app.1a2b3c.js', accept, `If-None-Match: "other", W/${etag}`)
      expect([again.status, again.headers.etag, again.headers['cache-control'], again.body.length]).toEqual([
        304,
        etag,
        forEver,
        0,
      ])
      expect((await get('/', accept, `If-None-Match: ${etag}`)).status).toBe(200)
    }
  })

  it('has a tag of its own in each coding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (each) => (await get('/', `Accept-Encoding: ${each}`)).headers.etag),
    )
    expect(new Set(tags).size).toBe(3)
  })

  it('keeps its tag in the next release when the content is the same', async () => {
    yards.publish('west', 'r1', yardFiles)
    const before = await from('west', '/', [])
    yards.publish('west', 'r2', yardFiles)
    const after = await from('west', '/', [`If-None-Match: ${before.headers.etag}`])
    expect(after.status).toBe(304)
  })
})

describe('what is compressed', () => {
  test.each([
    ['the browsers of today', 'gzip, deflate, br, zstd', 'br'],
    ['any coding', '*', 'br'],
    ['capitals', 'BR', 'br'],
    ['an older client', 'gzip, deflate', 'gzip'],
    ['who prefers the other', 'br;q=0.5, gzip', 'gzip'],
    ['who refuses one', 'br;q=0, gzip;q=0.1', 'gzip'],
    ['who refuses both', 'br;q=0, gzip;q=0', undefined],
    ['who refuses all', 'identity;q=0, *;q=0', undefined],
    ['who would rather have it as it is', 'identity, br;q=0.1', undefined],
    ['who says nothing', '', undefined],
  ])('is coded for %s', async (_reason, accept, coding) => {
    const answer = await get('/', `Accept-Encoding: ${accept}`)
    expect([answer.status, answer.headers['content-encoding'], answer.headers.vary]).toEqual([
      200,
      coding,
      'Accept-Encoding',
    ])
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length)
    expect(textOf(answer)).toBe(yardFiles['index.html'])
  })

  test.each([
    ['a page', '/', 'br'],
    ['the page for nothing', '/nothing', 'br'],
    ['a script', '/_astro/app.1a2b3c.js', 'br'],
    ['a style', '/theme.css', 'br'],
    ['data', '/reservable-cars.json', 'br'],
    ['a drawing', '/favicon.svg', 'br'],
    ['a picture, which is packed already', '/pictures/car.webp', undefined],
    ['a few words', '/robots.txt', undefined],
  ])('is %s', async (_reason, path, coding) => {
    const { headers } = await get(path, 'Accept-Encoding: br')
    expect([headers['content-encoding'], headers.vary]).toEqual([coding, coding && 'Accept-Encoding'])
  })
})

describe('a part of a file', () => {
  test.each([
    ['its start', 'bytes=0-9', 206, 'bytes 0-9/3000', 10],
    ['its rest', 'bytes=2990-', 206, 'bytes 2990-2999/3000', 10],
    ['its end', 'bytes=-10', 206, 'bytes 2990-2999/3000', 10],
    ['more than there is', 'bytes=2990-9999', 206, 'bytes 2990-2999/3000', 10],
    ['what is beyond', 'bytes=3000-', 416, 'bytes */3000', 0],
    ['several parts', 'bytes=0-1,5-6', 200, undefined, 3000],
    ['parts that meet', 'bytes=0-4,5-9', 206, 'bytes 0-9/3000', 10],
    ['another unit', 'lines=0-1', 200, undefined, 3000],
    ['no sense', 'bytes=x', 200, undefined, 3000],
  ])('is %s', async (_reason, range, status, contentRange, length) => {
    const answer = await get('/pictures/car.webp', `Range: ${range}`)
    expect([answer.status, answer.headers['content-range'], answer.body.length]).toEqual([status, contentRange, length])
  })

  it('is cut from the file as it is, never from a coded one', async () => {
    const answer = await get('/', 'Accept-Encoding: br', 'Range: bytes=0-14')
    expect([answer.status, answer.headers['content-encoding'], answer.body.toString()]).toEqual([
      206,
      undefined,
      '<!doctype html>',
    ])
  })

  it('is streamed from a large file', async () => {
    const answer = await get('/pictures/large.webp', 'Range: bytes=599990-')
    expect([answer.status, answer.body.toString()]).toEqual([206, 'LLLLLLLLLL'])
  })

  it('is only given of the file that the client began with', async () => {
    const { etag } = (await get('/pictures/car.webp')).headers
    const ask = (tag: string) => get('/pictures/car.webp', 'Range: bytes=0-9', `If-Range: ${tag}`)
    expect([(await ask(etag ?? '')).status, (await ask('"other"')).status]).toEqual([206, 200])
  })
})

describe('HEAD', () => {
  test.each([
    ['a page', '/'],
    ['nothing', '/nothing'],
    ['a large file', '/pictures/large.webp'],
    ['a way on', '/cars/one/'],
  ])('says of %s what GET does', async (_reason, path) => {
    const accept = ['Accept-Encoding: gzip']
    const [head, got] = [await from('north', path, accept, 'HEAD'), await get(path, ...accept)]
    const { date: _a, ...of } = head.headers
    const { date: _b, ...as } = got.headers
    expect([head.status, of, head.body.length]).toEqual([got.status, as, 0])
  })
})

describe('releases that come and go', () => {
  it('serves the new one at the next request', async () => {
    yards.publish('south', 'r1', { 'index.html': '<title>First</title>' })
    expect(title(await from('south', '/', []))).toBe('First')
    yards.publish('south', 'r2', { 'index.html': '<title>Second</title>' })
    expect(title(await from('south', '/', []))).toBe('Second')
  })

  it('serves a release whose record is torn', async () => {
    const folder = yards.publish('torn', 'r1', yardFiles)
    writeFileSync(`${folder}.json`, '{"id":"r1"')
    expect(title(await from('torn', '/', []))).toBe('Home')
    expect((await sendRawRequest(port(), lines('GET / HTTP/1.1', 'Host: localhost'))).status).toBe(200)
  })

  test.each([
    ['a file went', (folder: string) => unlinkSync(join(folder, 'index.html')), 404, 'Nothing here'],
    ['its page for nothing went too', (folder: string) => rmSync(join(folder, '404.html')), 404, undefined],
    ['all of it went', (folder: string) => rmSync(folder, { recursive: true }), 404, undefined],
  ])('answers on when %s', async (reason, change, status, words) => {
    const slug = reason.replaceAll(/\W/g, '-')
    const folder = yards.publish(slug, 'r1', yardFiles)
    await from(slug, '/', [])
    if (words === undefined) unlinkSync(join(folder, 'index.html'))
    change(folder)
    const answer = await from(slug, '/', [])
    expect([answer.status, title(answer)]).toEqual([status, words])
  })

  it('says which site is not there', async () => {
    const { status, body } = await from('nobody', '/', [])
    expect([status, body.toString()]).toEqual([404, 'No site is published for nobody.'])
  })
})
