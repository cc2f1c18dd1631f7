import type { PageFacts } from './page-facts.ts'

/** Something wrong with a release, for people: where, and what. */
export interface Fault {
  readonly page: string
  readonly fault: string
}

/** A built site as verification sees it. */
export interface BuiltSite {
  /** By address without .html: `/`, `/cars/x`. */
  readonly pages: ReadonlyMap<string, PageFacts>
  /** Every file of the release, by site path. */
  readonly files: ReadonlySet<string>
}

/** Addresses that a browser asks of other programs: the lead API, mail, phone. */
const answeredElsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/(?:api|mock)\/)/i

interface Target {
  readonly path: string
  readonly fragment: string
}

/** Where an address on `from` leads within the site, or null when it leads out of it. */
function targetOf(address: string, from: string): Target | null {
  if (answeredElsewhere.test(address)) return null
  const url = new URL(address, `http://site${from}`)
  return { path: decodeURI(url.pathname), fragment: decodeURIComponent(url.hash.slice(1)) }
}

function linkFault(site: BuiltSite, { path, fragment }: Target): string | null {
  const page = site.pages.get(path)
  if (!page) return site.files.has(path) ? null : `links to ${path}, which does not exist`
  if (fragment === '' || fragment === 'top' || page.ids.has(fragment)) return null
  return `links to ${path}#${fragment}, and that page has no such id`
}

/** Every link that leads nowhere. */
export function deadLinks(site: BuiltSite): Fault[] {
  return faultsOf(
    site,
    (facts) => facts.links,
    (target) => linkFault(site, target),
  )
}

/** Every script, style, picture or island module that is not there. */
export function missingAssets(site: BuiltSite): Fault[] {
  return faultsOf(
    site,
    (facts) => facts.assets,
    ({ path }) => (site.files.has(path) ? null : `loads ${path}, which does not exist`),
  )
}

function faultsOf(
  site: BuiltSite,
  pick: (facts: PageFacts) => readonly string[],
  judge: (target: Target) => string | null,
): Fault[] {
  const faults: Fault[] = []
  for (const [page, facts] of site.pages) {
    for (const address of new Set(pick(facts))) {
      const target = targetOf(address, page)
      const fault = target && judge(target)
      if (fault) faults.push({ page, fault })
    }
  }
  return faults
}

/** Ids that stand twice on a page, and names of ids that are not there. */
export function idFaults(site: BuiltSite): Fault[] {
  return [...site.pages].flatMap(([page, { ids, twice, references }]) => [
    ...twice.map((id) => ({ page, fault: `has the id ${id} twice` })),
    ...[...new Set(references)]
      .filter((id) => !ids.has(id))
      .map((id) => ({ page, fault: `refers to the id ${id}, which is not there` })),
  ])
}

/** What the dealer's content security policy would block. */
export function blockedByPolicy(site: BuiltSite): Fault[] {
  return [...site.pages].flatMap(([page, facts]) =>
    [...new Set(facts.blocked)].map((fault) => ({ page, fault: `holds ${fault}` })),
  )
}

/** Pages that no chain of links from the home page reaches; `expected` are those that must be reached. */
export function unreachable(site: BuiltSite, expected: readonly string[]): Fault[] {
  const seen = new Set(['/'])
  const queue = ['/']
  for (let page = queue.pop(); page !== undefined; page = queue.pop()) {
    for (const address of site.pages.get(page)?.links ?? []) {
      const path = targetOf(address, page)?.path
      if (path === undefined || seen.has(path) || !site.pages.has(path)) continue
      seen.add(path)
      queue.push(path)
    }
  }
  return expected
    .filter((page) => !seen.has(page))
    .map((page) => ({ page, fault: 'no link leads here from the home page' }))
}
