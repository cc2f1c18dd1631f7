import { marked, type Token } from 'marked'
import { slugify } from '#domain/text/slug.ts'

/** A heading of a text, and where in the page it stands. */
export interface TextHeading {
  readonly text: string
  readonly id: string
}

const longest = 60

/** The chapters of a text by their tokens, each with an id of its own. */
function headingsOf(tokens: readonly Token[]): ReadonlyMap<Token, TextHeading> {
  const taken = new Set<string>()
  const chapters = tokens.filter((token) => token.type === 'heading' && (token.depth ?? 1) <= 2)
  return new Map(
    chapters.map((token, at) => {
      const text = String('text' in token ? token.text : '').replace(/[*_`]/g, '')
      const slug = `text-${slugify(text, 'part').slice(0, longest)}`
      const id = taken.has(slug) ? `${slug}-${at + 1}` : slug
      taken.add(id)
      return [token, { text, id }]
    }),
  )
}

/** A text of Markdown, taken apart. */
export interface Text {
  readonly tokens: readonly Token[]
  readonly chapters: ReadonlyMap<Token, TextHeading>
}

export function readText(markdown: string): Text {
  const tokens = marked.lexer(markdown)
  return { tokens, chapters: headingsOf(tokens) }
}
