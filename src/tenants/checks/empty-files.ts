import type { Finding } from '../explain/finding.ts'
import { textOf } from '../plain-file.ts'
import type { Context } from '../resolve/context.ts'
import { formatPath, type Path, treeAt } from '../yaml/tree.ts'

/** A file of one concern, the setting beneath which it is written, and what a site shows without it. */
type Concern = readonly [file: string, path: Path, without: string]

const concerns: readonly Concern[] = [
  ['faqs.yaml', ['pages', 'faqs'], 'shows the questions and answers of the platform'],
  ['promos.yaml', ['promos'], 'shows no promo'],
  ['staff.yaml', ['footer', 'staff'], 'shows nobody of the staff'],
]

/** Whether a text holds nothing but comments and the signs by which YAML says nothing. */
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

/** Files that are there and say nothing: whoever made one expects it to change the site. */
export function emptyFiles(context: Context): Finding[] {
  return concerns.flatMap((concern) => found(concern, context))
}
