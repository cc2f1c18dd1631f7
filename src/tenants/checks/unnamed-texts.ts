import { join } from 'node:path'
import type { Finding } from '../explain/finding.ts'
import { namesIn } from '../plain-file.ts'
import type { Context } from '../resolve/context.ts'
import type { Tree } from '../yaml/tree.ts'

/** Every value of a tree. */
function valuesIn(tree: Tree): readonly string[] {
  if (tree.kind === 'map') return [...tree.entries.values()].flatMap(({ value }) => valuesIn(value))
  if (tree.kind === 'list') return tree.items.flatMap(valuesIn)
  return tree.kind === 'text' ? [tree.text] : []
}

/** Findings for Markdown files in a dealer's pages folder that no setting names: their author expects a page. */
export function unnamedTexts({ root, slug, tree }: Context): Finding[] {
  const texts = namesIn(join(root, 'dealers', slug, 'pages')).filter((name) => name.endsWith('.md'))
  if (texts.length === 0) return []
  const named = new Set(valuesIn(tree))
  return texts
    .filter((name) => !named.has(`pages/${name}`))
    .map((name) => ({
      at: { file: `dealers/${slug}/pages/${name}`, line: 1, column: 1 },
      path: '',
      message: `no setting names this text, so no page shows it; write "pages/${name}" where it belongs, as dealers/README.md shows under pages`,
    }))
}
