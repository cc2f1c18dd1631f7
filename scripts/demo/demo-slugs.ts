import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Dealers with demo stock. */
export function demoSlugs(root: string): readonly string[] {
  const folders = readdirSync(join(root, 'dealers'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders
    .map(({ name }) => name)
    .filter((slug) => existsSync(join(root, 'dealers', slug, 'demo-stock.yaml')))
    .sort()
}
