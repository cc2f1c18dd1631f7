import { isSameMake } from '#domain/car/on-show.ts'
import { nearest, oneMeant } from '#tenants/explain/nearest.ts'
import { type Verdict, verdict, type Written } from './verdict.ts'

/**
 * Makes to leave out that no car of the stock has: misspelt ones leave out nothing. Each may as well be sold out today, so it is
 * noted and no more.
 */
export function makeVerdicts({
  site,
  tree,
  showroom,
}: Pick<Written, 'site' | 'tree' | 'showroom'>): readonly Verdict[] {
  const { exclude_makes: excluded } = site.stock.search_filters
  const makes = [...new Set(showroom.readable.map(({ make }) => make))]
  if (makes.length === 0) return []
  const others = makes.filter((make) => !excluded.some((name) => isSameMake(name, make)))
  return excluded.flatMap((name, at) => {
    if (makes.some((make) => isSameMake(name, make))) return []
    const near = nearest(name, others)
    const meant = near === null ? '; its cars may be sold out' : oneMeant([near])
    const message = `no car of the stock is a "${name}", so none is left out today${meant}`
    return [verdict(tree, ['search_filters', 'exclude_makes', at], 'note', message)]
  })
}
