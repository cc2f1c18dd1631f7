import { isWholeNumber } from '#domain/contact/whole-number.ts'
import type { Locale } from '#domain/text/locale.ts'
import { type Path, type Tree, treeAt } from '#tenants/yaml/tree.ts'
import { createStockFinding, type StockFinding, type Written } from './stock-finding.ts'

function keysAt(tree: Tree, path: Path): readonly (string | number)[] {
  const node = treeAt(tree, path)
  if (node?.kind === 'map') return [...node.entries.keys()]
  return node?.kind === 'list' ? [...node.items.keys()] : []
}

/** Paths of all phone number settings. */
function phonePaths(tree: Tree): readonly Path[] {
  const places = keysAt(tree, ['locations']).map((at) => ['locations', at, 'contact_detail'] as const)
  return [
    ['phone'],
    ...keysAt(tree, ['special_phones']).map((name) => ['special_phones', name]),
    ...places.flatMap((place) => [[...place, 'phone'] as const, [...place, 'landline_phone'] as const]),
    ...keysAt(tree, ['footer', 'staff']).map((at) => ['footer', 'staff', at, 'phone'] as const),
  ]
}

/**
 * A hint for foreign numbers: + instead of an international dialling prefix (0011 in Australia, 011 in America, 00
 * elsewhere).
 */
function fromAbroad(text: string, locale: Locale): string {
  const meant = text.replace(/^\(?(?:0011|011|00)\)?[ -]*/, '+')
  return meant !== text && isWholeNumber(meant, locale)
    ? `; did you mean "${meant}"?`
    : '; one from abroad begins with +'
}

/** Phone numbers with a wrong number of digits. */
export function findPhoneProblems({ site, tree }: Written): readonly StockFinding[] {
  return phonePaths(tree).flatMap((path) => {
    const node = treeAt(tree, path)
    if (node?.kind !== 'text' || isWholeNumber(node.text, site.locale.locale)) return []
    const end = fromAbroad(node.text, site.locale.locale)
    const message = `"${node.text}" has a digit too few or too many for a phone number of this country${end}`
    return [createStockFinding(tree, path, 'mistake', message)]
  })
}
