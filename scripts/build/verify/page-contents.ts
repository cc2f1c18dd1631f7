import { Parser } from 'htmlparser2'
import type { Foreign } from './foreign.ts'
import type { PageFacts } from './page-facts.ts'
import { oncePerPart, repeatedPartAt } from './repeated-parts.ts'
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

  /** `head` is of the element that the part stands in; a page stands in none. */
  constructor(head?: number) {
    this.#structure = new PageStructure(head)
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

  readonly known = (html: string, at: number): number => {
    const part = repeatedPartAt(html, at)
    const read = part === null ? null : partsWithin(this.#structure.head)(part)
    if (part === null || read === null) return 0
    this.#add(read)
    return part.length
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

/** What repeated parts say that were understood, by the head of the body they stand in. */
const knownParts = new Map<number, (part: string) => Collector | null>()

function partsWithin(head: number): (part: string) => Collector | null {
  const read = (part: string) => {
    const collector = new Collector(head)
    return scanPart(part, collector) ? collector : null
  }
  const known = knownParts.get(head) ?? oncePerPart(read)
  knownParts.set(head, known)
  return known
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

/** Reads one page in a single pass. */
export function pageContents(html: string): PageContents {
  const collector = new Collector()
  return scanTags(html, collector) ? { ...collector.contents, isPlain: true } : parsedContents(html)
}
