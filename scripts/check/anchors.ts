import { marked } from 'marked'
import { textsBelow, writtenPages } from '#addresses/written-links.ts'
import { anchorOf, headingsOf, resolveAnchorId, type TextHeading } from '#domain/text/anchors.ts'
import { didYouMean } from '#tenants/explain/nearest.ts'
import type { Site } from '#tenants/site.ts'
import { formatPath, type Path, treeAt } from '#tenants/yaml/tree.ts'
import type { StockFinding, Written } from './stock-finding.ts'
import { findLinkPositions } from './text-places.ts'

/** Valid fragments besides headings: the top of a page, its content, and on text pages the enquiry section. */
const ofEveryPage = ['', 'top', 'content']
const ofTextPages = [...ofEveryPage, 'ask']

/** A text of the dealer, and the valid targets of its fragment links. */
interface LinkingText {
  readonly content: string
  readonly path: Path
  readonly headings: readonly TextHeading[]
  readonly parts: readonly string[]
}

const headingsIn = (markdown: string) => [...headingsOf(marked.lexer(markdown)).values()]

function withHeadings(content: string, path: Path, parts: readonly string[]): LinkingText {
  return { content, path, headings: headingsIn(content), parts }
}

function textsOf(site: Site): readonly LinkingText[] {
  const { pages } = site
  return [
    ...writtenPages(site).map(({ page, path }) => withHeadings(page.content, path, ofTextPages)),
    ...textsBelow(site).map(({ text, path }) => withHeadings(text, path, ofEveryPage)),
    // Answers have no headings.
    ...pages.faqs.map(({ answer }, index) => {
      return { content: answer, path: ['pages', 'faqs', index, 'answer'], headings: [], parts: ofTextPages }
    }),
  ]
}

function anchorsIn(markdown: string): readonly string[] {
  const anchors = new Set<string>()
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'link' && token.href.startsWith('#')) anchors.add(token.href.slice(1))
  })
  return [...anchors]
}

const mostNames = 12

function remedyFor(address: string, known: readonly string[]): string {
  const meant = didYouMean(address, known)
  if (meant) return meant
  if (known.length === 0) return '; it has none'
  return known.length <= mostNames ? `; there are ${known.join(', ')}` : ''
}

function verdictsOn({ content, path, headings, parts }: LinkingText, written: Written): readonly StockFinding[] {
  const wrong = anchorsIn(content).filter(
    (anchor) => !parts.includes(anchor) && resolveAnchorId(anchor, headings) === null,
  )
  const known = headings.map((heading) => `#${anchorOf(heading)}`)
  return wrong.flatMap((anchor) => {
    const message = `"#${anchor}" leads to no heading of this text${remedyFor(`#${anchor}`, known)}`
    const places = findLinkPositions(`#${anchor}`, path, written)
    return places.map((at) => ({ at, path: formatPath(path), weight: 'stop' as const, message }))
  })
}

/** Fragment links within the dealer's texts that match no heading. */
export function findAnchorProblems(written: Written): readonly StockFinding[] {
  const texts = textsOf(written.site).filter(({ path }) => treeAt(written.tree, path) !== undefined)
  return texts.flatMap((text) => verdictsOn(text, written))
}

/** The fault of a fragment link from elsewhere to a text page, where only the exact id works; null when it is valid. */
export function partFault(path: string, part: string, site: Site): string | null {
  const { page } = writtenPages(site).find((each) => each.page.path === path) ?? {}
  if (!page || ofTextPages.includes(part)) return null
  const headings = headingsIn(page.content)
  if (headings.some(({ id }) => id === part)) return null
  const id = resolveAnchorId(part, headings)
  const known = headings.map((heading) => `${path}#${heading.id}`)
  const remedy = id === null ? remedyFor(`${path}#${part}`, known) : `; did you mean "${path}#${id}"?`
  return `"${path}#${part}" leads to no heading of that page${remedy}`
}
