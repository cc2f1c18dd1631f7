import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadDealer } from './load-dealer.ts'
import { type LoadedTenant, loadTenantWithSnapshot } from './load-tenant.ts'

const root = mkdtempSync(join(tmpdir(), 'load-tenant-'))
const now = new Date('2026-03-04T01:00:00Z')
const places = [
  {
    id: 3,
    name: 'West - Sales',
    address: { state: 'WA', city: 'Perth' },
    special_hours: [{ date: '2026-04-03', status: 'Closed' }],
  },
  {
    id: 4,
    name: 'East',
    primary: true,
    address: { state: 'NSW', city: 'Lidcombe' },
    contact_detail: { phone: '02 5550 0199' },
  },
]
const car = { id: 1, slug: 'a', name: 'A', status: 'in_stock' }
const source = 'stock/north-yard.json'

async function open(locations: readonly object[]): Promise<LoadedTenant['tenant']> {
  const text = JSON.stringify({ cars: [car], locations })
  return (await loadTenantWithSnapshot(loadDealer('north-yard', root), { text, source, dated: null }, { root, now }))
    .tenant
}

beforeAll(() => {
  cpSync('tests/sites/two-dealers', root, { recursive: true })
})

describe('a dealer whose own files name no places (S3.60)', () => {
  beforeAll(() => {
    rmSync(join(root, 'dealers/north-yard/locations.yaml'))
  })

  it('stands where its snapshot says, reached by the dealer’s own phone where a place has none', async () => {
    const { site } = await open(places)
    expect(site.locations).toMatchObject([
      { slug: 'west-sales', timeZone: 'Australia/Perth', contact_detail: { phone: '02 5550 0101' } },
      { slug: 'east', timeZone: 'Australia/Sydney', contact_detail: { phone: '02 5550 0199' } },
    ])
    expect(site.contact.address?.city).toBe('Lidcombe')
    expect(site.shell.banner.address).toBe('locations')
  })

  it('keeps the dealer’s holidays and order there (S9.31, S9.61)', async () => {
    const file = join(root, 'dealers/north-yard/site.yaml')
    const before = readFileSync(file, 'utf8')
    const holidays = '[{date: 2026-04-03, status: Open}, {date: 2026-12-25, status: Closed}]'
    writeFileSync(file, `${before}locations_order: [east, west-sales]\nhours: {holidays: ${holidays}}\n`)
    const { site } = await open(places)
    writeFileSync(file, before)
    expect(site.locations[0]?.special_hours.map(({ date, status }) => [date, status])).toEqual([
      ['2026-04-03', 'Closed'],
      ['2026-12-25', 'Closed'],
    ])
    expect(site.location_pages.locations_order).toEqual(['east', 'west-sales'])
  })

  it('has the first place for its primary one when none is', async () => {
    const { site } = await open(places.slice(0, 1))
    expect(site.locations).toMatchObject([{ slug: 'west-sales', primary: true }])
    expect(site.shell.banner.address).toBe('address')
  })

  it('stands nowhere when nobody names a place, and says so', async () => {
    const { site } = await open([])
    expect(site.locations).toEqual([])
    expect(site.warnings.map(({ path }) => path)).toContain('locations')
  })
})

describe('a dealer who writes its places', () => {
  it('keeps them, whatever the snapshot lists', async () => {
    cpSync('tests/sites/two-dealers/dealers/north-yard/locations.yaml', join(root, 'dealers/north-yard/locations.yaml'))
    expect((await open(places)).site.locations.map(({ name }) => name)).toEqual(['North Yard'])
  })
})

describe('a snapshot that must not be published', () => {
  it('is told by the name it was given by, not by that of the dealer’s own', async () => {
    const given = { text: '{"version": 1}', source: '/feeds/tonight.json', dated: null }
    await expect(loadTenantWithSnapshot(loadDealer('north-yard', root), given, { root, now })).rejects.toMatchObject({
      problems: [expect.stringMatching(/^\/feeds\/tonight\.json {2}The snapshot has no list of cars/)],
    })
  })
})

describe('a dealer whose pictures are to be copied', () => {
  it('is told how many have no copy, and how they are made', async () => {
    const site = readFileSync(join(root, 'dealers/north-yard/site.yaml'), 'utf8')
    writeFileSync(join(root, 'dealers/north-yard/site.yaml'), `${site}stock: {pictures_from: ['https://p.example']}\n`)
    const images = ['https://p.example/1.jpg', 'https://p.example/2.jpg', 'https://other.example/3.jpg']
    const text = JSON.stringify({ cars: [{ ...car, images }], locations: places })
    const { warnings } = await loadTenantWithSnapshot(
      loadDealer('north-yard', root),
      { text, source, dated: null },
      { root, now },
    )
    writeFileSync(join(root, 'dealers/north-yard/site.yaml'), site)
    expect(warnings).toContain(
      '2 pictures of cars have no copies yet (npm run pictures -- north-yard makes them), such as https://p.example/1.jpg',
    )
  })
})
