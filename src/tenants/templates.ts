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

/** Names of the existing templates. */
export const templatesIn = (root: string): string[] => layersIn(root, '_templates')

/** The default template: the one dealers/_new-dealer.yaml names, else the only one there is; null for neither. */
export function usualTemplate(root: string): string | null {
  const all = templatesIn(root)
  const { tree } = readLayer(root, newDealerFile)
  const said = tree && treeAt(tree, ['template'])
  const named = said?.kind === 'text' && all.includes(said.text) ? said.text : null
  return named ?? (all.length === 1 ? (all[0] ?? null) : null)
}
