import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchFiles } from '#search/files.ts'
import { openShowroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'
import { loadSite } from '#tenants/load.ts'
import { formatProblem } from '#tenants/problem.ts'
import type { Site } from '#tenants/site.ts'
import { searchIndexOf } from './search-index.ts'

/** A file of a release beside its pages: its bytes, or the file to take them from. */
export type Companion = { readonly text: string } | { readonly from: string }

/** A dealer ready to be rendered, and what stands beside its pages, by site path. */
export interface OpenTenant {
  readonly tenant: Tenant
  readonly companions: ReadonlyMap<string, Companion>
}

/** What keeps a dealer from being built, a line per problem, ready to print. */
export class DealerRefused extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

export interface OpenOptions {
  /** The folder that holds dealers/ and stock/. */
  readonly root: string
  readonly now: Date
  /** A snapshot to use instead of the dealer's own. */
  readonly stock?: string | undefined
}

/** The dealer's Site. @throws DealerRefused with every mistake in its files. */
export function siteOf(slug: string, root: string): Site {
  const loaded = loadSite(slug, { root, env: process.env })
  if ('problems' in loaded) throw new DealerRefused(loaded.problems.map(formatProblem))
  return loaded.site
}

/** The snapshot's text. @throws DealerRefused when there is none. */
export function snapshotText(site: Site, { root, stock }: OpenOptions): string {
  const file = stock ?? join(root, site.stock.snapshot)
  if (!existsSync(file)) throw new DealerRefused([`${site.slug}: no stock snapshot at ${file}`])
  return readFileSync(file, 'utf8')
}

function indexFiles(index: { search: string; cards: string }): {
  files: SearchFiles
  companions: [string, Companion][]
} {
  const path = (name: string, text: string) => `/search-index/${name}.${hash('sha256', text, 'hex').slice(0, 12)}.json`
  const files = { search: path('search', index.search), cards: path('cards', index.cards) }
  return {
    files,
    companions: [
      [files.search, { text: index.search }],
      [files.cards, { text: index.cards }],
    ],
  }
}

/** Opens one dealer: files, stock, search index. @throws DealerRefused with everything that stands in the way. */
export function openTenant(slug: string, options: OpenOptions): OpenTenant {
  const site = siteOf(slug, options.root)
  const showroom = openShowroom(site, snapshotText(site, options), options.now)
  const index = indexFiles(searchIndexOf(site, showroom))
  const dealerFiles = Object.entries(site.files).map(([path, from]): [string, Companion] => [
    path,
    { from: join(options.root, from) },
  ])
  return {
    tenant: { site, showroom, searchFiles: index.files, now: options.now },
    companions: new Map([...index.companions, ...dealerFiles]),
  }
}
