import type { Finding } from '../explain/finding.ts'
import { textOf } from '../plain-file.ts'
import type { Context } from '../resolve/context.ts'
import { formatPath, type Path, treeAt } from '../yaml/tree.ts'

/** A file for one setting, the path of that setting, and what a site shows without the file. */
type Concern = readonly [file: string, path: Path, without: string]

const concerns: readonly Concern[] = [
  ['faqs.yaml', ['pages', 'faqs'], 'shows the questions and answers of the platform'],
  ['promos.yaml', ['promos'], 'shows no promo'],
  ['staff.yaml', ['footer', 'staff'], 'shows nobody of the staff'],
]

/** Whether a YAML text has no value: only comments, blank lines, document markers, `~` or `null`. */
function isSilent(text: string): boolean {
  const lines = text.replace(/^\uFEFF/, '').split('\n')
  return lines.every((line) => /^\s*(?:#.*|---|\.\.\.|~|null)?\s*$/.test(line))
}

function found([name, path, without]: Concern, { root, slug, tree }: Context): Finding[] {
  const file = `dealers/${slug}/${name}`
  const text = textOf(root, file)
  if (text === null || !isSilent(text)) return []
  const above = treeAt(tree, path)
  const effect = above && above.kind !== 'nothing' ? `shows what ${above.at.file} says` : without
  const message = `this file says nothing, so the site ${effect}; write what belongs here, as dealers/README.md shows, or delete the file`
  return [{ at: { file, line: 1, column: 1 }, path: formatPath(path), message }]
}

/** Findings for files that exist but hold no value: their author expects them to change the site. */
export function emptyFiles(context: Context): Finding[] {
  return concerns.flatMap((concern) => found(concern, context))
}
