import type { Token } from 'marked'

/** Plain text of a token; HTML tags and line breaks become spaces. */
function wordsOf(token: Token): string {
  if ('tokens' in token && token.tokens) return token.tokens.map(wordsOf).join('')
  return token.type === 'br' || token.type === 'html' || !('text' in token) ? ' ' : token.text
}

/** The first paragraph of a text as plain text, for one-line descriptions; empty without one. */
export function openingOf(tokens: readonly Token[]): string {
  const first = tokens.find(({ type }) => type === 'paragraph')
  return first ? wordsOf(first).replace(/\s+/g, ' ').trim() : ''
}
