import { slugify } from './slug.ts'

/** A block of a parsed text; headings have a depth, from 1, and a text. */
export interface TextBlock {
  readonly type: string
  readonly depth?: number
  readonly text?: string
}

/** A heading of a text and its element id. */
export interface TextHeading {
  readonly text: string
  readonly id: string
}

const longest = 60

/** The prefix keeps ids of headings apart from those of the surrounding page. */
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

/** Whether a heading is of depth 1 or 2. */
export const isChapter = ({ depth = 1 }: TextBlock): boolean => depth <= 2

/** Map: heading block -> text and unique id. Chapters get their ids first, as other pages link to chapters. */
export function headingsOf<Block extends TextBlock>(blocks: readonly Block[]): ReadonlyMap<Block, TextHeading> {
  const headings = blocks.filter(({ type }) => type === 'heading')
  const ordered = [...headings.filter(isChapter), ...headings.filter((heading) => !isChapter(heading))]
  const texts = ordered.map(({ text = '' }) => text.replace(/[*_`]/g, ''))
  const ids = uniqueIds(texts)
  return new Map(ordered.map((block, at) => [block, { text: texts[at] ?? '', id: ids[at] ?? '' }]))
}

/** A heading's anchor as dealers write it, without the "#": `small-print`. */
export const anchorOf = ({ id }: TextHeading): string => id.replace(/^text-/, '')

/** Id of the heading that an anchor refers to, by id or by text (`small-print` for "Small print"); null for none. */
export function resolveAnchorId(anchor: string, headings: Iterable<TextHeading>): string | null {
  const ids = new Set([...headings].map(({ id }) => id))
  if (anchor === '' || ids.has(anchor)) return anchor || null
  const id = idOf(anchor)
  return ids.has(id) ? id : null
}
