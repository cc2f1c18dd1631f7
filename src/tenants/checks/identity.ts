import { slugify } from '#domain/text/slug.ts'
import type { Finding } from '../explain/finding.ts'
import { placeOf, type Tree, treeAt } from '../yaml/tree.ts'

/** Names the server uses itself, reserved from dealers' slugs. */
const reserved = ['api', 'mock', 'leads', 'www', 'localhost', 'preview', 'assets', 'static']

/** Checks that the slug is the folder's name and not reserved. */
export function slugFaults(tree: Tree, folder: string): Finding[] {
  const node = treeAt(tree, ['slug'])
  if (node?.kind !== 'text') return []
  const say = (message: string) => [{ at: placeOf(tree, ['slug']), path: 'slug', message }]
  if (node.text !== folder) {
    const ways = slugify(folder) === folder ? `write "slug: ${folder}" or rename` : 'rename'
    return say(`"${node.text}" is not the name of the folder; ${ways} dealers/${folder}`)
  }
  return reserved.includes(folder) ? say(`"${folder}" is reserved for the server; choose another slug`) : []
}
