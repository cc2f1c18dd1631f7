import { carCategories } from '#domain/lead/car-category.ts'
import { formsOfSite } from '#forms/site/site-forms.ts'
import type { Finding } from '#tenants/explain/finding.ts'
import { joinWithOr } from '#tenants/explain/found.ts'
import { didYouMean } from '#tenants/explain/nearest.ts'
import type { Site } from '#tenants/site.ts'
import { formatPath, keyPlaceOf, type Path, placeOf, type Tree } from '#tenants/yaml/tree.ts'
import { type LeadsFile, needs, type WrittenLeads } from './leads-schema.ts'

type Written = WrittenLeads['receivers'][number]

const examples = {
  to: '[sales@dealer.example]',
  url: 'https://hub.example/leads',
  secret_env: 'FORECOURT_DEALER_HUB_SECRET',
} as const
const ownSettings = ['to', 'url', 'secret_env'] as const

/** The values of `via` that use a setting. */
const waysOf = (name: (typeof ownSettings)[number]) =>
  Object.entries(needs).flatMap(([via, names]) => ((names as readonly string[]).includes(name) ? [via] : []))

/** Settings that `via` requires and that are missing, and settings that it does not use. */
function wayFaults(receiver: Written, path: Path, tree: Tree): Finding[] {
  const needed: readonly string[] = needs[receiver.via]
  return ownSettings.flatMap((name): Finding[] => {
    const said = receiver[name]
    const isEmpty = said === null || said.length === 0
    if (needed.includes(name) === !isEmpty) return []
    const at = isEmpty ? keyPlaceOf(tree, path) : keyPlaceOf(tree, [...path, name])
    const message = isEmpty
      ? `via ${receiver.via} needs it; write it as in: ${name}: ${examples[name]}`
      : `via ${receiver.via} does not read it; ${joinWithOr(waysOf(name))} would`
    return [{ at, path: formatPath([...path, name]), message }]
  })
}

/** Problems of receivers whose individual settings are valid: duplicate names, and settings that do not fit `via`. */
export function receiverFaults({ receivers }: WrittenLeads, tree: Tree): readonly Finding[] {
  const names = receivers.map(({ name }) => name)
  return receivers.flatMap((receiver, index) => {
    const path = ['receivers', index] as const
    const at = [...path, 'name']
    const message = `a receiver above is called "${receiver.name}"; the queue knows receivers by their names`
    const twice = { at: placeOf(tree, at), path: formatPath(at), message }
    return [...(names.indexOf(receiver.name) < index ? [twice] : []), ...wayFaults(receiver, path, tree)]
  })
}

/** Categories of the site's leads: those of its forms and those shoppers choose. Other programs may send others. */
function categoriesOf(site: Site): readonly string[] {
  const forms = formsOfSite(site).map(({ category }) => category)
  return [...new Set([...site.forms.enquiry.categories, ...Object.values(carCategories), ...forms])]
}

/** Categories that look like misspellings of the site's own: no lead would match them. */
function slipsOfCategories({ receivers }: Pick<LeadsFile, 'receivers'>, tree: Tree, site: Site): readonly Finding[] {
  const known = categoriesOf(site)
  return receivers.flatMap(({ categories }, index) =>
    categories.flatMap((name, item): Finding[] => {
      const meant = known.includes(name) ? '' : didYouMean(name, known)
      const path = ['receivers', index, 'categories', item]
      const message = `no form of the site sends "${name}"${meant}`
      return meant ? [{ at: placeOf(tree, path), path: formatPath(path), message }] : []
    }),
  )
}

/** Locations, forms and misspelt categories of receivers that the site does not have: no lead would match them. */
export function unknownNames({ receivers }: LeadsFile, tree: Tree, site: Site): readonly Finding[] {
  const known = {
    locations: site.locations.map(({ id }) => id),
    forms: formsOfSite(site).map(({ name }) => name),
  }
  const named = receivers.flatMap((receiver, index) =>
    (['locations', 'forms'] as const).flatMap((list) =>
      receiver[list].flatMap((name, item): Finding[] => {
        if (known[list].length === 0 || known[list].includes(name)) return []
        const path = ['receivers', index, list, item]
        const end = didYouMean(name, known[list]) || `; there are ${known[list].join(', ')}`
        return [{ at: placeOf(tree, path), path: formatPath(path), message: `the site has no "${name}"${end}` }]
      }),
    ),
  )
  return [...named, ...slipsOfCategories({ receivers }, tree, site)]
}
