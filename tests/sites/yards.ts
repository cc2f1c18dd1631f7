import { mkdtempSync, readFileSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { writeTree } from '#scripts/lib/write-tree.ts'
import { buildSite, pathsBelow } from './build-site.ts'

type Data = Readonly<Record<string, unknown>>

/** A test's dealer. Everything left out has a minimal default. */
export interface Yard {
  /** Contents of site.yaml besides the required settings: YAML text or data. */
  readonly site?: string | Data
  /**
   * Further files of its folder by name: data is written as YAML, text unchanged. `../_templates/x.yaml` names a shared
   * file.
   */
  readonly files?: Readonly<Record<string, string | readonly unknown[] | Data>>
  /** Its cars, each merged over `usualCar` with an id and a slug numbered from 1. One car when left out. */
  readonly cars?: readonly Data[]
  /** The rest of its snapshot: locations, models, manufacturers, reviews. */
  readonly snapshot?: Data
}

/** Read access to a release. */
export interface BuiltYard {
  readonly folder: string
  /** Site paths of all files. */
  readonly paths: readonly string[]
  /** Text of a file: `/cars/x` or `/` for a page, `/robots.txt` for another. @throws when it does not exist */
  page(path: string): string
  has(path: string): boolean
}

export const usualCar = {
  status: 'in_stock',
  car_type: 'used',
  name: '2021 Norda Heron GT',
  make: 'Norda',
  model: 'Heron',
  badge: 'GT',
  year: 2021,
  price: 42990,
  km: 45000,
  simple_body: 'SUV',
  simple_transmission: 'Automatic',
  fuel: 'Diesel',
  simple_fuel: 'Diesel',
  seats: 5,
  created_at: '2026-01-10',
  show_on_dealer_website: true,
} as const

/** The required settings of a dealer. */
export const usualSite = (slug: string, hasMenus = false) => ({
  slug,
  name: 'Sample Cars',
  template: 'plain',
  id: 42,
  url: `https://${slug}.example`,
  logo: { url: 'logo.svg' },
  brand: { colour: '#14507a' },
  ...(hasMenus ? {} : { navigation: { header: [{ name: 'Cars', url: '/search/used-cars' }], footer: [] } }),
})

/** A dealer's site.yaml; its own settings replace the required defaults. */
function siteYaml(slug: string, { site = {}, files = {} }: Yard): string {
  const must = usualSite(slug, 'navigation.yaml' in files)
  if (typeof site !== 'string') return asText({ ...must, ...site })
  const said = new Set(site.match(/^[a-z_]+(?=:)/gm))
  const rest = Object.entries(must).filter(([key]) => !said.has(key))
  return `${stringify(Object.fromEntries(rest))}${site}\n`
}

/** Text of a file. Repeated objects are written out, as dealer files do not allow YAML anchors. */
export const asText = (data: unknown) =>
  typeof data === 'string' ? data : stringify(data, { aliasDuplicateObjects: false })

function filesOf(slug: string, yard: Yard): readonly [string, string][] {
  const { files = {}, cars = [{}], snapshot = {} } = yard
  const taken = { version: 1, dealer: slug, taken_at: '2026-03-04T00:00:00Z', empty_on_purpose: cars.length === 0 }
  const numbered = cars.map((car, at) => ({ ...usualCar, id: at + 1, slug: `car-${at + 1}`, ...car }))
  return [
    ['dealers/_templates/plain.yaml', '{}\n'],
    [`dealers/${slug}/logo.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"/>\n'],
    [`dealers/${slug}/site.yaml`, siteYaml(slug, yard)],
    ...Object.entries(files).map(([name, data]) => [join('dealers', slug, name), asText(data)] as [string, string]),
    [`stock/${slug}.json`, JSON.stringify({ ...taken, cars: numbered, ...snapshot })],
  ]
}

/** Writes dealers (slug -> yard) as a content folder with dealers/ and stock/. Returns the folder. */
export function writeYards(yards: Readonly<Record<string, Yard>>): string {
  const content = mkdtempSync(join(tmpdir(), 'yards-'))
  for (const [slug, yard] of Object.entries(yards)) writeTree(content, Object.fromEntries(filesOf(slug, yard)))
  return content
}

/** Opens a dealer's live release in an `out` folder. */
export function openYard(out: string, slug: string): BuiltYard {
  const folder = realpathSync(join(out, slug, 'current'))
  const paths = pathsBelow(folder)
  const fileOf = (path: string) => {
    const tidy = path === '/' ? '/index' : path
    return paths.includes(tidy) ? tidy : `${tidy}.html`
  }
  return {
    folder,
    paths,
    page: (path) => readFileSync(join(folder, fileOf(path)), 'utf8'),
    has: (path) => paths.includes(fileOf(path)),
  }
}

/**
 * Builds a test's dealers (slug -> yard) in one run, on a Wednesday in March 2026, 12:00 in Sydney.
 * @throws with the reported problems when one is not published
 */
export async function buildYards<Slug extends string>(
  yards: Readonly<Record<Slug, Yard>>,
): Promise<Readonly<Record<Slug, BuiltYard>>> {
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  const { out, results } = await buildSite(writeYards(yards))
  const said = results.filter(({ outcome }) => outcome !== 'published').map(({ slug, problems }) => [slug, ...problems])
  if (said.length > 0) throw new Error(said.map((lines) => lines.join('\n')).join('\n\n'))
  return Object.fromEntries(results.map(({ slug }) => [slug, openYard(out, slug)])) as Record<Slug, BuiltYard>
}
