import type { Finding } from '../explain/finding.ts'
import type { Place } from '../problem.ts'
import { type Path, placeOf, type Tree, treeAt } from '../yaml/tree.ts'

function found(tree: Tree, path: Path): string {
  const node = treeAt(tree, path)
  if (node === undefined || node.kind === 'nothing') return 'it is missing'
  return node.kind === 'map' ? 'this is one group of settings' : 'this is a single value'
}

function isList(tree: Tree, path: Path): boolean {
  return treeAt(tree, path)?.kind === 'list'
}

function hasOwnLinks(tree: Tree): boolean {
  const variant = treeAt(tree, ['footer', 'variant'])
  return variant?.kind === 'text' && variant.text === 'minimal'
}

function refusal(tree: Tree, emptyFile: Place | null, name: 'header' | 'footer', remedy: string): Finding {
  const path = ['navigation', name]
  const message = `Cannot run without navigation: the ${name} menu must be a list; ${found(tree, path)}; ${remedy}`
  const at = (treeAt(tree, ['navigation']) ? null : emptyFile) ?? placeOf(tree, path)
  return { at, path: `navigation.${name}`, message }
}

/**
 * Findings for a missing header menu, and for a missing footer menu unless footer.variant is minimal. They point at
 * `emptyFile` when there is one and no `navigation` setting.
 */
export function navigationFaults(tree: Tree, emptyFile: Place | null): Finding[] {
  // The schema already reports a list or text in place of both menus.
  const kind = treeAt(tree, ['navigation'])?.kind
  if (kind === 'list' || kind === 'text') return []
  const header = isList(tree, ['navigation', 'header'])
    ? []
    : [
        refusal(
          tree,
          emptyFile,
          'header',
          'write "header:" with "- {name: Used cars, url: /search/used-cars}" below it',
        ),
      ]
  const footer =
    isList(tree, ['navigation', 'footer']) || hasOwnLinks(tree)
      ? []
      : [refusal(tree, emptyFile, 'footer', 'write one, or set footer.variant to minimal, which brings its own links')]
  return [...header, ...footer]
}
