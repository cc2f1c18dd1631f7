import { namedLists, ownLists } from '#addresses/lists.ts'
import { listPathOf } from '#search/page-path.ts'
import { nearest } from '#tenants/explain/nearest.ts'
import { countOf } from './filters.ts'
import { type Verdict, verdict, type Written } from './verdict.ts'

const kindName = /^\/search\/[a-z0-9-]+-(?:cars|bikes|motorcycles|trucks|rvs|vehicles)$/

function yamlForList(path: string): string {
  return `search: {lists: {${path.slice('/search/'.length)}: {filter: 'price < 15000'}}}`
}

/**
 * What is wrong with a link to a list that neither settings nor stock know, or null for one that is there. One that is
 * called like a make may be sold out today; one called like a kind of list will never hold a car.
 */
export function listFault(path: string, written: Written): Pick<Verdict, 'weight' | 'message'> | null {
  const { site, showroom } = written
  const own = ownLists(site, showroom)
  const named = namedLists(site, own).find((list) => list.path === path)
  if (!named) return null
  const near = nearest(
    path,
    own.map((list) => list.path),
  )
  const meant = near === null ? '' : `; did you mean "${near}"?`
  if (!kindName.test(path))
    return { weight: 'note', message: `no car on show today is in the list "${path}", which stands empty${meant}` }
  const remedy = meant || '; there are new-cars, used-cars, demo-cars, new-used-and-demo-cars and new-and-demo-cars'
  return {
    weight: 'stop',
    message: `there is no list "${path}"${remedy} (a list of your own is made as in: ${yamlForList(path)})`,
  }
}

const typeList = /^\/search\/((?:new|used|demo|and|-)+)-(cars|bikes|motorcycles|trucks|rvs)$/

/** Cars today in a list that has a name of its own, or null for another. */
function countIn(path: string, { site, showroom: { cars } }: Written): number | null {
  const own = site.search.lists[path.slice('/search/'.length)]
  if (own) return countOf(own.filter, cars, site.search)
  const [, types = '', kind] = typeList.exec(path) ?? []
  const ofTypes = cars.filter(({ car_type, item_type }) => {
    return types.split('-').includes(car_type) && (kind === 'cars' || item_type === kind)
  })
  return types === '' ? null : ofTypes.length
}

/** The list behind every search box of the site is there, and holds cars. */
export function defaultListVerdicts(written: Written): readonly Verdict[] {
  const { site, tree, showroom } = written
  const path = listPathOf(site.search.default_path)
  const say = (weight: Verdict['weight'], message: string) => [verdict(tree, ['default_search_path'], weight, message)]
  const fault = listFault(path, written)
  if (fault) return say(fault.weight, fault.message)
  if (!ownLists(site, showroom).some((list) => list.path === path))
    return say('stop', `"${path}" is no list of this site; write a path below /search/, such as /search/used-cars`)
  const isEmpty = showroom.cars.length > 0 && countIn(path, written) === 0
  const all = '/search/new-used-and-demo-cars'
  return isEmpty
    ? say('note', `the list "${path}" holds no car today, and every search box leads there; "${all}" holds them all`)
    : []
}
