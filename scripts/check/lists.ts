import { namedLists, ownLists } from '#addresses/lists.ts'
import { wholeListPath } from '#domain/page/whole-list.ts'
import type { Landing } from '#search/landing.ts'
import { listPathOf } from '#search/page-path.ts'
import { formatSuggestions, nearest } from '#tenants/explain/nearest.ts'
import type { Site } from '#tenants/site.ts'
import { createStockFinding, type StockFinding, type Written } from './stock-finding.ts'

const kindName = /^\/search\/[a-z0-9-]+-(?:cars|bikes|motorcycles|trucks|rvs|vehicles)$/

function yamlForList(path: string): string {
  return `search: {lists: {${path.slice('/search/'.length)}: {filter: 'price < 15000'}}}`
}

/**
 * The fault of a link to a list; null when the list exists or the path is no named list. A list named like a make may
 * be sold out today (a note); one named like a kind of list will never have cars (a stop).
 */
export function listFault(
  path: string,
  site: Site,
  own: readonly Landing[],
): Pick<StockFinding, 'weight' | 'message'> | null {
  const named = namedLists(site, own).find((list) => list.path === path)
  if (!named) return null
  // Compared without the common prefix, which would make all paths similar.
  const last = (each: string) => each.replace(/^\/search\//, '')
  const near = nearest(
    last(path),
    own.map((list) => last(list.path)),
  )
  const meant = near === null ? '' : formatSuggestions([`/search/${near}`])
  if (!kindName.test(path))
    return { weight: 'note', message: `no car on show today is in the list "${path}", which stands empty${meant}` }
  const remedy = meant || '; there are new-cars, used-cars, demo-cars, new-used-and-demo-cars and new-and-demo-cars'
  return {
    weight: 'stop',
    message: `there is no list "${path}"${remedy} (a list of your own is made as in: ${yamlForList(path)})`,
  }
}

/** Whether a list has no cars today. */
async function isEmpty({ filter }: Landing, { engine, site }: Written): Promise<boolean> {
  const { results } = await engine({ queries: [{ indexUid: site.search.index, limit: 0, filter }] })
  return results[0]?.estimatedTotalHits === 0
}

/** Checks that the list behind the site's search boxes exists and has cars. */
export async function findDefaultListProblems(written: Written): Promise<readonly StockFinding[]> {
  const { site, tree, showroom } = written
  const path = listPathOf(site.search.default_search_path)
  const say = (weight: StockFinding['weight'], message: string) => [
    createStockFinding(tree, ['default_search_path'], weight, message),
  ]
  const own = ownLists(site, showroom)
  const fault = listFault(path, site, own)
  if (fault) return say(fault.weight, fault.message)
  const list = own.find((each) => each.path === path)
  if (!list)
    return say('stop', `"${path}" is no list of this site; write a path below /search/, such as /search/used-cars`)
  return showroom.cars.length > 0 && (await isEmpty(list, written))
    ? say(
        'note',
        `the list "${path}" holds no car today, and every search box leads there; "${wholeListPath}" holds them all`,
      )
    : []
}
