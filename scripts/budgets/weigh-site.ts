import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type BudgetKind, kindPaths, type Limits, limits } from './limits.ts'
import { weighPage } from './weigh-page.ts'

/** The heaviest page of a kind at one dealer, and what it weighs. */
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

const pathOf = (file: string): string => `/${file}`.replace(/(?:index)?\.html$/, '')

/** Weighs the largest page of every kind that a release has. */
export function weighSite(folder: string): KindWeight[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const pages = new Set(files.map(pathOf))
  const largest = new Map<BudgetKind, { readonly file: string; readonly size: number }>()
  for (const file of files.sort()) {
    const kind = kindOf(pathOf(file), pages)
    const { size } = statSync(join(folder, file))
    if (size > (largest.get(kind)?.size ?? 0)) largest.set(kind, { file, size })
  }
  return kinds.flatMap((kind) => {
    const file = largest.get(kind)?.file
    if (file === undefined) return []
    return [{ kind, page: pathOf(file), weight: weighPage(readFileSync(join(folder, file), 'utf8'), folder) }]
  })
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
