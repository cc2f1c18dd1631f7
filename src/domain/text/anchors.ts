import { slugify } from './slug.ts'

/** A part of a text, as whoever takes it apart names it: a heading has a depth from 1 on, and words. */
export interface TextBlock {
  readonly type: string
  readonly depth?: number
  readonly text?: string
}

/** A heading of a text, and where in its page it stands. */
export interface TextHeading {
  readonly text: string
  readonly id: string
}

const longest = 60

/** Parts of the page around a text have ids too: those of its headings are known by how they begin. */
const idOf = (words: string) => `text-${slugify(words, 'part').slice(0, longest)}`

function free(id: string, number: number, taken: ReadonlySet<string>): string {
  const numbered = `${id}-${number}`
  return taken.has(numbered) ? free(id, number + 1, taken) : numbered
}

function uniqueIds(texts: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return texts.map((text, at) => {
    const id = idOf(text)
    const own = taken.has(id) ? free(id, at + 1, taken) : id
    taken.add(own)
    return own
  })
}

/** Whether a heading begins a chapter of its text. */
export const isChapter = ({ depth = 1 }: TextBlock): boolean => depth <= 2

/** The headings of a text, by their blocks. Those within a chapter take ids that chapters leave, since links from elsewhere lead to chapters. */
export function headingsOf<Block extends TextBlock>(blocks: readonly Block[]): ReadonlyMap<Block, TextHeading> {
  const headings = blocks.filter(({ type }) => type === 'heading')
  const ordered = [...headings.filter(isChapter), ...headings.filter((heading) => !isChapter(heading))]
  const texts = ordered.map(({ text = '' }) => text.replace(/[*_`]/g, ''))
  const ids = uniqueIds(texts)
  return new Map(ordered.map((block, at) => [block, { text: texts[at] ?? '', id: ids[at] ?? '' }]))
}

/** How a dealer writes a link to a heading, without the sign before it: `small-print`. */
export const anchorOf = ({ id }: TextHeading): string => id.replace(/^text-/, '')

/** The id that an anchor of a text means: that of the heading it is written like, `small-print` for "Small print"; null for none. */
export function idMeant(anchor: string, headings: Iterable<TextHeading>): string | null {
  const ids = new Set([...headings].map(({ id }) => id))
  if (anchor === '' || ids.has(anchor)) return anchor || null
  const id = idOf(anchor)
  return ids.has(id) ? id : null
}
