import { type Path, type Tree, treeAt } from '#tenants/yaml/tree.ts'
import { createStockFinding, type StockFinding, type Written } from './stock-finding.ts'

const textAt = (tree: Tree, path: Path) => {
  const node = treeAt(tree, path)
  return node?.kind === 'text' ? node.text : null
}

/** Paths of menu entries with neither a url nor children. */
function aimlessIn(tree: Tree, menu: Path): readonly Path[] {
  const node = treeAt(tree, menu)
  const entries: readonly Path[] = node?.kind === 'list' ? [...node.items.keys()].map((at) => [...menu, at]) : []
  return entries.flatMap((path) => {
    const isAimless = ['url', 'dropdownItems', 'dynamicDropdown'].every((key) => !treeAt(tree, [...path, key]))
    return isAimless ? [path] : aimlessIn(tree, [...path, 'dropdownItems'])
  })
}

/** Menu entries without a url, which therefore lead to the home page, unless their name says home. */
export function findMenuProblems({ tree }: Pick<Written, 'tree'>): readonly StockFinding[] {
  const menus = ['header', 'footer'].map((name) => ['navigation', name])
  return menus
    .flatMap((menu) => aimlessIn(tree, menu))
    .flatMap((path) => {
      const name = textAt(tree, [...path, 'name']) ?? ''
      if (/home/i.test(name)) return []
      return [
        createStockFinding(
          tree,
          path,
          'mistake',
          `"${name}" leads to the home page, as it has no url; write one, as in url: /faqs`,
        ),
      ]
    })
}
