import { marked, type Token } from 'marked'
import { headingsOf, isChapter, resolveAnchorId, type TextHeading } from '#domain/text/anchors.ts'

/** A parsed Markdown text. */
export interface Text {
  readonly tokens: readonly Token[]
  readonly headings: ReadonlyMap<Token, TextHeading>
  readonly chapters: readonly TextHeading[]
}

/** Resolves links to headings that are written like the heading's text. Mutates the tokens. */
function followAnchors(tokens: Token[], headings: readonly TextHeading[]): void {
  marked.walkTokens(tokens, (token) => {
    if (token.type !== 'link' || !token.href.startsWith('#')) return
    const id = resolveAnchorId(token.href.slice(1), headings)
    if (id !== null) token.href = `#${id}`
  })
}

export function readText(markdown: string): Text {
  const tokens = marked.lexer(markdown)
  const headings = headingsOf<Token>(tokens)
  followAnchors(tokens, [...headings.values()])
  const chapters = [...headings].flatMap(([token, heading]) => (isChapter(token) ? [heading] : []))
  return { tokens, headings, chapters }
}
