import { marked } from 'marked'
import { textsBelow, writtenPages } from '#addresses/written-links.ts'
import { formatPath, type Path, textsOf } from '#tenants/yaml/tree.ts'
import { leftoverMarks } from './leftover-marks.ts'
import type { StockFinding, Written } from './stock-finding.ts'
import { findTextPosition } from './text-places.ts'

/** Characters that shoppers would read literally, and the remedy. */
interface Sign {
  readonly words: string
  readonly message: string
}

/** Tags that people write by habit; any other "<" is plain text. */
const tag =
  /<\/?(?:a|b|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|script|span|strong|style|table|td|tr|u|ul)\b[^<>]*>|<!--/i

/** HTML entities, which are literal text elsewhere. */
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8}\d*);/i

function entityIn(text: string): readonly Sign[] {
  const [words] = entity.exec(text) ?? []
  const message = `${JSON.stringify(words)} is HTML, which shoppers read as it stands; write the sign itself`
  return words ? [{ words, message }] : []
}

function tagIn(text: string, remedy: string): readonly Sign[] {
  const [words] = tag.exec(text) ?? []
  return words
    ? [{ words, message: `${JSON.stringify(words)} is HTML, which shoppers read as it stands; ${remedy}` }]
    : []
}

/** A Markdown link with a space between its halves. */
function apartIn(text: string): readonly Sign[] {
  const [words] = /\[[^\]\n]+\][ \t]+\((?:\/|https?:|mailto:|tel:)[^)\s]*\)/.exec(text) ?? []
  const message = `shoppers read ${JSON.stringify(words)} as it stands; in a link, write no space between "]" and "("`
  return words ? [{ words, message }] : []
}

/** A first heading that repeats the page's title, as in many documents. */
function titleIn(text: string, title: string): readonly Sign[] {
  const [words = '', heading] = /^\s*(#{1,6}[ \t]+(\S[^\n]*?))[ \t#]*(?:\n|$)/.exec(text)?.slice(1) ?? []
  const message = 'the page has this heading above its text already; take the line out'
  return heading?.toLowerCase() === title.toLowerCase() ? [{ words, message }] : []
}

const empty: Sign = { words: '', message: 'this text is empty, and shown as nothing' }

function signsOfMarkdown(text: string): readonly Sign[] {
  if (text.trim() === '') return [empty]
  const tags: Sign[] = []
  const pictures: Sign[] = []
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'html') tags.push(...tagIn(token.raw, 'write Markdown, as in **bold**'))
    if (token.type !== 'image') return
    const message = `texts show no pictures, only the words "${token.text}"; a page of pages.info has one beside its heading, named by image`
    pictures.push({ words: '![', message })
  })
  return [...tags.slice(0, 1), ...pictures.slice(0, 1), ...apartIn(text), ...leftoverMarks(text)]
}

function signsOfText(path: Path, text: string): readonly Sign[] {
  if (path[1] === 'faqs' && path.at(-1) === 'answer') return signsOfMarkdown(text)
  const signs = [...tagIn(text, 'leave it out'), ...entityIn(text)]
  const [bold] = /\*\*[^*\s][^*]*\*\*/.exec(text) ?? []
  const message = `shoppers read ${JSON.stringify(bold)} as it stands, as this text takes no Markdown; leave the "**" out`
  return bold ? [...signs, { words: bold, message }] : signs
}

/**
 * Text that pages show differently than intended: HTML, pictures in texts, Markdown where it is not parsed, empty
 * texts.
 */
export function findLiteralMarkup(written: Written): readonly StockFinding[] {
  const { site, tree } = written
  const pages = [
    ...writtenPages(site).map(({ page, path }) => ({ text: page.content, path, title: page.title })),
    ...textsBelow(site).map((below) => ({ ...below, title: '' })),
  ]
  const texts = textsOf(tree).filter(({ at }) => at.file.startsWith(`dealers/${site.slug}/`))
  const isOwn = (path: Path) => texts.some((text) => formatPath(text.path) === formatPath(path))
  const signs = [
    ...pages
      .filter(({ path }) => isOwn(path))
      .map(({ text, path, title }) => ({ path, signs: [...titleIn(text, title), ...signsOfMarkdown(text)] })),
    ...texts.map(({ text, path }) => ({ path, signs: signsOfText(path, text) })),
  ]
  return signs.flatMap(({ path, signs: found }) =>
    found.map(({ words, message }): StockFinding => {
      return { at: findTextPosition(words, path, written), path: formatPath(path), weight: 'note', message }
    }),
  )
}
