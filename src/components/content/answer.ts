import { marked, type Token } from 'marked'

/** An answer taken apart. It stands below its question, so a heading in it is a paragraph. */
export function readAnswer(markdown: string): readonly Token[] {
  return marked.lexer(markdown).map((token) => (token.type === 'heading' ? { ...token, type: 'paragraph' } : token))
}
