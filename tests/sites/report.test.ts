import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findExceededBudgets, weighSite } from '#scripts/budgets/weigh-site.ts'
import { reportForMachines } from '#scripts/lib/outcomes.ts'
import { pagesIn } from '#scripts/lib/pages-in.ts'
import type { NightReport } from '#scripts/report/report.ts'
import { warmBuild } from '../warm-builds.ts'
import { usualCar, writeYards } from './yards.ts'

const slug = 'a-yard'
const car = (id: number, more: object = {}) => ({ ...usualCar, id, slug: `car-${id}`, name: `Heron ${id}`, ...more })
const vin = (id: number) => ({ vin: `6T1BF3EK00X10000${id}` })
const pictures = (...names: readonly string[]) => ({ images: names.map((name) => `https://cdn.example/${name}.jpg`) })
/**
 * One repriced, one with another address and other pictures, one gone, one new, two with other ids, one reserved, one free again,
 * one sold, one described otherwise, one taken off the site for a customer, and one that nobody can read.
 */
const secondDay = [
  car(1, { price: 39_990 }),
  car(2, { slug: 'heron-two', ...pictures('a', 'c', 'd') }),
  car(4),
  car(8, { reserved: true }),
  car(9),
  car(10, { status: 'sold', sold_date: '2026-03-04T20:00:00Z' }),
  car(11, { description: 'One owner, three keys.' }),
  car(12, { status: 'reserved' }),
  { ...car(5), name: null, make: null, model: null },
  car(60, { ...vin(6), slug: 'car-6', name: 'Heron 6' }),
  car(70, { ...vin(7), price: 4_199 }),
]
const firstDay = [
  ...[car(1), car(2, pictures('a', 'b')), car(3), car(6, vin(6)), car(7, vin(7)), car(8), car(9, { reserved: true })],
  ...[car(10), car(11, { description: 'One owner, two keys.' }), car(12)],
]
const content = writeYards({ [slug]: { cars: firstDay } })
const out = mkdtempSync(join(tmpdir(), 'report-'))
const night = join(out, 'night.json')
const into = join(out, '_report')

function writeStock(cars: readonly object[], taken_at: string): void {
  writeFileSync(join(content, `stock/${slug}.json`), JSON.stringify({ version: 1, dealer: slug, taken_at, cars }))
}

async function buildDay(cars: readonly object[], now: string): Promise<void> {
  process.env.FORECOURT_NOW = now
  writeStock(cars, now)
  const results = await warmBuild({ content, out, slugs: [slug], acceptDrop: true })
  writeFileSync(night, `\n> forecourt build\n\n${reportForMachines(results)}`)
}

const run = promisify(execFile)
const live = () => realpathSync(join(out, slug, 'current'))

async function command(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const all = ['--disable-warning=ExperimentalWarning', `scripts/${script}.ts`, ...args, '--out', out]
  return run(process.execPath, all, { env: { ...process.env, ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

const report = (env = {}) => command('report', ['--content', content, '--night', night, '--into', into], env)
const written = (): NightReport => JSON.parse(readFileSync(join(into, `${slug}.json`), 'utf8'))

beforeAll(async () => {
  await buildDay(firstDay, '2026-03-04T01:00:00.000Z')
  await buildDay(secondDay, '2026-03-05T01:00:00.000Z')
}, 180_000)

afterAll(() => {
  delete process.env.FORECOURT_NOW
})

describe('the report of a night', () => {
  it('says what changed on which pages, with before and after, and what was left out and why', async () => {
    const summary = join(out, 'summary.md')
    const { code, stdout, stderr } = await report({ GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary })
    expect([code, stderr]).toEqual([0, ''])
    const { stock, changes, moved, leftOut, outcome, took, bytes, budgets } = written()
    expect(stock.added.map(({ name, after }) => [name, after])).toEqual([['Heron 4', '$42,990']])
    expect(stock.left.map(({ name, what, before }) => [name, what, before])).toEqual([
      ['Heron 3', 'left', '$42,990'],
      ['Heron 12', 'reserved', '$42,990'],
    ])
    expect(stock.changed[0]).toMatchObject({ id: '10', name: 'Heron 10', page: '/cars/car-10' })
    expect(stock.changed.map(({ id, what, before, after }) => [id, what, before, after])).toEqual([
      ['10', 'sold', '$42,990', 'Sold'],
      ['8', 'reserved', '$42,990', 'reserved'],
      ['9', 'available again', 'reserved', '$42,990'],
      ['1', 'repriced', '$42,990', '$39,990'],
      ['70', 'repriced', '$42,990', '$4,199'],
      ['11', 'other description', 'One owner, two keys.', 'One owner, three keys.'],
      ['2', 'other pictures', '2 pictures', '3 pictures, 2 of them new'],
    ])
    const price = changes.texts.find(({ before, after }) => before.includes('$42,990') && after.includes('$39,990'))
    expect(price?.pages).toContain('/cars/car-1')
    // A car that is reserved is told as one; its page is drawn otherwise.
    expect(changes.texts.filter(({ pages }) => pages.includes('/cars/car-8'))).toEqual([])
    expect(changes.added).toContain('/cars/car-4')
    expect(moved).toEqual([
      { from: '/cars/car-2', to: '/cars/heron-two' },
      { from: '/cars/car-7', to: '/cars/car-70' },
    ])
    expect(changes.added).not.toContain('/cars/heron-two')
    expect(changes.texts.filter(({ after }) => after.includes('new address'))).toEqual([])
    expect(leftOut.map(({ id }) => id)).toEqual(['5'])
    expect([outcome, Object.keys(took)]).toEqual(['published', ['opening', 'pages', 'verification', 'publication']])
    expect(bytes.pages).toBeGreaterThan(100_000)
    // Files that scripts ask for are no pages, though they are made like them.
    expect(written().pages).toBe(pagesIn(live()).size)
    expect(budgets).toEqual(weighSite(live()).flatMap((weight) => findExceededBudgets(weight)))
    expect(readFileSync(join(into, `${slug}.html`), 'utf8')).toContain('Heron 4')
    expect(readFileSync(join(into, 'index.html'), 'utf8')).toContain('a-yard.html')
    expect(readFileSync(summary, 'utf8')).toContain('| repriced | Heron 1 | $42,990 | $39,990 | /cars/car-1 |')
    expect(stdout).toContain('1 new car, 7 changed, 2 left')
    // A car at a tenth of its price is told above all else, and once.
    const slip =
      'prices doubled or halved since the night before, which may be slips: Heron 70 (id 70) from 42990 to 4199'
    expect([written().warnings, written().notes.filter((note) => note.includes('slips'))]).toEqual([[slip], []])
    expect(stdout).toContain(`::warning title=a-yard::${slip}\n`)
  })

  it('says that nothing changed in a night that published nothing, and what went wrong in one that failed', async () => {
    await buildDay(secondDay, '2026-03-05T01:00:00.000Z')
    await report()
    expect([written().outcome, written().stock.changed, written().changes.texts]).toEqual(['unchanged', [], []])
    // Stock that came since then judges no earlier night, which is said, and not that all was well.
    writeStock(secondDay, '2026-03-06T01:00:00.000Z')
    await report()
    expect([written().leftOut, written().problems]).toEqual([
      [],
      [expect.stringMatching(/^Which cars are left out, and what the advertising could be asked, is not known: .+/)],
    ])
    writeFileSync(join(content, `dealers/${slug}/site.yaml`), 'slug: a-yard\n')
    await warmBuild({ content, out, slugs: [slug] }).then((results) => writeFileSync(night, reportForMachines(results)))
    const { stdout } = await report({ GITHUB_ACTIONS: 'true' })
    expect(stdout).toMatch(/^::error title=a-yard::dealers\/a-yard\/site\.yaml/m)
    expect([written().outcome, written().stock.changed, written().problems.length > 0]).toEqual(['failed', [], true])
  }, 60_000)

  it('says what to do where there is no report of a build', async () => {
    writeFileSync(night, 'no report')
    const { code, stderr } = await report()
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('is no report of a build; make it: npm run build -- --json'),
    ])
  })
})

describe('whether live sites are fresh', () => {
  it('fails for one that is too old, and passes for one that is not', async () => {
    const ages = async (...more: string[]) => command('check-fresh', ['--json', ...more])
    expect((await ages('--hours', '1000000')).code).toBe(0)
    const { code, stdout } = await ages()
    const [age] = JSON.parse(stdout).dealers
    expect([code, age.slug, age.isFresh]).toEqual([1, slug, false])
    expect(age.hours).toBeGreaterThan(36)
  })

  it('is told by the site at an address as by its release', async () => {
    const live = join(out, slug, 'current')
    const server = createServer(({ url = '/' }, response) => {
      const file = [join(live, url), join(live, `${url}.html`), join(live, url, 'index.html')].find((path) =>
        statSync(path, { throwIfNoEntry: false })?.isFile(),
      )
      response.writeHead(file ? 200 : 404).end(file && readFileSync(file))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const told = async (...more: string[]) => {
      const { code, stdout } = await command('check-fresh', ['--json', ...more])
      const { builtAt, isFresh } = JSON.parse(stdout).dealers[0]
      return { code, builtAt, isFresh }
    }
    expect(await told('--url', url)).toEqual(await told())
    expect((await told('--url', url, '--hours', '1000000')).isFresh).toBe(true)
    server.close()
  })

  it('fails where nobody can tell, and where nothing is live', async () => {
    const releases = join(out, slug, 'releases')
    for (const name of readdirSync(releases).filter((each) => each.endsWith('.json'))) rmSync(join(releases, name))
    const { code, stdout } = await command('check-fresh', ['--hours', '1000000'])
    expect([code, stdout]).toEqual([1, expect.stringContaining('its record cannot be read')])
    rmSync(join(out, slug), { recursive: true })
    expect((await command('check-fresh', [])).stderr).toContain(`No site is live in ${out}: npm run build`)
  })
})
