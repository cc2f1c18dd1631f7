import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Site } from '#tenants/site.ts'

/** What the start page shows of a dealer's site beside its name and stock. */
export interface SitePreview {
  /** The template its look comes from. */
  readonly template: string
  /** Description of the template, from its file. */
  readonly about: string
  /** Background colour for its logo. */
  readonly ground: string
  /** Theme colours: brand, accent, ink, surface, ground. */
  readonly colours: readonly string[]
  /** A sample search, shown for dealers with stock. */
  readonly search: Try
  /** Pages worth opening first. */
  readonly tries: readonly Try[]
}

/** A link to a page: its name and site path. */
export interface Try {
  readonly name: string
  readonly path: string
}

/** Sample queries that the search turns into filters, in any dollar currency, by what a dealer sells. */
const wordsFor = { cars: 'white suv under 40000', others: 'black under 20000' } as const

const colourNames = ['brand', 'accent', 'ink', 'surface', 'ground'] as const

function templateOf(root: string, slug: string): string {
  const file: unknown = parse(readFileSync(join(root, 'dealers', slug, 'site.yaml'), 'utf8'))
  return file !== null && typeof file === 'object' && 'template' in file ? String(file.template) : ''
}

/** The leading comment of a template's file, without the line for editors. */
function aboutOf(root: string, template: string): string {
  const rows = readFileSync(join(root, 'dealers/_templates', `${template}.yaml`), 'utf8').split(/\r?\n/)
  const words = rows.slice(
    0,
    Math.max(
      0,
      rows.findIndex((row) => !row.startsWith('#')),
    ),
  )
  return words.flatMap((row) => (row.includes('yaml-language-server') ? [] : [row.slice(1).trim()])).join(' ')
}

function searchOf({ search, identity }: Site): Try {
  const words = wordsFor[identity.vehicle_types.includes('cars') ? 'cars' : 'others']
  return { name: `Search “${words}”`, path: `${search.default_search_path}?${new URLSearchParams({ query: words })}` }
}

function triesOf({ routes, search, identity }: Site): SitePreview['tries'] {
  const pages: readonly (readonly [string, string | null])[] = [
    ['Stock', search.default_search_path],
    ['Range', routes.models],
    ['Offers', routes.special_offers],
    ['Locations', routes.dealerships],
    [identity.vehicle_types.includes('cars') ? 'Sell a car' : 'Sell yours', routes.trade_in],
    ['Contact', routes.contact],
  ]
  return pages.flatMap(([name, path]) => (path === null ? [] : [{ name, path }]))
}

function portraitOf(root: string, site: Site): SitePreview {
  const template = templateOf(root, site.slug)
  const { theme } = site.brand
  const colours = colourNames.flatMap((name) => theme[name] ?? [])
  const { ground = '#ffffff' } = theme
  return { template, ground, about: aboutOf(root, template), colours, search: searchOf(site), tries: triesOf(site) }
}

/** Map: slug -> portrait; dealers with unreadable files are omitted. */
export function loadSitePreviews(root: string, sites: readonly Site[]): ReadonlyMap<string, SitePreview> {
  const found = sites.flatMap((site) => {
    try {
      return [[site.slug, portraitOf(root, site)] as const]
    } catch {
      return []
    }
  })
  return new Map(found)
}
