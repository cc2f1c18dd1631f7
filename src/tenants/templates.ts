import { join } from 'node:path'
import { namesIn } from './plain-file.ts'
import { readLayer } from './read-files.ts'
import { newDealerFile } from './shared-files.ts'
import { treeAt } from './yaml/tree.ts'

/** The names of YAML files in a folder of dealers/, sorted. */
export function layersIn(root: string, folder: string): string[] {
  return namesIn(join(root, 'dealers', folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort()
}

/** The templates there are, by name. */
export const templatesIn = (root: string): string[] => layersIn(root, '_templates')

/** The template of dealers who say none: as dealers/_new-dealer.yaml names it, or the only one there is; null where neither is so. */
export function usualTemplate(root: string): string | null {
  const all = templatesIn(root)
  const { tree } = readLayer(root, newDealerFile)
  const said = tree && treeAt(tree, ['template'])
  const named = said?.kind === 'text' && all.includes(said.text) ? said.text : null
  return named ?? (all.length === 1 ? (all[0] ?? null) : null)
}
