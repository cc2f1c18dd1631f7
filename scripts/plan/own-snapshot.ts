import { relative, resolve } from 'node:path'
import { withLayers } from '#tenants/layers.ts'
import { readDealer } from '#tenants/read-files.ts'
import { treeAt } from '#tenants/yaml/tree.ts'

/**
 * Path of the stock file that a dealer's own or shared files name, relative to `content`; null when they name none, or
 * a URL. Works on faulty files too, as far as they can be read.
 */
export function ownSnapshot(content: string, slug: string): string | null {
  const { tree } = withLayers(readDealer(content, slug), content)
  const named = tree ? treeAt(tree, ['stock', 'snapshot']) : undefined
  if (named?.kind !== 'text' || /^https?:/.test(named.text)) return null
  return relative(content, resolve(content, named.text))
}
