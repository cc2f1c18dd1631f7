import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Site } from '#tenants/site.ts'

/** What the start page tells of a dealer's site beside its name and its stock. */
export interface Portrait {
  /** The template its look comes from. */
  readonly template: string
  /** What that template is for, in the words of its file. */
  readonly about: string
  /** What its logo is drawn for. */
  readonly ground: string
  /** Its brand, accent and ink, then its grounds. */
  readonly colours: readonly string[]
  /** A search by words, for a yard that has stock. */
  readonly search: Try
  /** Pages worth opening first. */
  readonly tries: readonly Try[]
}

/** A page to open, by its name and site path. */
export interface Try {
  readonly name: string
  readonly path: string
}

/** Words that a yard's search makes filters of, for whichever dollars: by what it sells. */
const wordsFor = { cars: 'white suv under 40000', others: 'black under 20000' } as const

const colourNames = ['brand', 'accent', 'ink', 'surface', 'ground'] as const

function templateOf(root: string, slug: string): string {
  const file: unknown = parse(readFileSync(join(root, 'dealers', slug, 'site.yaml'), 'utf8'))
  return file !== null && typeof file === 'object' && 'template' in file ? String(file.template) : ''
}

/** The comment that begins a template's file, but for the line that is for editors. */
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

function triesOf({ routes, search, identity }: Site): Portrait['tries'] {
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

function portraitOf(root: string, site: Site): Portrait {
  const template = templateOf(root, site.slug)
  const { theme } = site.brand
  const colours = colourNames.flatMap((name) => theme[name] ?? [])
  const { ground = '#ffffff' } = theme
  return { template, ground, about: aboutOf(root, template), colours, search: searchOf(site), tries: triesOf(site) }
}

/** Each dealer's, by slug; none for one whose files cannot be read just now. */
export function portraitsOf(root: string, sites: readonly Site[]): ReadonlyMap<string, Portrait> {
  const found = sites.flatMap((site) => {
    try {
      return [[site.slug, portraitOf(root, site)] as const]
    } catch {
      return []
    }
  })
  return new Map(found)
}
