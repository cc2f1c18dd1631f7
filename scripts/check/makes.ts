import { isSameMake } from '#domain/car/on-show.ts'
import { nearest, oneMeant } from '#tenants/explain/nearest.ts'
import { formatPath, type Path, type Tree, treeAt } from '#tenants/yaml/tree.ts'
import { type Verdict, verdict, type Written } from './verdict.ts'

/** Where a dealer writes something of a make, by its name. */
const namedAt: readonly Path[] = [['makes'], ['vehicle', 'included', 'makes'], ['stock', 'model_names']]

/** What is said of a make that no car has, where another is nearly called so. One that is far from all may come again. */
function misspelt(tree: Tree, slug: string, makes: readonly string[]): readonly Verdict[] {
  return namedAt.flatMap((path) => {
    const node = treeAt(tree, path)
    const named = node?.kind === 'map' ? [...node.entries] : []
    const others = makes.filter((make) => !named.some(([name]) => isSameMake(name, make)))
    return named.flatMap(([name, { keyAt }]) => {
      const isOwn = keyAt.file.startsWith(`dealers/${slug}/`)
      const near = !isOwn || makes.some((make) => isSameMake(name, make)) ? null : nearest(name, others)
      if (near === null) return []
      const message = `no car of the stock is a "${name}"${oneMeant([near])}`
      return [{ at: keyAt, path: formatPath([...path, name]), weight: 'note' as const, message }]
    })
  })
}

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
  const unread = misspelt(tree, site.slug, makes)
  const leftOut = excluded.flatMap((name, at) => {
    if (makes.some((make) => isSameMake(name, make))) return []
    const near = nearest(name, others)
    const meant = near === null ? '; its cars may be sold out' : oneMeant([near])
    const message = `no car of the stock is a "${name}", so none is left out today${meant}`
    return [verdict(tree, ['search_filters', 'exclude_makes', at], 'note', message)]
  })
  return [...leftOut, ...unread]
}
