import type { Fault } from './fault.ts'
import type { PageContents } from './page-contents.ts'
import type { PageFacts } from './page-facts.ts'
import { Targets } from './target.ts'

/** A link to an id of another page, checked after all pages are read. */
interface FragmentLink {
  readonly page: string
  readonly fragment: string
}

/**
 * Collects the links of a release page by page. Only numbers are kept per page, so that releases of many thousand pages
 * fit in memory.
 */
export class Links {
  readonly #pages: ReadonlySet<string>
  readonly #files: ReadonlySet<string>
  readonly #targets = new Targets()
  readonly #numbers = new Map<string, number>()
  readonly #leadsTo = new Map<number, Uint32Array>()
  readonly #fragments = new Map<string, FragmentLink[]>()

  /** `pages` are addresses without .html, `files` site paths of everything in the release. */
  constructor(pages: ReadonlySet<string>, files: ReadonlySet<string>) {
    this.#pages = pages
    this.#files = files
    for (const page of pages) this.#numbers.set(page, this.#numbers.size)
  }

  /** Adds a page or shared file; returns faults for missing link targets and assets. */
  faultsOf(page: string, facts: PageFacts): Fault[] {
    const reached = new Set<number>()
    const dead = facts.links.flatMap((address) => this.#link(page, address, reached))
    const number = this.#numbers.get(page)
    if (number !== undefined) this.#leadsTo.set(number, Uint32Array.from(reached))
    return [...dead, ...this.#missing(page, facts.assets)]
  }

  #link(page: string, address: string, reached: Set<number>): Fault[] {
    const target = this.#targets.of(address, page)
    if (!target) return []
    const { path, fragment } = target
    const number = this.#numbers.get(path)
    if (number === undefined)
      return this.#files.has(path) ? [] : [{ page, fault: `links to ${path}, which does not exist`, about: path }]
    reached.add(number)
    if (path === page || fragment === '' || fragment === 'top') return []
    const links = this.#fragments.get(path) ?? []
    this.#fragments.set(path, links)
    links.push({ page, fragment })
    return []
  }

  #missing(page: string, assets: readonly string[]): Fault[] {
    const paths = new Set(assets.map((address) => this.#targets.of(address, page)?.path))
    return [...paths]
      .filter((path) => path !== undefined && !this.#files.has(path))
      .map((path) => ({ page, fault: `loads ${path}, which does not exist`, about: path ?? '' }))
  }

  /** Faults for links to missing ids of other pages; `idsOf` reads the target page again. */
  deadFragments(idsOf: (page: string) => ReadonlySet<string>): Fault[] {
    return [...this.#fragments].flatMap(([path, links]) => {
      const ids = idsOf(path)
      return links
        .filter(({ fragment }) => !ids.has(fragment))
        .map(({ page, fragment }) => missingId(page, path, fragment))
    })
  }

  /** Faults for pages of `expected` that cannot be reached by links from the home page. */
  unreachable(expected: readonly string[]): Fault[] {
    const home = this.#numbers.get('/') ?? -1
    const seen = new Set([home])
    const queue = [home]
    for (let page = queue.pop(); page !== undefined; page = queue.pop()) {
      for (const next of this.#leadsTo.get(page) ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        queue.push(next)
      }
    }
    return expected
      .filter((page) => this.#pages.has(page) && !seen.has(this.#numbers.get(page) ?? -1))
      .map((page) => ({ page, fault: 'no link leads here from the home page' }))
  }
}

function missingId(page: string, path: string, fragment: string): Fault {
  return { page, fault: `links to ${path}#${fragment}, and that page has no such id`, about: path }
}

/** Faults for links within a page to missing ids. */
export function ownFragmentFaults(page: string, { links, ids }: PageContents): Fault[] {
  const targets = new Targets()
  const fragments = [...new Set(links.filter((address) => address.includes('#')))].flatMap((address) => {
    const target = targets.of(address, page)
    return target?.path === page && target.fragment !== 'top' ? target.fragment || [] : []
  })
  return fragments.filter((id) => !ids.has(id)).map((id) => missingId(page, page, id))
}

/** Faults for duplicate ids, and for references to missing ids. */
export function idFaults(
  page: string,
  { ids, twice, references }: Pick<PageContents, 'ids' | 'twice' | 'references'>,
): Fault[] {
  return [
    ...twice.map((id) => ({ page, fault: `has the id ${id} twice` })),
    ...[...new Set(references)]
      .filter((id) => !ids.has(id))
      .map((id) => ({ page, fault: `refers to the id ${id}, which is not there` })),
  ]
}

/** Faults for elements that the content security policy would block. */
export function blockedByPolicy(page: string, { blocked }: PageContents): Fault[] {
  return [...new Set(blocked)].map((fault) => ({ page, fault: `holds ${fault}` }))
}
