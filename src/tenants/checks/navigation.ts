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

/** A site needs a header menu, and a footer menu unless its footer brings its own links. A file for them that says nothing is told so. */
export function navigationFaults(tree: Tree, emptyFile: Place | null): Finding[] {
  // A list or a text where both menus belong is told as that.
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
