import { marked } from 'marked'

/** Incomplete Markdown that is shown literally. */
interface Leftover {
  readonly words: RegExp
  readonly message: (words: string) => string
}

const asItStands = (remedy: string) => (words: string) =>
  `shoppers read ${JSON.stringify(words)} as it stands; ${remedy}`

/** At the start of a line that Markdown treats as a paragraph. */
const atLines: readonly Leftover[] = [
  { words: /^#{1,6}(?!\d)[^\s#]+/m, message: asItStands('in a heading, a space follows "#"') },
  {
    words: /^[ \t]*[•·▪●◦‣\uF0A7\uF0B7](?=\s)/m,
    message: (words) => `points that begin with "${words}" run on in one line; begin each with "- "`,
  },
  {
    words: /^-\p{L}\S*/mu,
    message: (words) => `points that begin with "${words}" run on in one line; write a space behind the "-"`,
  },
  {
    words: /(?<!!)\[[^\]\n]+\]\((?:\/|https?:|mailto:|tel:)[^()"'\s]*[ \t][^()"'\n]*\)/,
    message: asItStands('the address of a link has no spaces'),
  },
  { words: /^\|.*\|(?=[ \t]*$)/m, message: asItStands('a table has |---|---| below its first line') },
]

/** Within plain text (not bold, link or code). */
const inWords: readonly Leftover[] = [
  {
    words: /\*\*(?:[ \t]+[^*\s][^*\n]*|[^*\s][^*\n]*[ \t]+)\*\*/,
    message: asItStands('write no space between "**" and the bold words'),
  },
  {
    words: /!\[[^\]\n]*\]\([^()\n]*\)/,
    message: asItStands('texts show no pictures; a page of pages.info has one beside its heading, named by image'),
  },
]

/** Front matter, which other programs use. */
const preamble = /^---[ \t]*\r?\n(?:[\w-]+:.*\r?\n)+---[ \t]*(?:\r?\n|$)/

/** The paragraphs of a text, including those in lists, and its plain text tokens. */
function partsOf(text: string): { readonly paragraphs: readonly string[]; readonly words: readonly string[] } {
  const paragraphs: string[] = []
  const words: string[] = []
  marked.walkTokens(marked.lexer(text), (token) => {
    const isWhole = 'tokens' in token
    if (token.type === 'text' && !isWhole) words.push(token.raw)
    if (token.type === 'paragraph' || (token.type === 'text' && isWhole)) paragraphs.push(token.raw)
  })
  return { paragraphs, words }
}

/** Markdown shown literally, the first of each kind, with its message. */
export function leftoverMarks(text: string): readonly { readonly words: string; readonly message: string }[] {
  const { paragraphs, words } = partsOf(text)
  const firstIn = (parts: readonly string[]) => (leftover: Leftover) => {
    const [found] = parts.flatMap((part) => leftover.words.exec(part)?.[0].trim() ?? [])
    return found ? [{ words: found, message: leftover.message(found) }] : []
  }
  const marks = [...atLines.flatMap(firstIn(paragraphs)), ...inWords.flatMap(firstIn(words))]
  const above = 'what stands between the two "---" is shown to shoppers; take these lines out'
  return preamble.test(text) ? [{ words: '---', message: above }, ...marks] : marks
}
