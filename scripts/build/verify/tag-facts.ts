import { searchBoxPath } from '#api/search-box.ts'
import { searchFilesPath } from '#api/search-index.ts'
import { type ExternalUrl, findExternalUrls, srcsetUrls } from './external-urls.ts'
import { headNumber } from './heads.ts'

export type Attributes = Readonly<Record<string, string>>

/** Everything verification needs of one start tag. */
export interface TagFacts {
  readonly tag: string
  readonly id: string | undefined
  /** Number of its head, see heads.ts. */
  readonly head: number
  readonly links: readonly string[]
  readonly assets: readonly string[]
  readonly foreign: readonly ExternalUrl[]
  /** Ids that labels and aria attributes name. */
  readonly references: readonly string[]
  /** Descriptions of what the content security policy would block. */
  readonly blocked: readonly string[]
}

/** Shared empty list, as a site has millions of elements. */
const none: readonly string[] = []

const assetAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ['script', ['src']],
  ['img', ['src']],
  ['source', ['src']],
  ['video', ['src', 'poster']],
  ['use', ['href']],
  ['template', ['data-shared']],
  ['astro-island', ['component-url', 'renderer-url', 'before-hydration-url', 'data-shared']],
])

const assetRels = new Set(['stylesheet', 'icon', 'preload', 'modulepreload', 'manifest', 'apple-touch-icon'])

/** Form attribute -> path that scripts fetch for it. */
const fetchedFor: ReadonlyMap<string, string> = new Map([
  ['data-own-index', searchFilesPath],
  ['data-autocomplete', searchBoxPath],
])

function fetchedBy(tag: string, attributes: Attributes): readonly string[] {
  if (tag !== 'form') return none
  return [...fetchedFor].flatMap(([name, path]) => (attributes[name] === undefined ? none : path))
}

function assetsOf(tag: string, attributes: Attributes): readonly string[] {
  const { srcset, rel = '', href = '' } = attributes
  const names = assetAttributes.get(tag) ?? none
  const isLinked = tag === 'link' && assetRels.has(rel)
  const fetched = fetchedBy(tag, attributes)
  if (names === none && !isLinked && srcset === undefined && fetched === none) return none
  const named = names.map((name) => attributes[name] ?? '')
  const linked = isLinked ? [href] : []
  return [...named, ...linked, ...fetched, ...srcsetUrls(srcset ?? '')].filter((url) => url !== '')
}

function linksOf(tag: string, { href, method = 'get', action }: Attributes): readonly string[] {
  if (tag === 'a') return href === undefined ? none : [href]
  return tag === 'form' && method.toLowerCase() === 'get' && action ? [action] : none
}

const referring = ['for', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns']

function referencesOf(attributes: Attributes): readonly string[] {
  const named = referring.flatMap((name) => attributes[name]?.split(/\s+/).filter((id) => id !== '') ?? none)
  return named.length > 0 ? named : none
}

function blockedElement(tag: string, { src, type }: Attributes): string | null {
  if (tag === 'style') return 'an inline <style>'
  const isInlineScript = tag === 'script' && src === undefined && type !== 'application/ld+json'
  return isInlineScript ? 'an inline <script>' : null
}

function blockedOf(tag: string, attributes: Attributes): readonly string[] {
  const names = Object.keys(attributes).filter((name) => name.startsWith('on') || name === 'style')
  const element = blockedElement(tag, attributes)
  if (names.length === 0 && element === null) return none
  return [...names.map((name) => `${name}= on <${tag}>`), ...(element === null ? [] : [element])]
}

/** Extracts the facts of a start tag; `tag` in lower case, entities in values decoded. */
export function tagFacts(tag: string, attributes: Attributes): TagFacts {
  return {
    tag,
    id: attributes.id,
    head: headNumber(tag, attributes),
    links: linksOf(tag, attributes),
    assets: assetsOf(tag, attributes),
    foreign: findExternalUrls(tag, attributes),
    references: referencesOf(attributes),
    blocked: blockedOf(tag, attributes),
  }
}
