import { readFileSync } from 'node:fs'
import { quickBrotli } from '../bench/figures.ts'
import { pagesIn } from '../lib/pages-in.ts'
import { type BudgetKind, kindPaths, type Limits, limits } from './limits.ts'
import { findInitialScripts, weighPage } from './weigh-page.ts'

/** Weight of the page that is largest or heaviest (compressed) of its kind and set of scripts. */
export interface KindWeight {
  readonly kind: BudgetKind
  /** Site path. */
  readonly page: string
  readonly weight: Limits
}

const kinds = Object.keys(kindPaths) as BudgetKind[]

/** The kind of a page by its site path. A page whose `<path>/ask` is in `pages` is a model's, whatever its path. */
export function kindOf(page: string, pages: ReadonlySet<string> = new Set()): BudgetKind {
  if (page !== '/' && pages.has(`${page}/ask`)) return 'model'
  return kinds.find((kind) => kindPaths[kind].test(page)) ?? 'information'
}

interface Found {
  readonly kind: BudgetKind
  readonly page: string
  readonly html: string
  readonly bytes: number
  /** Approximate compressed size: best compression of thousands of pages would take minutes. */
  readonly travels: number
}

function read(page: string, file: string, kind: BudgetKind): Found {
  const bytes = readFileSync(file)
  return {
    kind,
    page,
    html: bytes.toString(),
    bytes: bytes.length,
    travels: quickBrotli(bytes),
  }
}

/** The largest pages of one kind and set of scripts: uncompressed and compressed. */
interface Extremes {
  readonly largest: Found
  readonly heaviest: Found
}

const extremesOf = ({ largest, heaviest }: Extremes, found: Found): Extremes => ({
  largest: found.bytes > largest.bytes ? found : largest,
  heaviest: found.travels > heaviest.travels ? found : heaviest,
})

/** Extreme pages of each kind and set of initial scripts. Both sizes count, as a large page may compress well. */
function extremePages(folder: string): readonly Found[] {
  const pages = pagesIn(folder)
  const paths = new Set(pages.keys())
  const extremes = new Map<string, Extremes>()
  for (const [page, file] of pages) {
    const found = read(page, file, kindOf(page, paths))
    const key = [found.kind, ...findInitialScripts(found.html)].join(' ')
    extremes.set(key, extremesOf(extremes.get(key) ?? { largest: found, heaviest: found }, found))
  }
  return [...extremes.values()].flatMap(({ largest, heaviest }) => [...new Set([largest, heaviest])])
}

/** Weighs the extreme pages of a release, ordered by kind and then by size, largest first. */
export function weighSite(folder: string): KindWeight[] {
  const found = extremePages(folder).map(({ kind, page, html }) => ({ kind, page, weight: weighPage(html, folder) }))
  return kinds.flatMap((kind) =>
    found.filter((each) => each.kind === kind).sort((one, other) => other.weight.html - one.weight.html),
  )
}

const names: Readonly<Record<keyof Limits, string>> = {
  html: 'bytes of HTML',
  htmlBrotli: 'bytes of HTML as it travels',
  stylesheets: 'style sheets',
  stylesBrotli: 'bytes of styles as they travel',
  scripts: 'scripts before a touch',
  scriptsBrotli: 'bytes of scripts as they travel',
  fonts: 'fonts ahead',
}

/** A message for each exceeded limit; empty when there is none. */
export function findExceededBudgets({ kind, page, weight }: KindWeight, allowed = limits): string[] {
  const measures = Object.keys(names) as (keyof Limits)[]
  return measures
    .filter((measure) => weight[measure] > allowed[kind][measure])
    .map((measure) => `${page} (${kind}): ${weight[measure]} ${names[measure]}, ${allowed[kind][measure]} are allowed`)
}
