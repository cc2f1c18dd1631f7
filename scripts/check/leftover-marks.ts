import { marked } from 'marked'

/** Marks that stand on the page, as what they ask for lacks something. */
interface Leftover {
  readonly words: RegExp
  readonly message: (words: string) => string
}

const asItStands = (remedy: string) => (words: string) =>
  `shoppers read ${JSON.stringify(words)} as it stands; ${remedy}`

/** At the beginning of a line that Markdown takes for one like others. */
const atLines: readonly Leftover[] = [
  { words: /^#{1,6}(?!\d)[^\s#]+/m, message: asItStands('in a heading a space stands behind "#"') },
  {
    words: /^[ \t]*[•·▪●◦‣\uF0A7\uF0B7](?=\s)/m,
    message: (words) => `points that begin with "${words}" run on in one line; begin each with "- "`,
  },
  { words: /^\|.*\|(?=[ \t]*$)/m, message: asItStands('a table has |---|---| below its first line') },
]

/** Within words that are neither bold, nor a link, nor code. */
const inWords: readonly Leftover[] = [
  {
    words: /\*\*(?:[ \t]+[^*\s][^*\n]*|[^*\s][^*\n]*[ \t]+)\*\*/,
    message: asItStands('no space stands between "**" and the bold words'),
  },
  {
    words: /!\[[^\]\n]*\]\([^()\n]*\)/,
    message: asItStands('texts show no pictures; a page of pages.info has one beside its heading, named by image'),
  },
]

/** Settings above a text, as other programs write them. */
const preamble = /^---[ \t]*\r?\n(?:[\w-]+:.*\r?\n)+---[ \t]*(?:\r?\n|$)/

/** The paragraphs of a text, those within lists as well, and its words without any mark. */
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

/** Marks of Markdown that are left as they stand, the first of each kind, and what they lack. */
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
