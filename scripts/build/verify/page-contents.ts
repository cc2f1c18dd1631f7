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

const assetAttributes: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  use: ['href'],
  'astro-island': ['component-url', 'renderer-url', 'before-hydration-url', 'data-shared'],
}

const assetRels = new Set(['stylesheet', 'icon', 'preload', 'modulepreload', 'manifest', 'apple-touch-icon'])

function srcsetUrls(srcset: string): string[] {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((url) => url !== '')
}

function assetsOf(tag: string, attributes: Readonly<Record<string, string>>): string[] {
  const named = (assetAttributes[tag] ?? []).map((name) => attributes[name] ?? '')
  const linked = tag === 'link' && assetRels.has(attributes.rel ?? '') ? [attributes.href ?? ''] : []
  const index = attributes['data-own-index'] === undefined ? [] : [searchFilesPath]
  return [...named, ...linked, ...index, ...srcsetUrls(attributes.srcset ?? '')].filter((url) => url !== '')
}

function linksOf(tag: string, attributes: Readonly<Record<string, string>>): string[] {
  if (tag === 'a' && attributes.href !== undefined) return [attributes.href]
  const isGet = tag === 'form' && (attributes.method ?? 'get').toLowerCase() === 'get'
  return isGet && attributes.action ? [attributes.action] : []
}

const referring = ['for', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns']

function referencesOf(attributes: Readonly<Record<string, string>>): string[] {
  return referring.flatMap((name) => attributes[name]?.split(/\s+/) ?? []).filter((id) => id !== '')
}

function blockedBy(tag: string, attributes: Readonly<Record<string, string>>): string[] {
  const handlers = Object.keys(attributes).filter((name) => name.startsWith('on'))
  const isInlineScript = tag === 'script' && attributes.src === undefined && attributes.type !== 'application/ld+json'
  return [
    ...handlers.map((name) => `${name}= on <${tag}>`),
    ...(attributes.style === undefined ? [] : [`style= on <${tag}>`]),
    ...(isInlineScript ? ['an inline <script>'] : []),
    ...(tag === 'style' ? ['an inline <style>'] : []),
  ]
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
      links.push(...linksOf(tag, attributes))
      assets.push(...assetsOf(tag, attributes))
      blocked.push(...blockedBy(tag, attributes))
      foreign.push(...foreignOf(tag, attributes))
      references.push(...referencesOf(attributes))
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
