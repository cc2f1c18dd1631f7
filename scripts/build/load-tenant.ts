import { hash } from 'node:crypto'
import { join } from 'node:path'
import { searchHostPath } from '#api/search-host.ts'
import type { IndexContents } from '#search/engine/build-index.ts'
import { stockSearch } from '#search/stock-search.ts'
import type { SearchFiles } from '#search/transport/files.ts'
import { type AcceptedStock, acceptSnapshot } from '#stock/accept-snapshot.ts'
import type { CarHistory } from '#stock/car-history.ts'
import type { Listings } from '#stock/delist.ts'
import type { LiveStock } from '#stock/figures.ts'
import type { Withheld } from '#stock/reading.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'
import { problemsOf } from '#tenants/explain/problems.ts'
import type { LoadedDealer } from '#tenants/load.ts'
import { frameProblem } from '#tenants/problem.ts'
import type { Site } from '#tenants/site.ts'
import { checkAgainstStock, type Held } from '../check/check-against-stock.ts'
import { findLostFacts } from '../check/lost-facts.ts'
import type { Written } from '../check/stock-finding.ts'
import { redactAddress } from '../lib/redact-address.ts'
import { readPictureRecords } from '../pictures/picture-records.ts'
import { hostsOf, picturesAt } from '../pictures/picture-sites.ts'
import { poorPictureLines, poorPictures, uncopiedLines } from '../pictures/poor-pictures.ts'
import { loadDealer } from './load-dealer.ts'
import { mapPictures } from './maps/map-pictures.ts'
import { ownFiles } from './own-files.ts'
import { DealerRefused } from './refused.ts'
import { type SearchAccess, searchAccess } from './search-access.ts'
import { deleteCachedSnapshot } from './snapshot-cache.ts'
import { type SnapshotFile, snapshotFile } from './snapshot-source.ts'

/** A release file other than a page: its text, or the file to copy. */
export type ReleaseAsset = { readonly text: string } | { readonly from: string }

/** A dealer ready to be rendered, with its assets by site path. */
export interface LoadedTenant {
  readonly tenant: Tenant
  readonly assets: ReadonlyMap<string, ReleaseAsset>
  /** What answers its searches. */
  readonly searched: SearchAccess
  /** The accepted stock without its showroom: entries, and the figures that the next stock is compared with. */
  readonly stock: Omit<AcceptedStock, 'showroom'>
  /** Certain mistakes in its files, checked against this stock, with which the site can still be built. */
  readonly mistakes: readonly string[]
  /** Warnings about its files and how they fit today's stock. */
  readonly warnings: readonly string[]
}

export interface LoadOptions {
  /** The folder that holds dealers/ and stock/. */
  readonly root: string
  readonly now: Date
  /** A snapshot to use instead of the dealer's own. */
  readonly stock?: string | undefined
  /** The stock that is live now; null when nothing is live. */
  readonly live?: LiveStock | null
  readonly acceptDrop?: boolean
  /** Cars to leave out. Map: id -> reason. */
  readonly withheld?: Withheld
  /** Cars that had an address at the last build; none before the first build. */
  readonly listings?: Listings
  /** History of the cars from earlier builds; empty before the first build. */
  readonly history?: CarHistory
  /** Use the original URLs of external pictures, even if there are copies. */
  readonly isPictureAsWritten?: boolean
}

/** Reads and accepts the stock of a snapshot. @throws DealerRefused when it must not be published */
export function stockOf(site: Site, { text, source, dated }: SnapshotFile, options: LoadOptions): AcceptedStock {
  const { copyOf, ...files } = ownFiles(site)
  const own = options.isPictureAsWritten ? files : { ...files, copyOf }
  const judged = acceptSnapshot(
    text,
    site,
    {
      ...own,
      source: redactAddress(source),
      withheld: options.withheld,
      listings: options.listings,
      history: options.history,
    },
    {
      slug: site.slug,
      group: site.identity.dealership_group,
      now: options.now,
      dated,
      maxAgeHours: site.stock.max_age_hours,
      live: options.live ?? null,
      allowedDrop: site.stock.allowed_drop,
      acceptDrop: options.acceptDrop ?? false,
    },
  )
  if (!('refused' in judged)) return judged
  deleteCachedSnapshot(options.root, source, site.stock.encoding)
  throw new DealerRefused([judged.refused])
}

/** The same, with lines of stock.fields that may be why it is refused. */
function acceptedStock(written: LoadedDealer, file: SnapshotFile, options: LoadOptions): AcceptedStock {
  const { site, tree } = written
  try {
    return stockOf(site, file, options)
  } catch (error) {
    if (!(error instanceof DealerRefused)) throw error
    const lost = findLostFacts({ tree, lost: file.lost ?? [] })
    throw new DealerRefused([...error.problems, ...problemsOf(lost, site.slug, options.root).map(frameProblem)])
  }
}

function indexFiles(index: IndexContents, size: number): { files: SearchFiles; assets: [string, ReleaseAsset][] } {
  const path = (name: string, text: string) => `/search-index/${name}.${hash('sha256', text, 'hex').slice(0, 12)}.json`
  const files = { search: path('search', index.search), cards: path('cards', index.cards), size }
  const assets: [string, ReleaseAsset][] = [
    [files.search, { text: index.search }],
    [files.cards, { text: index.cards }],
  ]
  return { files, assets }
}

/** Checks the dealer's files against the stock. @throws DealerRefused when no site can be made of the two */
async function held(written: Written): Promise<Held> {
  const judged = await checkAgainstStock(written)
  if (judged.stop.length > 0) throw new DealerRefused([...judged.stop, ...judged.mistake])
  return judged
}

function pictureWarnings({ slug, stock }: Site, { cars }: Showroom): string[] {
  if (stock.pictures_from.length === 0) return []
  const known = readPictureRecords(process.cwd(), slug)
  const shown = picturesAt(hostsOf(stock.pictures_from), cars)
  return [...poorPictureLines(poorPictures(known)), ...uncopiedLines(slug, shown, known)]
}

/**
 * Opens a dealer with a snapshot.
 * @throws DealerRefused when the snapshot must not be published, or the files and the stock do not fit together
 */
export async function loadTenantWithSnapshot(
  written: LoadedDealer,
  file: SnapshotFile,
  options: LoadOptions,
): Promise<LoadedTenant> {
  const { root, now } = options
  const { showroom, ...stock } = acceptedStock(written, file, options)
  const isPlaceless = written.site.locations.length === 0 && showroom.locations.length > 0
  const placed = isPlaceless ? loadDealer(written.site.slug, root, showroom.locations) : written
  const { contents, transport: engine } = stockSearch(showroom.cars, placed.site.search)
  const { mistake: mistakes, note } = await held({ ...placed, showroom, engine, now, root, lost: file.lost ?? [] })
  const maps = await mapPictures(placed.site)
  const { services } = placed.site
  const { summary } = showroom.reviews
  const site: Site = {
    ...placed.site,
    services: {
      ...services,
      maps: { ...services.maps, pictures: maps.pictures },
      reviews: { ...services.reviews, ...(summary && { summary }) },
    },
  }
  const searched = searchAccess(site, root, now)
  const { host, access, warnings } = searched
  const carriesIndex = host === null || site.search.fallback === 'static'
  const own = carriesIndex ? indexFiles(contents(), showroom.cars.length) : { files: null, assets: [] }
  const hostFiles: [string, ReleaseAsset][] = access ? [[searchHostPath, { text: JSON.stringify(access) }]] : []
  const dealerFiles = Object.entries(site.files).map(([path, from]): [string, ReleaseAsset] => [
    path,
    { from: join(root, from) },
  ])
  return {
    tenant: { site, showroom, search: { index: site.search.index, host, files: own.files }, engine, now },
    assets: new Map([...own.assets, ...hostFiles, ...dealerFiles, ...maps.assets]),
    searched,
    stock,
    mistakes,
    warnings: [
      ...site.warnings.map(frameProblem),
      ...note,
      ...(file.told ?? []),
      ...warnings,
      ...stock.warnings,
      ...maps.warnings,
      ...pictureWarnings(placed.site, showroom),
    ],
  }
}

/** Opens one dealer: files, stock, search index. @throws DealerRefused with everything that prevents it */
export async function loadTenant(slug: string, options: LoadOptions): Promise<LoadedTenant> {
  const dealer = loadDealer(slug, options.root)
  return loadTenantWithSnapshot(dealer, await snapshotFile(dealer.site, options.root, options.stock), options)
}
