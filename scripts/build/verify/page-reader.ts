import type { Fault } from './fault.ts'
import { keptOut } from './foreign.ts'
import { htmlFaults } from './html.ts'
import { blockedByPolicy, idFaults, Links, ownFragmentFaults } from './links.ts'
import { type PageContents, pageContents } from './page-contents.ts'
import { noMemory, type PageFacts, type PageMemory } from './page-facts.ts'
import { splitPage } from './repeated-parts.ts'
import { isValidShape, learnValidShapes } from './valid-shapes.ts'

/** The security policy of a page by its address; null when it has none. */
export type PolicyAt = (page: string) => string | null

/** As little of a page as the HTML checker asks for around what stands in a dialog. */
const dialogWith = (html: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Form</title></head><body><h1>Form</h1><dialog aria-label="Form"><h2>Form</h2>${html}</dialog></body></html>`

/** Reads the pages of one site, each once, and the HTML checker those that show something new. */
export class PageReader {
  readonly links: Links
  readonly #policyAt: PolicyAt
  readonly #memory: PageMemory
  /** What stands in what pages fetch to draw, by the site path of its file. */
  readonly #fetched = new Map<string, Pick<PageContents, 'ids' | 'foreign'>>()

  /** `pages` are addresses without .html, `files` site paths of everything else that may be asked for. */
  constructor(
    pages: ReadonlySet<string>,
    files: ReadonlySet<string>,
    policyAt: PolicyAt = () => null,
    memory: PageMemory = noMemory(),
  ) {
    this.#policyAt = policyAt
    this.#memory = memory
    this.links = new Links(pages, files)
  }

  /** What is wrong with what pages fetch from the file at `path`, as it will stand in their dialogs. Comes before any page. */
  faultsOfFetched(path: string, drawn: string): Fault[] {
    const html = dialogWith(drawn)
    const contents = pageContents(html)
    this.#fetched.set(path, contents)
    return [
      ...this.#invalidHtml(path, html, contents),
      ...this.links.faultsOf(path, contents),
      ...idFaults(path, contents),
      ...blockedByPolicy(path, contents),
    ]
  }

  /** What is wrong with a page that was found to be right by itself: with what it leads to or loads. */
  faultsOfKnown(page: string, facts: PageFacts): Fault[] {
    this.#memory.learn(page, facts)
    const policy = facts.foreign.length > 0 ? this.#policyAt(page) : null
    return [...this.links.faultsOf(page, facts), ...(policy === null ? [] : keptOut(page, facts.foreign, policy))]
  }

  /** Everything that is wrong with a page. */
  faultsOf(page: string, html: string, split = splitPage(html)): Fault[] {
    const contents = pageContents(html, split)
    const whole = this.#withFetched(contents)
    const { foreign } = whole
    const links = [...new Set(contents.links)]
    const assets = [...new Set(contents.assets)]
    return [
      ...this.#invalidHtml(page, html, contents),
      ...this.faultsOfKnown(page, { links, assets, foreign }),
      ...ownFragmentFaults(page, contents),
      ...idFaults(page, whole),
      ...blockedByPolicy(page, contents),
    ]
  }

  /** A page as it is once all that it fetches stands in it. */
  #withFetched(contents: PageContents): PageContents {
    const fetched = contents.assets.flatMap((asset) => this.#fetched.get(asset) ?? [])
    if (fetched.length === 0) return contents
    const ids = new Set(contents.ids)
    const twice = fetched.flatMap((part) => [...part.ids]).filter((id) => ids.has(id) || !ids.add(id))
    const foreign = fetched.flatMap((part) => part.foreign)
    return { ...contents, ids, twice: [...contents.twice, ...twice], foreign: [...contents.foreign, ...foreign] }
  }

  #invalidHtml(page: string, html: string, { shapes, isPlain }: PageContents): Fault[] {
    const seen = this.#memory.shapes
    const isSeen = shapes.isSubsetOf(seen) || [...shapes].every((shape) => seen.has(shape) || isValidShape(shape))
    // A page at fault speaks for all of this site that are like it, and for no other site.
    for (const shape of shapes) seen.add(shape)
    if (isSeen && isPlain) return []
    const faults = htmlFaults(page, html)
    if (faults.length === 0) learnValidShapes(shapes)
    return faults
  }
}
