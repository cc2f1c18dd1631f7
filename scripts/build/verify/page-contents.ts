import { Parser } from 'htmlparser2'
import type { Foreign } from './foreign.ts'
import type { PageFacts } from './page-facts.ts'
import { type PageListener, scanTags } from './scan-tags.ts'
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
  /** Things the content security policy would block, e.g. `style= on <div>`. */
  readonly blocked: readonly string[]
}

/** Takes in what a page says, tag by tag. */
class Collector implements PageListener {
  readonly #structure = new PageStructure()
  readonly links: string[] = []
  readonly assets: string[] = []
  readonly blocked: string[] = []
  readonly foreign: Foreign[] = []
  readonly twice: string[] = []
  readonly references: string[] = []
  readonly ids = new Set<string>()

  readonly open = (facts: TagFacts): void => {
    for (const part of ['links', 'assets', 'references', 'blocked'] as const)
      for (const each of facts[part]) this[part].push(each)
    for (const each of facts.foreign) this.foreign.push(each)
    this.#structure.open(facts.tag, facts.head)
    if (facts.id === undefined) return
    if (this.ids.has(facts.id)) this.twice.push(facts.id)
    this.ids.add(facts.id)
  }

  readonly text = (): void => this.#structure.text()

  readonly close = (): void => this.#structure.close()

  get contents(): PageContents {
    const { links, assets, blocked, foreign, twice, references, ids } = this
    return { links, assets, blocked, foreign, twice, references, ids, shapes: this.#structure.shapes }
  }
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
  return collector.contents
}

/** Reads one page in a single pass. */
export function pageContents(html: string): PageContents {
  const collector = new Collector()
  return scanTags(html, collector) ? collector.contents : parsedContents(html)
}
