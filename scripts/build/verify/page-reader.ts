import { findBlockedUrls } from './external-urls.ts'
import type { Fault } from './fault.ts'
import { htmlFaults } from './html.ts'
import { blockedByPolicy, idFaults, Links, ownFragmentFaults } from './links.ts'
import { type PageContents, pageContents } from './page-contents.ts'
import { createEmptyVerificationCache, type PageFacts, type VerificationCache } from './page-facts.ts'
import { splitPage } from './repeated-parts.ts'
import { isValidShape, learnValidShapes } from './valid-shapes.ts'

/** The security policy of a page by its address; null when it has none. */
export type PolicyAt = (page: string) => string | null

/** A minimal valid page with the HTML in a dialog, for the HTML checker. */
const dialogWith = (html: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Form</title></head><body><h1>Form</h1><dialog aria-label="Form"><h2>Form</h2>${html}</dialog></body></html>`

/** Verifies the pages of one site; the HTML checker only reads pages with new shapes. */
export class PageReader {
  readonly links: Links
  readonly #policyAt: PolicyAt
  readonly #memory: VerificationCache
  /** Contents of shared files that pages render, by site path. */
  readonly #fetched = new Map<string, Pick<PageContents, 'ids' | 'foreign'>>()

  /** `pages`: addresses without .html; `files`: site paths of all other files. */
  constructor(
    pages: ReadonlySet<string>,
    files: ReadonlySet<string>,
    policyAt: PolicyAt = () => null,
    memory: VerificationCache = createEmptyVerificationCache(),
  ) {
    this.#policyAt = policyAt
    this.#memory = memory
    this.links = new Links(pages, files)
  }

  /**
   * Faults of the HTML that pages render from the shared file at `path`, in a dialog. Call it before any page is read.
   */
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

  /** Faults of a page with known valid bytes: only its links, assets and external URLs are checked. */
  faultsOfKnown(page: string, facts: PageFacts): Fault[] {
    this.#memory.learn(page, facts)
    const policy = facts.foreign.length > 0 ? this.#policyAt(page) : null
    return [
      ...this.links.faultsOf(page, facts),
      ...(policy === null ? [] : findBlockedUrls(page, facts.foreign, policy)),
    ]
  }

  /** All faults of a page. */
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

  /** The page's contents including those of the shared files it loads. */
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
    // Shapes are marked as seen even when invalid, so that only the first of similar pages of this site reports them.
    for (const shape of shapes) seen.add(shape)
    if (isSeen && isPlain) return []
    const faults = htmlFaults(page, html)
    if (faults.length === 0) learnValidShapes(shapes)
    return faults
  }
}
