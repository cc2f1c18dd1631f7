import type { Token } from 'marked'

/** The words of inline tokens, as they are read aloud; a tag parts two words. */
function wordsOf(token: Token): string {
  if ('tokens' in token && token.tokens) return token.tokens.map(wordsOf).join('')
  return token.type === 'br' || token.type === 'html' || !('text' in token) ? ' ' : token.text
}

/** How a text begins, for where its page is told in a line: its first paragraph, in plain words. */
export function openingOf(tokens: readonly Token[]): string {
  const first = tokens.find(({ type }) => type === 'paragraph')
  return first ? wordsOf(first).replace(/\s+/g, ' ').trim() : ''
}
