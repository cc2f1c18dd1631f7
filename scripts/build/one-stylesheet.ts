import { hash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { withOrderedDeclarations } from './declaration-order.ts'

/** A style sheet of a page in Astro's internals; `src` is relative to the client folder. */
export interface PageStyle {
  readonly depth: number
  readonly order: number
  readonly sheet: { readonly type: string; readonly src?: string }
}

/** A page of a bundle with its style sheets. */
export interface StyledPage {
  styles: readonly PageStyle[]
}

/** Astro's order of a page's style sheets: what is imported first or deepest comes first. */
function inOrder(one: PageStyle, other: PageStyle): number {
  if (one.order === other.order) {
    if (one.depth === -1) return -1
    return other.depth === -1 ? 1 : other.depth - one.depth
  }
  if (one.order === -1) return 1
  return other.order === -1 ? -1 : one.order - other.order
}

/** Merges lists without duplicates; items keep their relative order as far as the lists agree. */
export function mergeLists(lists: readonly (readonly string[])[]): string[] {
  const merged: string[] = []
  for (const list of lists) {
    let last = -1
    for (const each of list) {
      const at = merged.indexOf(each)
      if (at < 0) merged.splice(last + 1, 0, each)
      last = Math.max(last, at < 0 ? last + 1 : at)
    }
  }
  return merged
}

/**
 * "@media (width<=767.98px) and (height>=500px)" -> "@media(width<768px)and (height>=500px)": equivalent and shorter.
 */
function withShortQueries(css: string): string {
  return css.replace(/@(?:media|container) [^{]+/g, (query) =>
    query
      .replace(/<=(\d+)\.98px/g, (_, below: string) => `<${Number(below) + 1}px`)
      .replace(/^(@\w+) \(/, '$1(')
      .replaceAll(') and (', ')and ('),
  )
}

/**
 * Merges the style sheets of all pages into one: it is 3 KB larger than that of a car's page, but cached for every
 * page. The originals are deleted below `folder`; the pages are changed to use the merged one.
 */
export function makeOneStylesheet(pages: ReadonlyMap<string, StyledPage>, folder: string): void {
  const sorted = [...pages].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, page]) => page)
  const lists = sorted.map(({ styles }) => [...styles].sort(inOrder).flatMap(({ sheet }) => sheet.src ?? []))
  const sources = mergeLists(lists)
  if (sources.length === 0) return
  const joined = sources.map((src) => readFileSync(join(folder, src)))
  // Minified together, as rules repeat across them; each starts with the order of layers only.
  const { code } = transform({ filename: 'site.css', code: Buffer.concat(joined), minify: true })
  const css = withShortQueries(withOrderedDeclarations(code.toString()))
  const src = `_astro/site.${hash('sha256', css, 'hex').slice(0, 10)}.css`
  for (const each of sources) rmSync(join(folder, each))
  writeFileSync(join(folder, src), css)
  for (const page of sorted) page.styles = [{ depth: 0, order: 0, sheet: { type: 'external', src } }]
}
