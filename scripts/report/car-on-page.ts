import { Parser } from 'htmlparser2'

/** What a car's page contains beyond its card. */
export interface CarOnPage {
  readonly isReserved: boolean
  /** URLs of its pictures, in page order. */
  readonly pictures: readonly string[]
  /** The seller's description; empty without one. */
  readonly description: string
}

const reserved = ' data-notice="reserved"'
/** Parses only the required parts: a large stock has thousands of pages, and this takes a quarter of the time. */
const parts = new RegExp(
  `${reserved}|<ol[^>]* data-gallery-strip.*?</ol>|<section[^>]* aria-labelledby="description".*?</section>`,
  'gs',
)

/** Parses a car's page. */
export function carOnPage(html: string): CarOnPage {
  const found: readonly string[] = html.match(parts) ?? []
  const [pictures, words]: [string[], string[]] = [[], []]
  let isInParagraph = false
  const parser = new Parser({
    onopentag(tag, { src = '' }) {
      if (tag === 'img') pictures.push(src)
      if (tag === 'p') isInParagraph = true
    },
    ontext(text) {
      if (isInParagraph) words.push(text)
    },
    onclosetag(tag) {
      if (tag !== 'p') return
      words.push(' ')
      isInParagraph = false
    },
  })
  parser.end(found.filter((part) => part !== reserved).join(''))
  return { isReserved: found.includes(reserved), pictures, description: words.join('').replace(/\s+/g, ' ').trim() }
}
