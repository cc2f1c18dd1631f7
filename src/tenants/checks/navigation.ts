import type { Finding } from '../explain/finding.ts'
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

function refusal(tree: Tree, name: 'header' | 'footer', remedy: string): Finding {
  const path = ['navigation', name]
  const message = `Cannot run without navigation: the ${name} menu must be a list; ${found(tree, path)}; ${remedy}`
  return { at: placeOf(tree, path), path: `navigation.${name}`, message }
}

/** A site needs a header menu, and a footer menu unless its footer brings its own links. */
export function navigationFaults(tree: Tree): Finding[] {
  const header = isList(tree, ['navigation', 'header'])
    ? []
    : [refusal(tree, 'header', 'write "header:" with "- {name: Used cars, url: /search/used-cars}" below it')]
  const footer =
    isList(tree, ['navigation', 'footer']) || hasOwnLinks(tree)
      ? []
      : [refusal(tree, 'footer', 'write one, or set footer.variant to minimal, which brings its own links')]
  return [...header, ...footer]
}
