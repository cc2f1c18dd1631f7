import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ListedCarsFile, listedCarsPath } from '#api/listed-cars.ts'
import { type StockStatus, stockStatusPath } from '#api/stock-status.ts'
import type { Showroom } from '#stock/showroom.ts'
import { listingsBefore } from '../build/listings.ts'
import { loadDealer, stockOf } from '../build/load-tenant.ts'
import { olderSnapshot } from '../build/older-snapshot.ts'
import { DealerRefused } from '../build/refused.ts'
import { liveRelease, type Release } from '../build/release/live.ts'
import { snapshotFile } from '../build/snapshot-source.ts'
import { changesSince, type LiveCars } from './changes.ts'

export interface Look {
  readonly slug: string
  /** Where releases are. */
  readonly out: string
  /** The folder that holds dealers/ and stock/. */
  readonly content: string
  /** A snapshot to use instead of the dealer's own. */
  readonly stock?: string | undefined
  readonly now: Date
}

/** The live release, and what the day brought since it was built. */
export interface Seen {
  readonly release: Release
  readonly status: StockStatus
}

function liveCars({ out, slug }: Look, { folder }: Release): LiveCars {
  const file: ListedCarsFile = JSON.parse(readFileSync(join(folder, listedCarsPath), 'utf8'))
  const { listed, delisted } = listingsBefore(out, slug).listings
  const isReserved = (car: string) => {
    const page = join(folder, 'cars', `${car}.html`)
    return existsSync(page) && readFileSync(page, 'utf8').includes('data-notice="reserved"')
  }
  return { file, known: [...delisted, ...listed], isReserved }
}

/** @throws DealerRefused when nothing is live, or its pages do not ask */
export function askingRelease({ out, slug }: Look): Release {
  const release = liveRelease(out, slug)
  if (release === null)
    throw new DealerRefused([`There is no release of ${slug} to compare with: npm run build -- ${slug}`])
  if (existsSync(join(release.folder, stockStatusPath))) return release
  throw new DealerRefused([
    `The pages of ${slug} do not ask what the day brought: set stock.between_nights: true and build: npm run build -- ${slug}`,
  ])
}

/** @throws DealerRefused when the pages know more than the snapshot does */
function refuseOlder(showroom: Showroom, release: Release, slug: string): void {
  const older = olderSnapshot(showroom, release)
  if (older === null) return
  throw new DealerRefused([
    `${older} Find out why no newer one came; if it is right, build with it: npm run build -- ${slug}`,
  ])
}

/**
 * Holds the newest stock against the live release.
 * @throws DealerRefused when there is nothing to compare, or a build would refuse the stock
 */
export async function lookAtStock(look: Look): Promise<Seen> {
  const { slug, out, content, stock, now } = look
  const release = askingRelease(look)
  const { site } = loadDealer(slug, content)
  const file = await snapshotFile(site, content, stock)
  const { listings } = listingsBefore(out, slug)
  const live = { cars: release.cars, figures: release.stock }
  const { showroom } = stockOf(site, file, { root: content, now, live, listings })
  refuseOlder(showroom, release, slug)
  const cars = changesSince(liveCars(look, release), showroom, site, now)
  return { release, status: { checked: now.toISOString(), cars } }
}
