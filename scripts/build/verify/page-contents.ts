import { Parser } from 'htmlparser2'
import type { Foreign } from './foreign.ts'
import type { PageFacts } from './page-facts.ts'
import type { Place } from './place.ts'
import { oncePerPart, type RepeatedPart, type SplitPage, splitPage } from './repeated-parts.ts'
import { type PageListener, scanPart, scanTags } from './scan-tags.ts'
import { PageStructure } from './structure.ts'
import { type TagFacts, tagFacts } from './tag-facts.ts'

/** What one built page links to, loads and holds: all that verification asks of it. */
export interface PageContents extends PageFacts {
  readonly ids: ReadonlySet<string>
  /** Ids that stand twice. */
  readonly twice: readonly string[]
  /** Ids that labels and aria attributes name. */
  readonly references: readonly string[]
  /** See PageStructure. */
  readonly shapes: ReadonlySet<number>
  /** Whether its markup closes and quotes as ours does: a parser makes something of any other, and what it makes may look right. */
  readonly isPlain: boolean
  /** Things the content security policy would block, e.g. `style= on <div>`. */
  readonly blocked: readonly string[]
}

/** What is collected in the order of the page, of a tag as of a part. */
const lists = ['links', 'assets', 'references', 'blocked'] as const
type Listed = Pick<TagFacts, (typeof lists)[number] | 'foreign'>

/** Takes in what a page says, tag by tag. */
class Collector implements PageListener {
  readonly #structure: PageStructure
  readonly links: string[] = []
  readonly assets: string[] = []
  readonly blocked: string[] = []
  readonly foreign: Foreign[] = []
  readonly twice: string[] = []
  readonly references: string[] = []
  readonly ids = new Set<string>()

  readonly #parts: SplitPage['repeated']

  /** `place` is that of a part; a page has none, and parts of its own. */
  constructor(parts: SplitPage['repeated'] = new Map(), place?: Place) {
    this.#parts = parts
    this.#structure = new PageStructure(place)
  }

  readonly open = (facts: TagFacts): void => {
    this.#lists(facts)
    this.#structure.open(facts.tag, facts.head)
    if (facts.id !== undefined) this.#holds(facts.id)
  }

  #lists(said: Listed): void {
    for (const list of lists) for (const each of said[list]) this[list].push(each)
    for (const each of said.foreign) this.foreign.push(each)
  }

  #holds(id: string): void {
    if (this.ids.has(id)) this.twice.push(id)
    this.ids.add(id)
  }

  readonly text = (): void => this.#structure.text()

  readonly close = (): void => this.#structure.close()

  readonly known = (at: number, path: readonly string[]): number => {
    const part = this.#parts.get(at)
    const read = part === undefined ? null : readAt(this.#structure.place, path)(part)
    if (part === undefined || read === null) return 0
    this.#add(read)
    return part.text.length
  }

  #add(part: Collector): void {
    this.#lists(part)
    for (const id of part.ids) this.#holds(id)
    this.twice.push(...part.twice)
    this.#structure.add(part.#structure)
  }

  get contents(): Omit<PageContents, 'isPlain'> {
    const { links, assets, blocked, foreign, twice, references, ids } = this
    return { links, assets, blocked, foreign, twice, references, ids, shapes: this.#structure.shapes }
  }
}

/** What repeated parts say, where they are understood, by the place they stand at. */
const knownParts = new Map<Place, (part: RepeatedPart) => Collector | null>()

const notRead = () => null

/** What a part says at a place. Whether a form stands in another no place tells: parts of forms are read tag by tag. */
function readAt(place: Place, path: readonly string[]): (part: RepeatedPart) => Collector | null {
  if (path.includes('form')) return notRead
  const known = knownParts.get(place)
  if (known) return known
  // The path is the scanner's own, which goes on with it.
  const above = [...path]
  const read = oncePerPart((part) => {
    const collector = new Collector(undefined, place)
    return scanPart(part, collector, above) ? collector : null
  })
  knownParts.set(place, read)
  return read
}

/** Reads a page as browsers do, whatever it holds. */
export function parsedContents(html: string): PageContents {
  const collector = new Collector()
  const parser = new Parser({
    onopentag: (tag, attributes) => collector.open(tagFacts(tag, attributes)),
    ontext: (text) => {
      if (/\S/.test(text)) collector.text()
    },
    onclosetag: collector.close,
  })
  parser.end(html)
  return { ...collector.contents, isPlain: false }
}

/** Reads one page in a single pass; `split` is what the page was split in already. */
export function pageContents(html: string, { repeated }: SplitPage = splitPage(html)): PageContents {
  const collector = new Collector(repeated)
  return scanTags(html, collector) ? { ...collector.contents, isPlain: true } : parsedContents(html)
}
