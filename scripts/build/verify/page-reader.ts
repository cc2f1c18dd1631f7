import type { Fault } from './fault.ts'
import { keptOut } from './foreign.ts'
import { htmlFaults } from './html.ts'
import { blockedByPolicy, idFaults, Links } from './links.ts'
import { pageContents } from './page-contents.ts'

/** The security policy of a page by its address; null when it has none. */
export type PolicyAt = (page: string) => string | null

/** Reads the pages of one site, each once, and the HTML checker those that show something new. */
export class PageReader {
  readonly links: Links
  readonly #policyAt: PolicyAt
  #seen: ReadonlySet<number> = new Set()

  /** `pages` are addresses without .html, `files` site paths of everything else that may be asked for. */
  constructor(pages: ReadonlySet<string>, files: ReadonlySet<string>, policyAt: PolicyAt = () => null) {
    this.#policyAt = policyAt
    this.links = new Links(pages, files)
  }

  faultsOf(page: string, html: string): Fault[] {
    const facts = pageContents(html)
    const policy = facts.foreign.length > 0 ? this.#policyAt(page) : null
    const isNew = !facts.shapes.isSubsetOf(this.#seen)
    if (isNew) this.#seen = this.#seen.union(facts.shapes)
    return [
      ...(isNew ? htmlFaults(page, html) : []),
      ...this.links.faultsOf(page, facts),
      ...idFaults(page, facts),
      ...blockedByPolicy(page, facts),
      ...(policy === null ? [] : keptOut(page, facts.foreign, policy)),
    ]
  }
}
