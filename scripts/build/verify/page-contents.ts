import { Parser } from 'htmlparser2'
import { searchFilesPath } from '#api/search-index.ts'
import { type Foreign, foreignOf } from './foreign.ts'
import type { PageFacts } from './page-facts.ts'
import { PageStructure } from './structure.ts'

/** What one built page links to, loads and holds: all that verification asks of it. */
export interface PageContents extends PageFacts {
  readonly ids: ReadonlySet<string>
  /** Ids that stand twice. */
  readonly twice: readonly string[]
  /** Ids that labels and aria attributes name. */
  readonly references: readonly string[]
  /** See PageStructure. */
  readonly shapes: ReadonlySet<number>
  /** Things the content security policy would block, e.g. `style= on <div>`. */
  readonly blocked: readonly string[]
}

type Attributes = Readonly<Record<string, string>>

/** What most elements have of everything: shared, since a site has millions of them. */
const none: readonly string[] = []

const assetAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ['script', ['src']],
  ['img', ['src']],
  ['source', ['src']],
  ['video', ['src', 'poster']],
  ['use', ['href']],
  ['astro-island', ['component-url', 'renderer-url', 'before-hydration-url', 'data-shared']],
])

const assetRels = new Set(['stylesheet', 'icon', 'preload', 'modulepreload', 'manifest', 'apple-touch-icon'])

function srcsetUrls(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
}

function assetsOf(tag: string, attributes: Attributes): readonly string[] {
  const { srcset, rel = '', href = '', 'data-own-index': index } = attributes
  const names = assetAttributes.get(tag) ?? none
  const isLinked = tag === 'link' && assetRels.has(rel)
  if (names === none && !isLinked && srcset === undefined && index === undefined) return none
  const named = names.map((name) => attributes[name] ?? '')
  const linked = isLinked ? [href] : []
  const own = index === undefined ? [] : [searchFilesPath]
  return [...named, ...linked, ...own, ...srcsetUrls(srcset ?? '')].filter((url) => url !== '')
}

function linksOf(tag: string, { href, method = 'get', action }: Attributes): readonly string[] {
  if (tag === 'a') return href === undefined ? none : [href]
  return tag === 'form' && method.toLowerCase() === 'get' && action ? [action] : none
}

const referring = new Set(['for', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'])

const idsIn = (value: string) => value.split(/\s+/).filter((id) => id !== '')

function blockedElement(tag: string, { src, type }: Attributes): string | null {
  if (tag === 'style') return 'an inline <style>'
  const isInlineScript = tag === 'script' && src === undefined && type !== 'application/ld+json'
  return isInlineScript ? 'an inline <script>' : null
}

/** Reads one page in a single pass. */
export function pageContents(html: string): PageContents {
  const links: string[] = []
  const assets: string[] = []
  const blocked: string[] = []
  const foreign: Foreign[] = []
  const twice: string[] = []
  const references: string[] = []
  const ids = new Set<string>()
  const structure = new PageStructure()
  const parser = new Parser({
    onopentag(tag, attributes) {
      for (const link of linksOf(tag, attributes)) links.push(link)
      for (const asset of assetsOf(tag, attributes)) assets.push(asset)
      for (const each of foreignOf(tag, attributes)) foreign.push(each)
      for (const name in attributes) {
        if (referring.has(name)) references.push(...idsIn(attributes[name] ?? ''))
        if (name.startsWith('on') || name === 'style') blocked.push(`${name}= on <${tag}>`)
      }
      const inline = blockedElement(tag, attributes)
      if (inline) blocked.push(inline)
      structure.open(tag, attributes)
      if (attributes.id === undefined) return
      if (ids.has(attributes.id)) twice.push(attributes.id)
      ids.add(attributes.id)
    },
    ontext: (text) => structure.text(text),
    onclosetag: () => structure.close(),
  })
  parser.end(html)
  return { links, assets, ids, twice, references, blocked, foreign, shapes: structure.shapes }
}
