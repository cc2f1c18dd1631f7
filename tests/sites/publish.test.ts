import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { GetObjectCommand, type GetObjectCommandOutput, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesBelow } from '#scripts/build/digest.ts'
import { lockDealer } from '#scripts/build/release/lock.ts'
import type { Destination } from '#scripts/publish/destination.ts'
import { FakeDestination } from '#scripts/publish/fake-destination.ts'
import { type PublishResult, publishSite } from '#scripts/publish/publish-site.ts'
import { publishedKey } from '#scripts/publish/published.ts'
import type { Keys } from '#scripts/publish/site-files.ts'
import { warmBuild } from '../warm-builds.ts'
import { findDanglingLinks, pagesOf } from './published-states.ts'
import { type S3Server, s3Program, startS3 } from './s3-server.ts'
import { openYard, usualCar, writeYards } from './yards.ts'

const slug = 'a-yard'
const car = (id: number, more: object = {}) => ({ ...usualCar, id, slug: `car-${id}`, ...more })
const firstDay = [1, 2, 3, 4, 5, 6].map((id) => car(id))
/** One repriced, one gone for good with its make, two new ones that show each other as similar. */
const secondDay = [car(1, { price: 39_990 }), ...firstDay.slice(1, 5), car(7), car(8)]

const clean: Keys = { addresses: 'clean', encoding: null, besides: [], hasControlFiles: false }
const content = writeYards({
  [slug]: { site: 'navigation: {header: [{name: Cars, url: /search/used-cars}], footer: []}', cars: firstDay },
})

async function buildDay(cars: readonly object[], now: string): Promise<string> {
  const out = outs[0] ?? ''
  process.env.FORECOURT_NOW = now
  writeFileSync(join(content, `stock/${slug}.json`), JSON.stringify({ version: 1, dealer: slug, taken_at: now, cars }))
  const [result] = await warmBuild({ content, out, slugs: [slug], acceptDrop: true })
  expect([result?.outcome, result?.problems]).toEqual(['published', []])
  return openYard(out, slug).folder
}

const outs = [mkdtempSync(join(tmpdir(), 'publish-'))]
/** The folders of both releases; the second one is live. */
let [first, second] = ['', '']

const publish = (destination: Destination, keys: Keys = clean, out = outs[0] ?? ''): Promise<PublishResult> =>
  publishSite({
    slug,
    out,
    open: async () => destination,
    keys,
    keepHours: 0,
    isDryRun: false,
    now: new Date('2026-03-05T02:00:00Z'),
    onProgress: () => {},
  })

beforeAll(async () => {
  first = await buildDay(firstDay, '2026-03-04T01:00:00.000Z')
}, 180_000)

afterAll(() => {
  delete process.env.FORECOURT_NOW
})

/** Tests run in order: the second day is built in the midst of them. */
describe('a site that is published day after day', () => {
  const host = new FakeDestination()

  it('has at no moment a page that points to something missing', async () => {
    for (const day of [1, 2]) {
      if (day === 2) second = await buildDay(secondDay, '2026-03-05T01:00:00.000Z')
      const visited = pagesOf(host)
      host.onChange = (key) => expect([key, findDanglingLinks(host, visited)]).toEqual([key, []])
      expect((await publish(host)).outcome).toBe('published')
      host.onChange('the end')
      host.onChange = () => {}
    }
    expect(first).not.toBe(second)
    expect(pagesOf(host).size).toBeGreaterThan(20)
    expect(host.files.get('cars/car-7')?.headers).toEqual({
      type: 'text/html; charset=utf-8',
      cacheControl: 'public, max-age=0, must-revalidate',
      encoding: null,
    })
  }, 180_000)

  it('is not touched when it is there already', async () => {
    host.changes.length = 0
    expect(await publish(host)).toMatchObject({ outcome: 'unchanged', uploaded: 0, removed: 0 })
    expect(host.changes).toEqual([])
  })

  it('holds no file that steers another host', () => {
    expect([...host.files.keys()].filter((key) => key.startsWith('_') && !key.includes('/'))).toEqual([])
  })
})

const run = promisify(execFile)

/** The command as staff run it: its exit code and what it said. */
async function command(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const all = ['--disable-warning=ExperimentalWarning', 'scripts/publish.ts', ...args, '--out', outs[0] ?? '']
  return run(process.execPath, all).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error) => ({ code: error.code, stdout: error.stdout, stderr: error.stderr }),
  )
}

describe('the command, with a folder', () => {
  const to = mkdtempSync(join(tmpdir(), 'publish-to-'))

  it('says what it would do and does nothing', async () => {
    const { code, stdout } = await command('--to', join(to, '{slug}'), '--dry-run', '--json')
    const [dealer] = JSON.parse(stdout).dealers
    expect([code, dealer.outcome, dealer.plan['home page']]).toEqual([0, 'planned', ['index.html']])
    expect(filesBelow(to)).toEqual([])
  })

  it('brings the release as it is, with each text coded beside it', async () => {
    const { code, stdout } = await command('--to', join(to, '{slug}'), '--encoding', 'br,gzip', '--json')
    expect([code, JSON.parse(stdout).dealers[0].outcome]).toEqual([0, 'published'])
    const there = filesBelow(join(to, slug)).map((file) => file.slice(join(to, slug).length + 1))
    const plain = there.filter((key) => !/\.(?:br|gz)$|^\.forecourt/.test(key))
    expect(plain).toEqual(filesBelow(second).map((file) => file.slice(second.length + 1)))
    const page = readFileSync(join(second, 'cars/car-7.html'))
    expect(readFileSync(join(to, slug, 'cars/car-7.html')).equals(page)).toBe(true)
    expect(brotliDecompressSync(readFileSync(join(to, slug, 'cars/car-7.html.br'))).equals(page)).toBe(true)
  })

  it.each([
    [2, 'Where to? npm run publish', ['a-yard']],
    [2, '--to is a folder or an address such as s3://bucket', ['a-yard', '--to', 'ftp://somewhere']],
    [2, '--encoding is one of br, gzip; "zstd" is none.', ['a-yard', '--to', 'x', '--encoding', 'zstd']],
    [2, 'A bucket keeps one body a file', ['a-yard', '--to', 's3://a-bucket', '--encoding', 'br,gzip']],
    [2, 'There is no dealer nobody.', ['nobody', '--to', 'x']],
  ])('ends with %i and says: %s', async (code, words, args) => {
    const ended = await command(...args)
    expect([ended.code, ended.stdout + ended.stderr]).toEqual([code, expect.stringContaining(words)])
  })
})

it('brings nothing of a release that lost a page since, and takes nothing away', async () => {
  const page = join(second, 'cars/car-7.html')
  const host = new FakeDestination()
  await publish(host)
  const before = [...host.files.keys()]
  const text = readFileSync(page)
  rmSync(page)
  const { outcome, problems } = await publish(host)
  writeFileSync(page, text)
  expect([outcome, problems.length]).toEqual(['failed', 1])
  expect(problems[0]).toMatch(
    /^The release \S+ is not as .* Build it again before it goes anywhere: npm run build -- a-yard --force$/,
  )
  expect([...host.files.keys()]).toEqual(before)
  expect((await publish(host)).outcome).toBe('unchanged')
})

it('makes no folder for a dealer that was never built', async () => {
  const out = mkdtempSync(join(tmpdir(), 'publish-none-'))
  const { problems } = await publish(new FakeDestination(), clean, out)
  expect(problems).toEqual([`There is no release of ${slug} to publish: npm run build -- ${slug}`])
  expect(readdirSync(out)).toEqual([])
})

describe('the command, when something comes between', () => {
  it('ends with 3 while a build has the dealer, and touches nothing', async () => {
    const lock = await lockDealer(outs[0] ?? '', slug, { waitMs: 0 })
    const to = mkdtempSync(join(tmpdir(), 'publish-busy-'))
    const { code, stdout } = await command('--to', to, '--json')
    lock.release()
    expect([code, JSON.parse(stdout).dealers[0].outcome]).toEqual([3, 'busy'])
    expect(filesBelow(to)).toEqual([])
  }, 60_000)

  it.each(['SIGINT', 'SIGKILL'] as const)(
    'goes on from where %s ended it',
    async (signal) => {
      const to = mkdtempSync(join(tmpdir(), 'publish-ended-'))
      const args = ['scripts/publish.ts', '--to', to, '--encoding', 'br,gzip', '--out', outs[0] ?? '']
      const child = spawn(process.execPath, args, { stdio: 'ignore' })
      const ended = new Promise((done) => child.once('exit', (code, by) => done(code ?? by)))
      // Ended as soon as the first files are there.
      while (filesBelow(to).length < 8) await setTimeout(5)
      child.kill(signal)
      expect(await ended).toBe(signal === 'SIGINT' ? 130 : 'SIGKILL')
      expect(existsSync(join(to, 'index.html'))).toBe(false)
      const { code, stdout } = await command('--to', to, '--encoding', 'br,gzip', '--json')
      const [dealer] = JSON.parse(stdout).dealers
      expect([code, dealer.outcome]).toEqual([0, 'published'])
      // Asked to end, it noted what it had brought; killed, it could not, and brings that again.
      if (signal === 'SIGINT') expect(dealer.kept).toBeGreaterThan(0)
      const plain = filesBelow(to).filter((file) => !/\.(?:br|gz)$|\.forecourt/.test(file))
      const live = realpathSync(join(outs[0] ?? '', slug, 'current'))
      expect(plain.map((file) => file.slice(to.length))).toEqual(
        filesBelow(live).map((file) => file.slice(live.length)),
      )
    },
    60_000,
  )
})

const program = await s3Program()

describe.skipIf(program === null)(
  'the command, with a bucket of a real S3 server (versitygw, made where Go is)',
  () => {
    let server: S3Server | undefined
    let client: S3Client

    beforeAll(async () => {
      server = await startS3(program ?? '')
      client = new S3Client({ endpoint: server.endpoint, forcePathStyle: true })
    })
    afterAll(() => {
      server?.stop()
      for (const name of Object.keys(server?.environment ?? {})) delete process.env[name]
    })

    const to = ['--to', 's3://yard-site/{slug}', '--addresses', 'files', '--encoding', 'br']
    const toBucket = (...more: string[]) => command(...to, '--endpoint', server?.endpoint ?? '', '--json', ...more)
    const get = (key: string): Promise<GetObjectCommandOutput> =>
      client.send(new GetObjectCommand({ Bucket: 'yard-site', Key: `${slug}/${key}` }))

    it('brings every file with its type, coding and how long it may be kept', async () => {
      const { code, stdout, stderr } = await toBucket()
      expect([code, stderr]).toEqual([0, ''])
      expect(JSON.parse(stdout).dealers[0]).toMatchObject({ outcome: 'published', to: 's3://yard-site/a-yard/' })
      const page = await get('cars/car-7.html')
      expect(page).toMatchObject({
        ContentType: 'text/html; charset=utf-8',
        ContentEncoding: 'br',
        CacheControl: 'public, max-age=0, must-revalidate',
      })
      const bytes = Buffer.from((await page.Body?.transformToByteArray()) ?? [])
      expect(brotliDecompressSync(bytes).equals(readFileSync(join(second, 'cars/car-7.html')))).toBe(true)
      const script = openYard(outs[0] ?? '', slug).paths.find((path) => path.startsWith('/_astro/')) ?? ''
      expect((await get(script.slice(1))).CacheControl).toBe('public, max-age=31536000, immutable')
    })

    it('finds all of it there the next time, with a region that a CI leaves empty', async () => {
      process.env.AWS_REGION = ''
      const { code, stdout } = await toBucket()
      delete process.env.AWS_REGION
      expect([code, JSON.parse(stdout).dealers[0].outcome]).toEqual([0, 'unchanged'])
      expect(await (await get(publishedKey)).Body?.transformToString()).toContain('"slug":"a-yard"')
    })

    it('removes what no release has any more', async () => {
      const third = await buildDay([...secondDay, car(9)], '2026-03-05T03:00:00.000Z')
      const old = filesBelow(second).map((file) => file.slice(second.length))
      const now = new Set(filesBelow(third).map((file) => file.slice(third.length)))
      const { code, stdout } = await toBucket('--keep-hours', '0')
      expect([code, JSON.parse(stdout).dealers[0].removed]).toEqual([0, old.filter((path) => !now.has(path)).length])
    }, 60_000)

    const problemsAt = async (place: string, ...more: string[]) => {
      const to = ['--to', `s3://yard-site/${place}`, '--endpoint', server?.endpoint ?? '', '--json']
      const { code, stdout } = await command(...to, ...more)
      return [code, JSON.parse(stdout).dealers[0].problems]
    }

    it('says how pages have to be named where a store on a file system cannot hold both a page and those below it', async () => {
      const problem = expect.stringMatching(/^s3:\/\/yard-site\/clean\/[a-z].*a file and a folder.*--addresses files/)
      expect(await problemsAt('clean')).toEqual([1, [problem]])
    })

    it('says what to empty where pages of clean addresses are in the way of files', async () => {
      // As an interrupted run leaves it that brought the page before those below it.
      await client.send(new PutObjectCommand({ Bucket: 'yard-site', Key: 'before/cars', Body: 'a page' }))
      const problem = expect.stringMatching(
        /before\/cars\/.*\.html: .*empty s3:\/\/yard-site\/before\/, \.forecourt included/,
      )
      expect(await problemsAt('before', '--addresses', 'files')).toEqual([1, [problem]])
    })

    it('ends with 1 and says what is wrong when the server refuses the key', async () => {
      process.env.AWS_SECRET_ACCESS_KEY = 'another'
      const { code, stdout } = await toBucket()
      process.env.AWS_SECRET_ACCESS_KEY = server?.environment.AWS_SECRET_ACCESS_KEY
      expect([code, JSON.parse(stdout).dealers[0].problems[0]]).toEqual([
        1,
        expect.stringContaining('do not belong together'),
      ])
    })
  },
)
