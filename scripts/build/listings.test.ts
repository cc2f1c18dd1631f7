import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { noListings } from '#stock/delist.ts'
import { listedCar } from '#stock/listed-car.ts'
import { formatLocalPath } from '../lib/format-local-path.ts'
import { listingsFile, loadPreviousListings, storeListings } from './listings.ts'
import { locked, newOut, yard } from './release/fixtures.ts'

const listings = { listed: [listedCar(sampleCar())], delisted: [], moved: [] }

describe('what one build leaves to the next', () => {
  it('is nothing before the first', () => {
    expect(loadPreviousListings(newOut(), yard)).toEqual({ listings: noListings, warnings: [] })
  })

  it('is read as it was kept, and the file before it is replaced as a whole', async () => {
    const out = newOut()
    await locked(out, (lock) => {
      storeListings(lock, noListings)
      storeListings(lock, listings)
    })
    expect(loadPreviousListings(out, yard)).toEqual({ listings, warnings: [] })
    expect(readdirSync(join(out, yard))).toEqual(['listings.json'])
  })

  it('is not kept by a build that lost its lock', async () => {
    const out = newOut()
    const lock = await locked(out, (held) => held)
    expect(() => storeListings(lock, listings)).toThrow()
    expect(loadPreviousListings(out, yard).listings).toEqual(noListings)
  })

  it('is missed with a warning when the file is torn, and the torn file is put aside', async () => {
    const out = newOut()
    const file = listingsFile(out, yard)
    const aside = join(out, yard, 'listings.unreadable.json')
    mkdirSync(join(out, yard))
    writeFileSync(file, '{"version": 1, "listed": [')
    const before = loadPreviousListings(out, yard)
    expect(before.listings).toEqual(noListings)
    expect(before.warnings).toEqual([
      `${formatLocalPath(file)} cannot be read (it is not whole JSON), so cars that left before today have no page that says so. ` +
        `The file is kept as ${formatLocalPath(aside)}: put a whole one in its place and build again.`,
    ])
    await locked(out, (lock) => storeListings(lock, listings))
    expect(readFileSync(aside, 'utf8')).toBe('{"version": 1, "listed": [')
    expect(loadPreviousListings(out, yard)).toEqual({ listings, warnings: [] })
  })
})
