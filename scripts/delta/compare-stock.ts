import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ListedCarsFile, listedCarsPath } from '#api/listed-cars.ts'
import { type StockStatus, stockStatusPath } from '#api/stock-status.ts'
import type { Showroom } from '#stock/showroom.ts'
import { loadPreviousListings } from '../build/listings.ts'
import { loadDealer } from '../build/load-dealer.ts'
import { stockOf } from '../build/load-tenant.ts'
import { findOlderSnapshotWarning } from '../build/older-snapshot.ts'
import { DealerRefused } from '../build/refused.ts'
import { liveRelease, type Release } from '../build/release/live.ts'
import { snapshotFile } from '../build/snapshot-source.ts'
import { statusIn } from '../publish/status-key.ts'
import { changesSince, findReturnedCars, type LiveCars } from './changes.ts'
import { findPriceJumps } from './price-jumps.ts'

export interface Look {
  readonly slug: string
  /** Folder of releases. */
  readonly out: string
  /** The folder that holds dealers/ and stock/. */
  readonly content: string
  /** A snapshot to use instead of the dealer's own. */
  readonly stock?: string | undefined
  readonly now: Date
}

/** The live release, and stock changes since it was built. */
export interface Seen {
  readonly release: Release
  readonly status: StockStatus
  /** Ids of cars that its pages show as sold or reserved and that are for sale again. */
  readonly back: readonly string[]
  /** Warnings about changes that are shown but should be checked. */
  readonly warnings: readonly string[]
}

function liveCars({ out, slug }: Look, { folder }: Release): LiveCars {
  const file: ListedCarsFile = JSON.parse(readFileSync(join(folder, listedCarsPath), 'utf8'))
  const { listed, delisted } = loadPreviousListings(out, slug).listings
  const isReserved = (car: string) => {
    const page = join(folder, 'cars', `${car}.html`)
    return existsSync(page) && readFileSync(page, 'utf8').includes('data-notice="reserved"')
  }
  return { file, known: [...delisted, ...listed], isReserved }
}

/** The live release. @throws DealerRefused when there is none, or its pages do not fetch the stock status */
export function loadReleaseWithStatus({ out, slug }: Look): Release {
  const release = liveRelease(out, slug)
  if (release === null)
    throw new DealerRefused([`There is no release of ${slug} to compare with: npm run build -- ${slug}`])
  if (existsSync(join(release.folder, stockStatusPath))) return release
  throw new DealerRefused([
    `The pages of ${slug} do not ask what the day brought: set stock.between_nights: true and build: npm run build -- ${slug}`,
  ])
}

/**
 * `seenAt`: when the stock behind the status last uploaded was taken.
 * @throws DealerRefused when the pages are based on a newer snapshot
 */
function refuseOlder(showroom: Showroom, release: Release, seenAt: string | null, slug: string): void {
  const known = [release.takenAt, statusIn(release.folder)?.takenAt ?? null, seenAt]
  const older = known.map((takenAt) => findOlderSnapshotWarning(showroom, { takenAt })).find((text) => text !== null)
  if (older === undefined) return
  throw new DealerRefused([
    `${older} Find out why no newer one came; if it is right, build with it: npm run build -- ${slug}`,
  ])
}

/**
 * Compares the newest stock with the live release.
 * @throws DealerRefused when there is nothing to compare, or a build would refuse the stock
 */
export async function compareStock(look: Look, seenAt: string | null = null): Promise<Seen> {
  const { slug, out, content, stock, now } = look
  const release = loadReleaseWithStatus(look)
  const { site } = loadDealer(slug, content)
  const file = await snapshotFile(site, content, stock)
  const { listings } = loadPreviousListings(out, slug)
  const live = { cars: release.cars, figures: release.stock }
  const { showroom, warnings } = stockOf(site, file, { root: content, now, live, listings })
  refuseOlder(showroom, release, seenAt, slug)
  const carsBefore = liveCars(look, release)
  const cars = changesSince(carsBefore, showroom, site, now)
  const { takenAt } = showroom
  const status = { checked: now.toISOString(), ...(takenAt === null ? {} : { takenAt }), cars }
  const lost = (file.lost ?? []).map(({ fact, message }) => `stock.fields.${fact}: ${message}`)
  const notes = [...(file.told ?? []), ...lost, ...warnings, findPriceJumps(carsBefore, showroom)]
  return {
    ...{ release, status, back: findReturnedCars(carsBefore, showroom, site, now) },
    warnings: notes.filter((note) => note !== null),
  }
}
