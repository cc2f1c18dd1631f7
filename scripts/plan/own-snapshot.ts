import { relative, resolve } from 'node:path'
import { withLayers } from '#tenants/layers.ts'
import { readDealer } from '#tenants/read-files.ts'
import { treeAt } from '#tenants/yaml/tree.ts'

/**
 * The file of the project that a dealer's files, or those it shares, name as its stock; null where they name none, or an
 * address. Files with mistakes name what can be read of them: a plan is made all the same.
 */
export function ownSnapshot(content: string, slug: string): string | null {
  const { tree } = withLayers(readDealer(content, slug), content)
  const named = tree ? treeAt(tree, ['stock', 'snapshot']) : undefined
  if (named?.kind !== 'text' || /^https?:/.test(named.text)) return null
  return relative(content, resolve(content, named.text))
}
