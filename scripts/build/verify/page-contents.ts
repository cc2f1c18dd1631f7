import { Parser } from 'htmlparser2'
import type { ExternalUrl } from './external-urls.ts'
import type { PageFacts } from './page-facts.ts'
import type { Place } from './place.ts'
import { memoizeByPart, type RepeatedPart, type SplitPage, splitPage } from './repeated-parts.ts'
import { type PageListener, scanPart, scanTags } from './scan-tags.ts'
import { PageStructure } from './structure.ts'
import { type TagFacts, tagFacts } from './tag-facts.ts'

/** Everything verification needs of one built page. */
export interface PageContents extends PageFacts {
  readonly ids: ReadonlySet<string>
  /** Duplicate ids. */
  readonly twice: readonly string[]
  /** Ids that labels and aria attributes name. */
  readonly references: readonly string[]
  /** See PageStructure. */
  readonly shapes: ReadonlySet<number>
  /** Whether scanTags could read it. Any other markup may be invalid even if the parser's result looks right. */
  readonly isPlain: boolean
  /** Things the content security policy would block, e.g. `style= on <div>`. */
  readonly blocked: readonly string[]
}

/** Lists collected in page order, from tags and repeated parts. */
const lists = ['links', 'assets', 'references', 'blocked'] as const
type Listed = Pick<TagFacts, (typeof lists)[number] | 'foreign'>

/** Collects the contents of a page or part, tag by tag. */
class Collector implements PageListener {
  readonly #structure: PageStructure
  readonly links: string[] = []
  readonly assets: string[] = []
  readonly blocked: string[] = []
  readonly foreign: ExternalUrl[] = []
  readonly twice: string[] = []
  readonly references: string[] = []
  readonly ids = new Set<string>()

  readonly #parts: SplitPage['repeated']

  /** `place`: where a part is; omitted for a page, which may have repeated `parts`. */
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

/** Place -> memoised reader of repeated parts; null for parts that scanPart cannot read. */
const knownParts = new Map<Place, (part: RepeatedPart) => Collector | null>()

const notRead = () => null

/**
 * Returns the reader for a place. Places do not include enclosing forms, and nested forms are invalid, so parts inside
 * forms are read tag by tag.
 */
function readAt(place: Place, path: readonly string[]): (part: RepeatedPart) => Collector | null {
  if (path.includes('form')) return notRead
  const known = knownParts.get(place)
  if (known) return known
  // Copied, as the scanner changes its path.
  const above = [...path]
  const read = memoizeByPart((part) => {
    const collector = new Collector(undefined, place)
    return scanPart(part, collector, above) ? collector : null
  })
  knownParts.set(place, read)
  return read
}

/** Reads a page with an HTML parser, whatever its markup. */
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

/** Reads a page in one pass; `split` is its result of splitPage, if known. */
export function pageContents(html: string, { repeated }: SplitPage = splitPage(html)): PageContents {
  const collector = new Collector(repeated)
  return scanTags(html, collector) ? { ...collector.contents, isPlain: true } : parsedContents(html)
}
