import { pageContents } from '#scripts/build/verify/page-contents.ts'
import { Targets } from '#scripts/build/verify/target.ts'
import type { FakeDestination } from '#scripts/publish/fake-destination.ts'

interface Points {
  readonly links: readonly string[]
  readonly assets: readonly string[]
}

/** Cache: page and its HTML -> links and assets. */
const known = new Map<string, Points>()

function pointsOf(page: string, html: string): Points {
  const found = known.get(page + html)
  if (found) return found
  const targets = new Targets()
  const { links, assets } = pageContents(html)
  const paths = (addresses: readonly string[]) => addresses.flatMap((each) => targets.of(each, page)?.path ?? [])
  const points = { links: paths(links), assets: paths(assets) }
  known.set(page + html, points)
  return points
}

const keyOf = (path: string) => (path === '/' ? 'index.html' : path.slice(1))

/** Whether a file is a page, by its content type: keys of pages have no extension. */
const isPage = (host: FakeDestination, key: string) =>
  host.files.get(key)?.headers.type.startsWith('text/html') ?? false

/** Missing files at a host: assets of any page, and links of pages that are `visited` or reachable from home. */
export function findDanglingLinks(host: FakeDestination, visited: ReadonlySet<string>): string[] {
  const seen = new Set([...visited, 'index.html'].filter((key) => isPage(host, key)))
  const pointsAt = (key: string) => pointsOf(key === 'index.html' ? '/' : `/${key}`, host.files.get(key)?.text ?? '')
  const missing = [...pagesOf(host)].flatMap((key) =>
    pointsAt(key).assets.flatMap((path) => (host.files.has(keyOf(path)) ? [] : [`${key} loads ${path}`])),
  )
  for (const key of seen) {
    const { links, assets } = pointsAt(key)
    for (const path of [...links, ...assets]) {
      if (!host.files.has(keyOf(path))) missing.push(`${key} points to ${path}`)
      else if (isPage(host, keyOf(path))) seen.add(keyOf(path))
    }
  }
  return missing
}

export const pagesOf = (host: FakeDestination): ReadonlySet<string> =>
  new Set([...host.files.keys()].filter((key) => isPage(host, key)))
