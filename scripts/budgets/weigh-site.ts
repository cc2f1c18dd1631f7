import { readFileSync } from 'node:fs'
import { quickBrotli } from '../bench/figures.ts'
import { pagesIn } from '../lib/pages-in.ts'
import { type BudgetKind, kindPaths, type Limits, limits } from './limits.ts'
import { firstScripts, weighPage } from './weigh-page.ts'

/** The largest or heaviest of a dealer's pages that are of one kind and run the same scripts, and what it weighs. */
export interface KindWeight {
  readonly kind: BudgetKind
  /** Site path. */
  readonly page: string
  readonly weight: Limits
}

const kinds = Object.keys(kindPaths) as BudgetKind[]

/** The kind of a page, by its site path; a page of any other address that `pages` have a request below is that of a model. */
export function kindOf(page: string, pages: ReadonlySet<string> = new Set()): BudgetKind {
  if (page !== '/' && pages.has(`${page}/ask`)) return 'model'
  return kinds.find((kind) => kindPaths[kind].test(page)) ?? 'information'
}

interface Found {
  readonly kind: BudgetKind
  readonly page: string
  readonly html: string
  readonly bytes: number
  /** As it travels, roughly: the best compression of thousands of pages takes minutes. */
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

/** The pages of one kind and set of scripts that are largest as written, and as they travel. */
interface Extremes {
  readonly largest: Found
  readonly heaviest: Found
}

const extremesOf = ({ largest, heaviest }: Extremes, found: Found): Extremes => ({
  largest: found.bytes > largest.bytes ? found : largest,
  heaviest: found.travels > heaviest.travels ? found : heaviest,
})

/** For every set of scripts that pages of a kind begin with, as two of a kind may run other ones: a large page may compress well. */
function extremePages(folder: string): readonly Found[] {
  const pages = pagesIn(folder)
  const paths = new Set(pages.keys())
  const extremes = new Map<string, Extremes>()
  for (const [page, file] of pages) {
    const found = read(page, file, kindOf(page, paths))
    const key = [found.kind, ...firstScripts(found.html)].join(' ')
    extremes.set(key, extremesOf(extremes.get(key) ?? { largest: found, heaviest: found }, found))
  }
  return [...extremes.values()].flatMap(({ largest, heaviest }) => [...new Set([largest, heaviest])])
}

/** Weighs a release by the extreme pages of every kind, the kinds in their order and the largest first. */
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

/** Every budget that a page breaks, in words; none when it keeps them all. */
export function brokenBudgets({ kind, page, weight }: KindWeight, allowed = limits): string[] {
  const measures = Object.keys(names) as (keyof Limits)[]
  return measures
    .filter((measure) => weight[measure] > allowed[kind][measure])
    .map((measure) => `${page} (${kind}): ${weight[measure]} ${names[measure]}, ${allowed[kind][measure]} are allowed`)
}
