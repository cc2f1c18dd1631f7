import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StockStatus } from '#api/stock-status.ts'
import { filesBelow } from '#scripts/build/digest.ts'
import { lockDealer } from '#scripts/build/release/lock.ts'
import { type DeltaResult, deltaSite } from '#scripts/delta/delta-site.ts'
import { modeOf, withNarrowUmask } from '#scripts/lib/test-umask.ts'
import { FakeDestination } from '#scripts/publish/fake-destination.ts'
import { publishSite } from '#scripts/publish/publish-site.ts'
import type { Keys } from '#scripts/publish/site-files.ts'
import { warmBuild } from '../warm-builds.ts'
import { openYard, usualCar, writeYards } from './yards.ts'

const slug = 'day-yard'
const night = '2026-03-04T01:00:00.000Z'
const noon = new Date('2026-03-04T03:10:00.000Z')
const cars = [1, 2, 3, 4, 5, 6].map((id) => ({ ...usualCar, id, slug: `car-${id}` }))
const content = writeYards({
  [slug]: { site: 'stock: {between_nights: true}', cars },
  'night-yard': {},
})
const out = mkdtempSync(join(tmpdir(), 'between-nights-'))
const keys: Keys = { addresses: 'clean', encoding: null, besides: [], hasControlFiles: false }
const host = new FakeDestination()

const stockFile = join(content, `stock/${slug}.json`)
const setStock = (list: readonly object[], taken_at = night) =>
  writeFileSync(stockFile, JSON.stringify({ version: 1, dealer: slug, taken_at, cars: list }))
const look = (now = noon, to: FakeDestination | null = null): Promise<DeltaResult> =>
  deltaSite({ slug, out, content, now, to: to && { open: async () => to, keys } })
const statusOf = (text: string): StockStatus => JSON.parse(text)
const status = () => statusOf(openYard(out, slug).page('/stock-status.json'))
const publish = () =>
  publishSite({
    ...{ slug, out, keys, keepHours: 0, isDryRun: false, now: noon },
    open: async () => host,
    onProgress: () => {},
  })

async function buildAt(now: string, slugs: readonly string[] = [slug]): Promise<void> {
  process.env.FORECOURT_NOW = now
  const results = await warmBuild({ content, out, slugs })
  delete process.env.FORECOURT_NOW
  expect(results.map(({ outcome, problems }) => [outcome, problems])).toEqual(slugs.map(() => ['published', []]))
}

const dayStock = [
  { ...cars[0], status: 'sold', sold_date: '2026-03-04T02:00:00Z' },
  { ...cars[1], price: 39_990, before_price: 42_990 },
  { ...cars[2], reserved: true },
  ...cars.slice(3),
]

/** Every file of the live release but the status, with its bytes. */
const otherFiles = () => {
  const { folder } = openYard(out, slug)
  const files = filesBelow(folder).filter((file) => !file.endsWith('/stock-status.json'))
  return new Map(files.map((file) => [file, readFileSync(file, 'base64')]))
}

beforeAll(async () => {
  setStock(cars)
  await buildAt(night, [slug, 'night-yard'])
}, 180_000)

afterAll(() => {
  delete process.env.FORECOURT_NOW
})

/** Tests run in order, as a day goes. */
describe('a day between two nights', () => {
  it('begins with a release that knows of nothing', () => {
    expect(status()).toEqual({ checked: night, cars: {} })
  })

  it('tells what became of cars, in the words of their cards, and touches nothing else', async () => {
    setStock(dayStock)
    const before = otherFiles()
    const result = await withNarrowUmask(() => look())
    expect(result).toMatchObject({
      ...{ outcome: 'checked', checked: noon.toISOString(), problems: [], to: '' },
      ...{ sold: ['1'], repriced: ['2'], reserved: ['3'], gone: [], back: [] },
    })
    expect(status()).toEqual({
      checked: noon.toISOString(),
      takenAt: night,
      cars: {
        'car-1': { id: '1', state: 'sold', said: 'Sold' },
        'car-2': { id: '2', price: '$39,990', was: 'Was $42,990, now:' },
        'car-3': { id: '3', state: 'reserved', said: 'Reserved' },
      },
    })
    expect(otherFiles()).toEqual(before)
    expect(modeOf(join(openYard(out, slug).folder, 'stock-status.json'))).toBe('644')
    expect(readdirSync(join(out, slug)).filter((name) => name.includes('stock-status'))).toEqual([])
  })

  it('notes what a build would, and a price that may be a slip', async () => {
    setStock([{ ...cars[0], price: 4299 }, { ...cars[1], price: 39_990, colour: 'Gr\uFFFDn' }, ...cars.slice(2)])
    const { outcome, repriced, warnings } = await look()
    expect([outcome, repriced]).toEqual(['checked', ['1', '2']])
    expect(warnings).toEqual([
      expect.stringContaining('letters of the snapshot are garbled'),
      expect.stringMatching(/^prices doubled or halved since the release, which may be slips: .* from 42990 to 4299$/),
    ])
    setStock(dayStock)
    expect((await look()).warnings).toEqual([])
  })

  it('refuses with the words of a build what a build would refuse, and leaves what pages say', async () => {
    const said = status()
    for (const [stock, words] of [
      [cars.map((car, at) => (at < 4 ? { ...car, status: 'sold' } : car)), 'The stock fell from 6 cars for sale to 2'],
      [cars.slice(0, 1), 'The stock fell from 6 cars for sale to 1'],
      [[], 'The snapshot has an empty list of cars.'],
    ] as const) {
      setStock(stock)
      const { outcome, problems } = await look()
      expect([outcome, problems.length]).toEqual(['failed', 1])
      expect(problems[0]).toContain(words)
      expect(problems[0]).toContain('The live site with 6 cars stays as it is')
    }
    setStock(dayStock, '2026-03-01T00:00:00Z')
    expect((await look()).problems[0]).toContain('The snapshot was taken 75 hours ago')
    setStock(dayStock, '2026-03-04T00:59:00Z')
    expect((await look()).problems[0]).toContain('The snapshot was taken at 2026-03-04T00:59:00Z, before that of the')
    expect(status()).toEqual(said)
  })

  it('lays no older stock over the one that was looked at last', async () => {
    const file = join(openYard(out, slug).folder, 'stock-status.json')
    const looked = readFileSync(file)
    setStock(dayStock, '2026-03-04T02:00:00Z')
    await look()
    const said = status()
    setStock(cars, '2026-03-04T01:30:00Z')
    expect((await look()).problems[0]).toContain('The snapshot was taken at 2026-03-04T01:30:00Z, before that of the')
    expect([said.takenAt, status()]).toEqual(['2026-03-04T02:00:00Z', said])
    writeFileSync(file, looked)
  })

  it('makes no folder for a dealer that was never built', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'delta-none-'))
    const { problems } = await deltaSite({ slug, out: empty, content, now: noon, to: null })
    expect(problems).toEqual([`There is no release of ${slug} to compare with: npm run build -- ${slug}`])
    expect(readdirSync(empty)).toEqual([])
  })

  it('waits for no build that runs', async () => {
    setStock(dayStock)
    const lock = await lockDealer(out, slug, { waitMs: 0 })
    expect(await look()).toMatchObject({ outcome: 'busy', sold: [] })
    lock.release()
  }, 20_000)

  it('is brought to where the site lives, alone, and is there after a publication that has nothing to bring', async () => {
    expect((await look(noon, host)).problems[0]).toContain('does not have the live release of day-yard')
    expect((await publish()).outcome).toBe('published')
    host.changes.length = 0
    const later = new Date('2026-03-04T04:10:00.000Z')
    expect(await look(later, host)).toMatchObject({ outcome: 'checked', to: 'memory' })
    expect(new Set(host.changes)).toEqual(new Set(['.forecourt/published.json', 'stock-status.json']))
    const brought = host.files.get('stock-status.json')
    expect(brought?.headers.cacheControl).toBe('public, max-age=30')
    expect(statusOf(brought?.text ?? '')).toEqual(status())
    expect(await publish()).toMatchObject({ outcome: 'unchanged' })
  })

  it('stays where the site lives when a machine that has not looked publishes the same release', async () => {
    const brought = host.files.get('stock-status.json')?.text
    const file = join(openYard(out, slug).folder, 'stock-status.json')
    const looked = readFileSync(file)
    writeFileSync(file, JSON.stringify({ checked: night, cars: {} }))
    expect(await publish()).toMatchObject({ outcome: 'unchanged' })
    expect(host.files.get('stock-status.json')?.text).toBe(brought)
    setStock(cars, '2026-03-04T02:00:00Z')
    await look(new Date('2026-03-04T04:20:00.000Z'), host)
    expect(statusOf(host.files.get('stock-status.json')?.text ?? '').takenAt).toBe('2026-03-04T02:00:00Z')
    writeFileSync(file, JSON.stringify({ checked: night, cars: {} }))
    setStock(dayStock, '2026-03-04T01:30:00Z')
    const late = await look(new Date('2026-03-04T04:30:00.000Z'), host)
    expect(late.problems[0]).toContain('at 2026-03-04T01:30:00Z, before that of the live site (2026-03-04T02:00:00Z)')
    setStock(dayStock, '2026-03-04T04:35:00Z')
    await look(new Date('2026-03-04T04:40:00.000Z'), host)
    writeFileSync(file, looked)
  })

  it('is taken back by a build of the stock that the release was made of', async () => {
    setStock(cars)
    const later = '2026-03-04T05:00:00.000Z'
    await buildAt(later)
    expect(status()).toEqual({ checked: later, cars: {} })
  }, 120_000)

  it('ends with the next release', async () => {
    setStock(dayStock, '2026-03-05T00:00:00Z')
    const next = '2026-03-05T01:00:00.000Z'
    await buildAt(next)
    expect(status()).toEqual({ checked: next, cars: {} })
    expect(openYard(out, slug).page('/cars/car-1')).toContain('This one has been sold')
    await publish()
    expect(statusOf(host.files.get('stock-status.json')?.text ?? '')).toEqual({ checked: next, cars: {} })
    expect(await look(new Date('2026-03-05T03:00:00Z'))).toMatchObject({ sold: [], repriced: [], reserved: [] })
    setStock(cars, '2026-03-05T03:05:00Z')
    expect((await look(new Date('2026-03-05T03:10:00Z'))).back.toSorted()).toEqual(['1', '3'])
    setStock(dayStock, '2026-03-05T03:15:00Z')
  }, 120_000)
})

describe('a dealer whose stock is looked at once a night', () => {
  it('has no such file, and says what to set', async () => {
    expect(openYard(out, 'night-yard').has('/stock-status.json')).toBe(false)
    const { outcome, problems } = await deltaSite({ slug: 'night-yard', out, content, now: noon, to: null })
    expect([outcome, problems[0]]).toEqual(['failed', expect.stringContaining('set stock.between_nights: true')])
  })
})

const run = promisify(execFile)

/** The command as staff run it: its exit code and what it said. */
async function command(...args: string[]): Promise<{ code: number; stdout: string }> {
  const all = ['--disable-warning=ExperimentalWarning', 'scripts/delta.ts', ...args, '--out', out, '--content', content]
  const env = { ...process.env, FORECOURT_NOW: '2026-03-05T05:00:00Z' }
  return run(process.execPath, all, { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error) => ({ code: error.code, stdout: error.stdout }),
  )
}

describe('the command', () => {
  it('says what became of cars, for people and machines', async () => {
    expect((await command(slug)).stdout).toContain('0 sold, 0 reserved, 0 no longer listed, 0 repriced')
    const { code, stdout } = await command(slug, '--json')
    expect([code, JSON.parse(stdout).dealers[0]]).toMatchObject([0, { slug, outcome: 'checked', sold: [] }])
  })

  it('ends with 1 for a stock that is refused, 2 for a wrong call', async () => {
    const bad = join(content, 'bad.json')
    writeFileSync(bad, '[]')
    expect((await command(slug, '--stock', bad)).code).toBe(1)
    expect((await command(slug, 'night-yard', '--stock', 'stock.csv')).code).toBe(2)
    expect((await command('nobody')).code).toBe(2)
    expect((await command()).code).toBe(2)
  })
})
