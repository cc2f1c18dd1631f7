import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Location } from '#domain/location/location.ts'
import { buildIndex } from '#search/build-index.ts'
import type { SearchFiles } from '#search/files.ts'
import type { Withheld } from '#stock/reading.ts'
import { refuseSnapshot } from '#stock/refuse-snapshot.ts'
import { type Showroom, showroomFrom } from '#stock/showroom.ts'
import { readSnapshot } from '#stock/snapshot.ts'
import type { Tenant } from '#tenants/current.ts'
import { loadSite } from '#tenants/load.ts'
import { frameProblem } from '#tenants/problem.ts'
import type { Site } from '#tenants/site.ts'
import { ownFiles } from './own-files.ts'
import { DealerRefused } from './refused.ts'
import { searchAccess } from './search-access.ts'
import { snapshotText } from './snapshot-source.ts'

/** A file of a release beside its pages: its bytes, or the file to take them from. */
export type Companion = { readonly text: string } | { readonly from: string }

/** A dealer ready to be rendered, and what stands beside its pages, by site path. */
export interface OpenTenant {
  readonly tenant: Tenant
  readonly companions: ReadonlyMap<string, Companion>
  /** Entries of the snapshot, readable or not: what the next night's drop is measured against. */
  readonly entries: number
  /** What the dealer should know: about its files, and about what they meet today. */
  readonly warnings: readonly string[]
}

export interface OpenOptions {
  /** The folder that holds dealers/ and stock/. */
  readonly root: string
  readonly now: Date
  /** A snapshot to use instead of the dealer's own. */
  readonly stock?: string | undefined
  /** Entries of the snapshot of the live release; null when nothing is live. */
  readonly previousEntries?: number | null
  readonly acceptDrop?: boolean
  /** Cars to leave out, by id, and why. */
  readonly withheld?: Withheld
}

/** The dealer's Site; `places` stand in where its files name none. @throws DealerRefused with every mistake in its files. */
export function siteOf(slug: string, root: string, places: readonly Location[] = []): Site {
  const loaded = loadSite(slug, { root, env: process.env, places })
  if ('problems' in loaded) throw new DealerRefused(loaded.problems.map(frameProblem))
  return loaded.site
}

/** The showroom of a snapshot's text. @throws DealerRefused when the snapshot must not be published */
export function showroomOf(
  site: Site,
  text: string,
  options: OpenOptions,
): { readonly showroom: Showroom; readonly entries: number } {
  const snapshot = readSnapshot(text)
  if ('refused' in snapshot) throw new DealerRefused([snapshot.refused])
  const refused = refuseSnapshot(snapshot, {
    slug: site.slug,
    group: site.group,
    now: options.now,
    previousCount: options.previousEntries ?? null,
    allowedDrop: site.stock.allowed_drop,
    acceptDrop: options.acceptDrop ?? false,
  })
  if (refused !== null) throw new DealerRefused([refused])
  const known = { ...ownFiles(site), withheld: options.withheld }
  return { showroom: showroomFrom(snapshot, site, options.now, known), entries: snapshot.cars.length }
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

/** Opens a dealer on a snapshot's text. @throws DealerRefused when the snapshot must not be published. */
export function openOn(written: Site, text: string, options: OpenOptions): OpenTenant {
  const { showroom, entries } = showroomOf(written, text, options)
  const isPlaceless = written.locations.length === 0 && showroom.locations.length > 0
  const site = isPlaceless ? siteOf(written.slug, options.root, showroom.locations) : written
  const { host, warnings } = searchAccess(site, options.root, options.now)
  const carriesIndex = host === null || site.search.fallback === 'static'
  const own = carriesIndex ? indexFiles(showroom, site) : { files: null, companions: [] }
  const dealerFiles = Object.entries(site.files).map(([path, from]): [string, Companion] => [
    path,
    { from: join(options.root, from) },
  ])
  return {
    tenant: { site, showroom, search: { index: site.search.index, host, files: own.files }, now: options.now },
    companions: new Map([...own.companions, ...dealerFiles]),
    entries,
    warnings: [...site.warnings, ...warnings],
  }
}

/** Opens one dealer: files, stock, search index. @throws DealerRefused with everything that stands in the way. */
export async function openTenant(slug: string, options: OpenOptions): Promise<OpenTenant> {
  const site = siteOf(slug, options.root)
  return openOn(site, await snapshotText(site, options.root, options.stock), options)
}
