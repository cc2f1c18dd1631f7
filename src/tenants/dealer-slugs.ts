import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Slugs of all dealers, sorted: folders of dealers/ whose name does not begin with an underscore or a dot. */
export function dealerSlugs(root: string): readonly string[] {
  const folder = join(root, 'dealers')
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && /^[^_.]/.test(entry.name))
  return folders.map(({ name }) => name).sort()
}
