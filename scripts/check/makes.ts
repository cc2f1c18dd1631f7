import { isSameMake } from '#domain/car/on-show.ts'
import { slugify } from '#domain/text/slug.ts'
import { editDistance, nearest, oneMeant } from '#tenants/explain/nearest.ts'
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

/** Where a make is named as a value: that of a dealer of one make, and what its places sell. */
function makeTexts(tree: Tree): readonly Path[] {
  const places = treeAt(tree, ['locations'])
  const sold = (place: number): readonly Path[] => {
    const path = ['locations', place, 'manufacturers'] as const
    const node = treeAt(tree, path)
    return node?.kind === 'list' ? [...node.items.keys()].map((at) => [...path, at]) : []
  }
  return [['manufacturer', 'name'], ...(places?.kind === 'list' ? [...places.items.keys()].flatMap(sold) : [])]
}

/** The same of those: a make that no car has, where another is nearly called so. */
function misspeltTexts(tree: Tree, slug: string, makes: readonly string[]): readonly Verdict[] {
  return makeTexts(tree).flatMap((path) => {
    const node = treeAt(tree, path)
    if (node?.kind !== 'text' || !node.at.file.startsWith(`dealers/${slug}/`)) return []
    const near = makes.some((make) => isSameMake(node.text, make)) ? null : nearest(node.text, makes)
    return near === null
      ? []
      : [verdict(tree, path, 'note', `no car of the stock is a "${node.text}"${oneMeant([near])}`)]
  })
}

/** Models are told apart by the names of their pages. */
const isSameModel = (one: string, other: string) => slugify(one, one) === slugify(other, other)

const plainOf = (name: string) => name.toLowerCase().replace(/[\s-]/g, '')

/** A model that is called so but for a letter or two. Another number is another model, and so is a word more. */
function modelMeant(name: string, models: readonly string[]): string | null {
  const digits = (text: string) => text.replace(/\D/g, '')
  const isSlip = (model: string) => {
    const [one, other] = [plainOf(name), plainOf(model)]
    return one.length > 3 && digits(one) === digits(other) && editDistance(one, other) <= Math.min(2, one.length / 4)
  }
  return models.find(isSlip) ?? null
}

/** What is said of models of a make, by their names. */
const ofModels = ['models', 'about', 'points'] as const

/** The same of models that nothing of the stock is called. */
function misspeltModels(tree: Tree, slug: string, { readable, models }: Written['showroom']): readonly Verdict[] {
  const makes = treeAt(tree, ['makes'])
  const paths =
    makes?.kind === 'map' ? [...makes.entries.keys()].flatMap((make) => ofModels.map((of) => [make, of] as const)) : []
  return paths.flatMap(([make, of]) => {
    const node = treeAt(tree, ['makes', make, of])
    const named = node?.kind === 'map' ? [...node.entries] : []
    const isOf = (other: string) => isSameMake(make, other)
    const known = [
      ...readable.flatMap((car) => (isOf(car.make) ? [car.model] : [])),
      ...models.flatMap((model) => (isOf(model.make) ? [model.name] : [])),
    ]
    const others = known.filter((model) => !named.some(([name]) => isSameModel(name, model)))
    return named.flatMap(([name, { keyAt }]) => {
      const isOwn = keyAt.file.startsWith(`dealers/${slug}/`)
      const near = !isOwn || known.some((model) => isSameModel(model, name)) ? null : modelMeant(name, others)
      if (near === null) return []
      const message = `no ${make} of the stock is a "${name}"${oneMeant([near])}`
      return [{ at: keyAt, path: formatPath(['makes', make, of, name]), weight: 'note' as const, message }]
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
  const unread = [...misspelt(tree, site.slug, makes), ...misspeltTexts(tree, site.slug, makes)]
  const leftOut = excluded.flatMap((name, at) => {
    if (makes.some((make) => isSameMake(name, make))) return []
    const near = nearest(name, others)
    const meant = near === null ? '; its cars may be sold out' : oneMeant([near])
    const message = `no car of the stock is a "${name}", so none is left out today${meant}`
    return [verdict(tree, ['search_filters', 'exclude_makes', at], 'note', message)]
  })
  return [...leftOut, ...unread, ...misspeltModels(tree, site.slug, showroom)]
}
