import { marked, type Token } from 'marked'

/** Tokens of an answer; headings become paragraphs, since the answer is below its question. */
export function readAnswer(markdown: string): readonly Token[] {
  return marked.lexer(markdown).map((token) => (token.type === 'heading' ? { ...token, type: 'paragraph' } : token))
}
