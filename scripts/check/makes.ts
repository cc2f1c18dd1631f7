import { isSameMake } from '#domain/car/on-show.ts'
import { slugify } from '#domain/text/slug.ts'
import { editDistance, formatSuggestions, nearest } from '#tenants/explain/nearest.ts'
import { type Entry, formatPath, type Path, type Tree, treeAt } from '#tenants/yaml/tree.ts'
import { createStockFinding, type StockFinding, type Written } from './stock-finding.ts'

/** Settings that are keyed by make. */
const namedAt: readonly Path[] = [['makes'], ['vehicle', 'included', 'makes'], ['stock', 'model_names']]

/** The entries of a map that the dealer's own files have: those of all dealers name most makes and models there are. */
function ownEntries(node: Tree | undefined, slug: string): readonly (readonly [string, Entry])[] {
  const entries = node?.kind === 'map' ? [...node.entries] : []
  return entries.filter(([, { keyAt }]) => keyAt.file.startsWith(`dealers/${slug}/`))
}

/** Makes as keys that no car has but that resemble another. Others may be in stock again later. */
function misspelt(tree: Tree, slug: string, makes: readonly string[]): readonly StockFinding[] {
  return namedAt.flatMap((path) => {
    const named = ownEntries(treeAt(tree, path), slug)
    const others = makes.filter((make) => !named.some(([name]) => isSameMake(name, make)))
    return named.flatMap(([name, { keyAt }]) => {
      const near = makes.some((make) => isSameMake(name, make)) ? null : nearest(name, others)
      if (near === null) return []
      const message = `no car of the stock is a "${name}"${formatSuggestions([near])}`
      return [{ at: keyAt, path: formatPath([...path, name]), weight: 'note' as const, message }]
    })
  })
}

/** Settings with a make as value: the make of a single-make dealer, and makes of its locations. */
function makeTexts(tree: Tree): readonly Path[] {
  const places = treeAt(tree, ['locations'])
  const sold = (place: number): readonly Path[] => {
    const path = ['locations', place, 'manufacturers'] as const
    const node = treeAt(tree, path)
    return node?.kind === 'list' ? [...node.items.keys()].map((at) => [...path, at]) : []
  }
  return [['manufacturer', 'name'], ...(places?.kind === 'list' ? [...places.items.keys()].flatMap(sold) : [])]
}

/** The same for makes as values. */
function misspeltTexts(tree: Tree, slug: string, makes: readonly string[]): readonly StockFinding[] {
  return makeTexts(tree).flatMap((path) => {
    const node = treeAt(tree, path)
    if (node?.kind !== 'text' || !node.at.file.startsWith(`dealers/${slug}/`)) return []
    const near = makes.some((make) => isSameMake(node.text, make)) ? null : nearest(node.text, makes)
    return near === null
      ? []
      : [createStockFinding(tree, path, 'note', `no car of the stock is a "${node.text}"${formatSuggestions([near])}`)]
  })
}

/** Models are identified by the slugs of their pages. */
const isSameModel = (one: string, other: string) => slugify(one, one) === slugify(other, other)

const plainOf = (name: string) => name.toLowerCase().replace(/[\s-]/g, '')

/** A model whose name differs by a letter or two only. Other digits or an additional word mean another model. */
function modelMeant(name: string, models: readonly string[]): string | null {
  const digits = (text: string) => text.replace(/\D/g, '')
  const isSlip = (model: string) => {
    const [one, other] = [plainOf(name), plainOf(model)]
    return one.length > 3 && digits(one) === digits(other) && editDistance(one, other) <= Math.min(2, one.length / 4)
  }
  return models.find(isSlip) ?? null
}

/** Settings of a make that are keyed by model. */
const ofModels = ['models', 'about', 'points'] as const

/** The same for models that are not in the stock. */
function misspeltModels(tree: Tree, slug: string, { readable, models }: Written['showroom']): readonly StockFinding[] {
  const makes = treeAt(tree, ['makes'])
  const paths =
    makes?.kind === 'map' ? [...makes.entries.keys()].flatMap((make) => ofModels.map((of) => [make, of] as const)) : []
  return paths.flatMap(([make, of]) => {
    const named = ownEntries(treeAt(tree, ['makes', make, of]), slug)
    const isOf = (other: string) => isSameMake(make, other)
    const known = [
      ...readable.flatMap((car) => (isOf(car.make) ? [car.model] : [])),
      ...models.flatMap((model) => (isOf(model.make) ? [model.name] : [])),
    ]
    const others = known.filter((model) => !named.some(([name]) => isSameModel(name, model)))
    return named.flatMap(([name, { keyAt }]) => {
      const near = known.some((model) => isSameModel(model, name)) ? null : modelMeant(name, others)
      if (near === null) return []
      const message = `no ${make} of the stock is a "${name}"${formatSuggestions([near])}`
      return [{ at: keyAt, path: formatPath(['makes', make, of, name]), weight: 'note' as const, message }]
    })
  })
}

/**
 * Notes on misspelt makes and models, and on excluded makes that no car has: a misspelt one excludes nothing, but it
 * may also be sold out.
 */
export function findMakeProblems({
  site,
  tree,
  showroom,
}: Pick<Written, 'site' | 'tree' | 'showroom'>): readonly StockFinding[] {
  const { exclude_makes: excluded } = site.stock.search_filters
  const makes = [...new Set(showroom.readable.map(({ make }) => make))]
  if (makes.length === 0) return []
  const others = makes.filter((make) => !excluded.some((name) => isSameMake(name, make)))
  const unread = [...misspelt(tree, site.slug, makes), ...misspeltTexts(tree, site.slug, makes)]
  const leftOut = excluded.flatMap((name, at) => {
    if (makes.some((make) => isSameMake(name, make))) return []
    const near = nearest(name, others)
    const meant = near === null ? '; its cars may be sold out' : formatSuggestions([near])
    const message = `no car of the stock is a "${name}", so none is left out today${meant}`
    return [createStockFinding(tree, ['search_filters', 'exclude_makes', at], 'note', message)]
  })
  return [...leftOut, ...unread, ...misspeltModels(tree, site.slug, showroom)]
}
