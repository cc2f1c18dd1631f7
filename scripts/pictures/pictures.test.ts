import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { dropUnusedPictures } from './drop-unused.ts'
import { createFairLimiter } from './fair-limiter.ts'
import { type FetchRules, rulesFor } from './fetch-picture.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { fetchedFolder, type PictureRecords, readPictureRecords, writePictureRecords } from './picture-records.ts'
import { photo } from './sample-pictures.ts'

const now = new Date('2026-03-11T12:00:00Z')
const root = mkdtempSync(join(tmpdir(), 'pictures-'))
const asked: string[] = []
const pages = new Map<string, RequestListener>()
let server: Server
let origin: string
let rules: FetchRules

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = pages.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  origin = `http://${host}`
  rules = { ...rulesFor([host]), protocols: ['http:'], mayAsk: () => true, timeoutMs: 1500, mostBytes: 1_000_000 }
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(root, { recursive: true })
})

beforeEach(() => {
  asked.length = 0
  pages.clear()
})

const sends =
  (bytes: Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, headers).end(bytes)

const fetched = (wanted: readonly string[], known: PictureRecords = {}, over: Partial<FetchRules> = {}, at = now) =>
  fetchPictures({
    root,
    wanted,
    known,
    rules: { ...rules, ...over },
    now: at,
    lanes: createFairLimiter(6),
    isOver: () => false,
  })

const problemOf = async (path: string, over: Partial<FetchRules> = {}) => {
  const { key, problem } = (await fetched([origin + path], {}, over))[origin + path] ?? {}
  return key === null ? problem : `had as ${key}`
}

describe('a photo', () => {
  it('is kept in every width, upright, and says nothing of its place or camera', async () => {
    const turned = await sharp(await photo(1800, 1200))
      .withExif({ IFD0: { Orientation: '6', Make: 'Camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    pages.set('/1.jpg', sends(turned))
    const known = (await fetched([`${origin}/1.jpg`]))[`${origin}/1.jpg`]
    expect(known).toMatchObject({ width: 1200, height: 1800, problem: null })
    const files = readdirSync(fetchedFolder(root)).filter((name) => name.startsWith(known?.key ?? 'none'))
    expect(files.sort()).toEqual([1440, 320, 480, 960].map((width) => `${known?.key}-${width}.webp`))
    const { format, width, height, exif, orientation } = await sharp(
      join(fetchedFolder(root), `${known?.key}-480.webp`),
    ).metadata()
    expect([format, width, height, exif, orientation]).toEqual(['webp', 480, 720, undefined, undefined])
  })

  it('is had from a host that packs what nobody asked it to, and no more of it than a picture may have', async () => {
    pages.set('/packed.jpg', sends(gzipSync(await photo(909, 600)), { 'content-encoding': 'gzip' }))
    const known = (await fetched([`${origin}/packed.jpg`]))[`${origin}/packed.jpg`]
    expect(known).toMatchObject({ width: 909, problem: null })
    pages.set('/bomb.jpg', sends(gzipSync(Buffer.alloc(9_000_000)), { 'content-encoding': 'gzip' }))
    expect(await problemOf('/bomb.jpg', { mostBytes: 1 << 20 })).toBe('it has more than 1 MB')
  })

  it('is never made larger than it came', async () => {
    pages.set('/small.jpg', sends(await photo(600, 400)))
    const known = (await fetched([`${origin}/small.jpg`]))[`${origin}/small.jpg`]
    const { width } = await sharp(join(fetchedFolder(root), `${known?.key}-1440.webp`)).metadata()
    expect(width).toBe(600)
  })

  it('is not asked for again within a week, then by the version that is here', async () => {
    const address = `${origin}/2.jpg`
    pages.set('/2.jpg', sends(await photo(900, 600), { etag: '"one"' }))
    const first = await fetched([address])
    expect(await fetched([address], first, {}, new Date('2026-03-17T12:00:00Z'))).toEqual(first)
    expect(asked).toEqual(['/2.jpg'])
    pages.set('/2.jpg', (request, response) => {
      response.writeHead(request.headers['if-none-match'] === '"one"' ? 304 : 500).end()
    })
    const again = await fetched([address], first, {}, new Date('2026-03-19T12:00:00Z'))
    expect(again[address]).toEqual({ ...first[address], asked: '2026-03-19T12:00:00.000Z' })
    pages.set('/2.jpg', (_request, response) => void response.writeHead(503).end())
    const broken = await fetched([address], first, {}, new Date('2026-03-19T12:00:00Z'))
    expect(broken[address]?.key).toBe(first[address]?.key)
    pages.set('/2.jpg', sends((await photo(900, 600)).subarray(0, 400)))
    const cut = await fetched([address], first, {}, new Date('2026-03-19T12:00:00Z'))
    expect(cut[address]?.key).toBe(first[address]?.key)
  })

  it('that its host says is gone is shown until three nights agreed, while the host is well', async () => {
    const [address, other] = [`${origin}/8.jpg`, `${origin}/9.jpg`]
    const wanted = [address, other]
    const night = (date: number) => new Date(Date.UTC(2026, 2, date, 12))
    for (const path of ['/8.jpg', '/9.jpg']) pages.set(path, sends(await photo(904, 600)))
    let known = await fetched(wanted)
    const { key } = known[address] ?? {}
    pages.delete('/8.jpg')
    const said: unknown[] = []
    for (const date of [18, 19, 20, 21, 27]) {
      known = await fetched(wanted, known, {}, night(date))
      said.push([known[address]?.key, known[address]?.nights])
    }
    expect(said).toEqual([
      [key, 1],
      [key, 2],
      [null, 3],
      [null, 3],
      [null, 4],
    ])
    expect(known[address]).toMatchObject({ isFinal: true, problem: 'its host answered 404' })
    expect(asked.filter((path) => path === '/8.jpg')).toHaveLength(5)
    pages.set('/8.jpg', sends(await photo(904, 600)))
    expect((await fetched(wanted, known, {}, night(35)))[address]).toMatchObject({ key, nights: 0, isFinal: false })
  })

  it.each([
    ['404', (_request, response) => void response.writeHead(404).end()],
    ['a page', sends(Buffer.from('<!doctype html><title>Back soon</title>'))],
    ['nothing', sends(Buffer.alloc(0))],
  ] satisfies [string, RequestListener][])(
    'is not taken away by a host that answers all with %s, night after night',
    async (_what, answer) => {
      const paths = ['/10.jpg', '/11.jpg', '/12.jpg']
      for (const path of paths) pages.set(path, sends(await photo(905, 600)))
      const wanted = paths.map((path) => origin + path)
      const first = await fetched(wanted)
      for (const path of paths) pages.set(path, answer)
      let known = first
      for (const date of [18, 19, 20, 21, 22])
        known = await fetched(wanted, known, {}, new Date(Date.UTC(2026, 2, date, 12)))
      expect(wanted.map((address) => [known[address]?.key, known[address]?.isFinal])).toEqual(
        wanted.map((address) => [first[address]?.key, false]),
      )
      expect(asked).toHaveLength(3 * 6)
    },
  )

  it('that was cut off on the way is asked for again the next night, and had', async () => {
    const address = `${origin}/13.jpg`
    const whole = await photo(906, 600)
    pages.set('/13.jpg', sends(whole.subarray(0, 400)))
    const cut = await fetched([address])
    expect(cut[address]).toMatchObject({ key: null, problem: 'it is broken', nights: 1 })
    pages.set('/13.jpg', sends(whole))
    const next = await fetched([address], cut, {}, new Date('2026-03-12T11:30:00Z'))
    expect(next[address]).toMatchObject({ width: 906, problem: null, nights: 0, isFinal: false })
  })

  it('that was asked for by a clock that was ahead is due', async () => {
    const address = `${origin}/14.jpg`
    pages.set('/14.jpg', sends(await photo(907, 600)))
    const ahead = await fetched([address], {}, {}, new Date('2036-03-11T12:00:00Z'))
    expect((await fetched([address], ahead))[address]?.asked).toBe('2026-03-11T12:00:00.000Z')
  })

  it.each([
    ['is empty', () => ''],
    ['was cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
  ])('is fetched whole again where a file of it %s', async (_what, damage) => {
    const address = `${origin}/15.jpg`
    pages.set('/15.jpg', sends(await photo(908, 600), { etag: '"one"' }))
    const first = await fetched([address])
    const wide = join(fetchedFolder(root), `${first[address]?.key}-1440.webp`)
    const before = readFileSync(wide)
    writeFileSync(wide, damage(before))
    expect(await fetched([address], first)).toEqual(first)
    expect(readFileSync(wide).equals(before)).toBe(true)
  })

  it('is kept by what is told while the run goes on', async () => {
    const wanted = Array.from({ length: 45 }, (_, at) => `${origin}/none-${at}.jpg`)
    const kept: number[] = []
    const keep = (known: PictureRecords) => void kept.push(Object.keys(known).length)
    await fetchPictures({ root, wanted, known: {}, rules, now, lanes: createFairLimiter(6), isOver: () => false, keep })
    expect(kept).toEqual([20, 40])
  })

  it('is asked for no more when the disk takes nothing, and that is told when nothing is under way', async () => {
    const wanted = Array.from({ length: 60 }, (_, at) => `${origin}/none-${at}.jpg`)
    const keep = (): never => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
    const job = { root, wanted, known: {}, rules, now, lanes: createFairLimiter(6), isOver: () => false, keep }
    await expect(fetchPictures(job)).rejects.toThrow('ENOSPC')
    const told = asked.length
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect([told < 30, asked.length]).toEqual([true, told])
  })

  it('is fetched whole again where a width of it is missing, before the week is over', async () => {
    const address = `${origin}/4.jpg`
    const bytes = await photo(902, 600)
    const versions: unknown[] = []
    pages.set('/4.jpg', (request, response) => {
      versions.push(request.headers['if-none-match'])
      response.writeHead(200, { etag: '"one"' }).end(bytes)
    })
    const first = await fetched([address])
    const narrow = join(fetchedFolder(root), `${first[address]?.key}-320.webp`)
    rmSync(narrow)
    expect(await fetched([address], first)).toEqual(first)
    expect(versions).toEqual([undefined, undefined])
    expect(existsSync(narrow)).toBe(true)
  })

  it('that nobody comes to in time is left for the next run', async () => {
    const job = {
      root,
      wanted: [`${origin}/3.jpg`],
      known: {},
      rules,
      now,
      lanes: createFairLimiter(6),
      isOver: () => true,
    }
    expect(await fetchPictures(job)).toEqual({})
    expect(asked).toEqual([])
  })
})

test('a host that never answers keeps no lane from another dealer’s pictures', async () => {
  const hung = createServer(() => undefined)
  await new Promise<void>((resolve) => hung.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(hung.address() as AddressInfo).port}`
  const [lanes, began] = [createFairLimiter(2), Date.now()]
  const job = { root, known: {}, now, lanes, isOver: () => Date.now() - began > 3000 }
  const slow = { ...job, wanted: Array.from({ length: 50 }, (_, at) => `http://${host}/${at}`) }
  const none = fetchPictures({ ...slow, rules: { ...rules, hosts: [host] } })
  const wanted = ['/5.jpg', '/6.jpg', '/7.jpg'].map((path) => origin + path)
  for (const path of ['/5.jpg', '/6.jpg', '/7.jpg']) pages.set(path, sends(await photo(903, 600)))
  const had = await fetchPictures({ ...job, rules, wanted })
  expect(Object.values(had).filter(({ key }) => key !== null)).toHaveLength(3)
  expect(Object.values(await none).every(({ key }) => key === null)).toBe(true)
  hung.closeAllConnections()
  hung.close()
})

describe('a host that does not behave', () => {
  test.each<[string, string, RequestListener]>([
    ['has no such picture', 'its host answered 404', (_request, response) => void response.writeHead(404).end()],
    ['is ill', 'its host answered 500', (_request, response) => void response.writeHead(500).end()],
    ['sends without an end', 'it has more than 0 MB', (_request, response) => void sendForever(response)],
    [
      'sends a byte now and then',
      'it took longer than 1.5 s',
      (_request, response) => void response.writeHead(200).write('x'),
    ],
    ['never answers', 'it took longer than 1.5 s', () => undefined],
    ['hangs up', 'socket hang up', (request) => void request.socket.destroy()],
    [
      'leads in a circle',
      'it is redirected more than 3 times',
      (_request, response) => void response.writeHead(302, { location: '/odd' }).end(),
    ],
    [
      'leads to another host',
      'other.example is not among stock.pictures_from',
      (_request, response) => void response.writeHead(302, { location: 'http://other.example/x' }).end(),
    ],
    [
      'leads to a file',
      'file:// is not asked',
      (_request, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    ],
  ])('%s', async (_reason, problem, answer) => {
    pages.set('/odd', answer)
    expect(await problemOf('/odd', { mostBytes: 500_000 })).toBe(problem)
  })

  function sendForever(response: Parameters<RequestListener>[1]): void {
    const part = Buffer.alloc(65_536)
    const endless = new Readable({
      read() {
        this.push(part)
      },
    })
    // Whoever asks ends it.
    pipeline(endless, response, () => {})
  }

  it('stands in a private network, by its address or by its name', async () => {
    const strict = { mayAsk: rulesFor([]).mayAsk }
    pages.set('/1', sends(await photo(900, 600)))
    expect(await problemOf('/1', strict)).toBe('its host lies in a private network')
    const named = `http://localhost:${new URL(origin).port}/1`
    const known = await fetched([named], {}, { ...strict, hosts: [new URL(named).host] })
    expect(known[named]?.problem).toBe('its host lies in a private network')
    expect(asked).toEqual([])
  })

  it('is asked by https alone', async () => {
    expect(await problemOf('/1', { protocols: ['https:'] })).toBe('http:// is not asked')
  })
})

test('what is known is kept from run to run, and a broken memory is none', async () => {
  const known = await fetched([`${origin}/gone.jpg`])
  writePictureRecords(root, 'yard', known)
  expect(readPictureRecords(root, 'yard')).toEqual(known)
  expect(readPictureRecords(root, 'none')).toEqual({})
})

describe('copies that no car shows any more', () => {
  const later = (days: number) => new Date(Date.now() + days * 86_400_000)
  const copies = (store: string) => readdirSync(fetchedFolder(store)).filter((name) => name.endsWith('.webp')).length

  /** A store in which each of these dealers has one picture of its own, and what is known of each. */
  async function storeOf(...dealers: readonly string[]) {
    const store = mkdtempSync(join(root, 'unused-'))
    const known = new Map<string, PictureRecords>()
    for (const [at, dealer] of dealers.entries()) {
      pages.set(`/${dealer}`, sends(await photo(900 + at, 600)))
      const job = { root: store, known: {}, rules, now, lanes: createFairLimiter(6), isOver: () => false }
      known.set(dealer, await fetchPictures({ ...job, wanted: [`${origin}/${dealer}`] }))
      writePictureRecords(store, dealer, known.get(dealer) ?? {})
    }
    return { store, known, all: copies(store) }
  }

  it('go a fortnight after they were last shown, however old they are, and those of other cars stay', async () => {
    const { store, known, all } = await storeOf('yard', 'lot')
    const drop = (days: number) => dropUnusedPictures(store, ['yard', 'lot'], later(days))
    expect([drop(0), drop(60)]).toEqual([0, 0])
    writePictureRecords(store, 'yard', {})
    expect([drop(61), drop(74), copies(store)]).toEqual([0, 0, all])
    expect([drop(76), drop(76), copies(store)]).toEqual([all / 2, 0, all / 2])
    const { key } = Object.values(known.get('lot') ?? {})[0] ?? {}
    expect(readdirSync(fetchedFolder(store)).filter((name) => name.startsWith(`${key}-`))).toHaveLength(all / 2)
  })

  it('have a fortnight again when a car shows them in between', async () => {
    const { store, known, all } = await storeOf('yard')
    const drop = (days: number) => dropUnusedPictures(store, ['yard'], later(days))
    writePictureRecords(store, 'yard', {})
    drop(0)
    writePictureRecords(store, 'yard', known.get('yard') ?? {})
    drop(10)
    writePictureRecords(store, 'yard', {})
    expect([drop(11), drop(20), drop(26)]).toEqual([0, 0, all])
  })

  it('go with what is known of a dealer that is none any more, and not before', async () => {
    const { store, all } = await storeOf('yard', 'gone')
    const drop = (days: number) => dropUnusedPictures(store, ['yard'], later(days))
    expect([drop(0), drop(13), existsSync(join(fetchedFolder(store), 'gone.json'))]).toEqual([0, 0, true])
    expect([drop(15), copies(store)]).toEqual([all / 2 + 1, all / 2])
    expect(readdirSync(fetchedFolder(store)).filter((name) => name.endsWith('.json'))).toEqual(['yard.json'])
  })

  it('stay with what is known of a dealer not fetched for months, in the first run without it', async () => {
    const { store } = await storeOf('yard', 'gone')
    const file = join(fetchedFolder(store), 'gone.json')
    utimesSync(file, later(-90), later(-90))
    expect([dropUnusedPictures(store, ['yard'], later(0)), existsSync(file)]).toEqual([0, true])
  })

  it('have a fortnight from now on where a clock that was ahead missed them', async () => {
    const { store, all } = await storeOf('yard')
    writePictureRecords(store, 'yard', {})
    const drop = (days: number) => dropUnusedPictures(store, ['yard'], later(days))
    expect([drop(3650), drop(0), drop(13), drop(15)]).toEqual([0, 0, 0, all])
  })

  it('stay while what is known of a dealer cannot be read', async () => {
    const { store, all } = await storeOf('yard')
    writeFileSync(join(fetchedFolder(store), 'yard.json'), '{"torn')
    expect(() => dropUnusedPictures(store, ['yard'], later(15))).toThrow()
    expect(copies(store)).toBe(all)
  })

  it('are none where nobody ever fetched any', () => {
    expect(dropUnusedPictures(mkdtempSync(join(root, 'none-')), ['yard'], now)).toBe(0)
  })
})
