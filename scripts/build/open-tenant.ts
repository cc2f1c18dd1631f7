import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Location } from '#domain/location/location.ts'
import { buildIndex } from '#search/build-index.ts'
import type { SearchFiles } from '#search/files.ts'
import { type AcceptedStock, acceptSnapshot } from '#stock/accept-snapshot.ts'
import type { Listings } from '#stock/delist.ts'
import type { LiveStock } from '#stock/figures.ts'
import type { Withheld } from '#stock/reading.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'
import { loadSite, writtenTree } from '#tenants/load.ts'
import { frameProblem } from '#tenants/problem.ts'
import type { Site } from '#tenants/site.ts'
import { type Held, holdAgainstStock } from '../check/hold-against-stock.ts'
import { mapPictures } from './maps/map-pictures.ts'
import { ownFiles } from './own-files.ts'
import { DealerRefused } from './refused.ts'
import { searchAccess } from './search-access.ts'
import { type SnapshotFile, snapshotFile } from './snapshot-source.ts'

/** A file of a release beside its pages: its bytes, or the file to take them from. */
export type Companion = { readonly text: string } | { readonly from: string }

/** A dealer ready to be rendered, and what stands beside its pages, by site path. */
export interface OpenTenant {
  readonly tenant: Tenant
  readonly companions: ReadonlyMap<string, Companion>
  /** The stock as it was judged: its entries, and the figures that the next night's are held against. */
  readonly stock: Omit<AcceptedStock, 'showroom'>
  /** What is surely wrong with its files, held against this stock, though the site can be built. */
  readonly mistakes: readonly string[]
  /** What the dealer should know: about its files, and about what they meet today. */
  readonly warnings: readonly string[]
}

export interface OpenOptions {
  /** The folder that holds dealers/ and stock/. */
  readonly root: string
  readonly now: Date
  /** A snapshot to use instead of the dealer's own. */
  readonly stock?: string | undefined
  /** What shoppers see now; null when nothing is live. */
  readonly live?: LiveStock | null
  readonly acceptDrop?: boolean
  /** Cars to leave out, by id, and why. */
  readonly withheld?: Withheld
  /** Which cars had an address at the last build; none where nothing was built yet. */
  readonly listings?: Listings
}

/** The dealer's Site; `places` stand in where its files name none. @throws DealerRefused with every mistake in its files. */
export function siteOf(slug: string, root: string, places: readonly Location[] = []): Site {
  const loaded = loadSite(slug, { root, env: process.env, places })
  if ('problems' in loaded) throw new DealerRefused(loaded.problems.map(frameProblem))
  return loaded.site
}

/** The stock of a snapshot. @throws DealerRefused when it must not be published */
export function stockOf(site: Site, { text, dated }: SnapshotFile, options: OpenOptions): AcceptedStock {
  const judged = acceptSnapshot(
    text,
    site,
    { ...ownFiles(site), withheld: options.withheld, listings: options.listings },
    {
      slug: site.slug,
      group: site.group,
      now: options.now,
      dated,
      maxAgeHours: site.stock.max_age_hours,
      live: options.live ?? null,
      allowedDrop: site.stock.allowed_drop,
      acceptDrop: options.acceptDrop ?? false,
    },
  )
  if ('refused' in judged) throw new DealerRefused([judged.refused])
  return judged
}

function indexFiles(showroom: Showroom, site: Site): { files: SearchFiles; companions: [string, Companion][] } {
  const index = buildIndex(showroom.cars, site.search)
  const path = (name: string, text: string) => `/search-index/${name}.${hash('sha256', text, 'hex').slice(0, 12)}.json`
  const files = { search: path('search', index.search), cards: path('cards', index.cards), size: showroom.cars.length }
  const companions: [string, Companion][] = [
    [files.search, { text: index.search }],
    [files.cards, { text: index.cards }],
  ]
  return { files, companions }
}

/** The files held against the stock. @throws DealerRefused when no site can be made of the two */
function held(site: Site, showroom: Showroom, { root, now }: OpenOptions): Held {
  const tree = writtenTree(site.slug, root)
  if (!tree) throw new DealerRefused([`The files of ${site.slug} changed while they were read; build again.`])
  const judged = holdAgainstStock({ site, tree, showroom, now, root })
  if (judged.stop.length > 0) throw new DealerRefused([...judged.stop, ...judged.mistake])
  return judged
}

/** Opens a dealer on a snapshot. @throws DealerRefused when the snapshot must not be published, or a link of the dealer's leads nowhere. */
export async function openOn(written: Site, file: SnapshotFile, options: OpenOptions): Promise<OpenTenant> {
  const { showroom, ...stock } = stockOf(written, file, options)
  const isPlaceless = written.locations.length === 0 && showroom.locations.length > 0
  const placed = isPlaceless ? siteOf(written.slug, options.root, showroom.locations) : written
  const { mistake: mistakes, note } = held(placed, showroom, options)
  const maps = await mapPictures(placed)
  const site = { ...placed, maps: { ...placed.maps, pictures: maps.pictures } }
  const { host, warnings } = searchAccess(site, options.root, options.now)
  const carriesIndex = host === null || site.search.fallback === 'static'
  const own = carriesIndex ? indexFiles(showroom, site) : { files: null, companions: [] }
  const dealerFiles = Object.entries(site.files).map(([path, from]): [string, Companion] => [
    path,
    { from: join(options.root, from) },
  ])
  return {
    tenant: { site, showroom, search: { index: site.search.index, host, files: own.files }, now: options.now },
    companions: new Map([...own.companions, ...dealerFiles, ...maps.companions]),
    stock,
    mistakes,
    warnings: [...site.warnings.map(frameProblem), ...note, ...warnings, ...stock.warnings, ...maps.warnings],
  }
}

/** Opens one dealer: files, stock, search index. @throws DealerRefused with everything that stands in the way. */
export async function openTenant(slug: string, options: OpenOptions): Promise<OpenTenant> {
  const site = siteOf(slug, options.root)
  return openOn(site, await snapshotFile(site, options.root, options.stock), options)
}
