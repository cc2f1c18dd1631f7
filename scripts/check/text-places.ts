import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { markdownLink } from '#addresses/written-links.ts'
import type { Place } from '#tenants/problem.ts'
import { type Path, placeOf, treeAt } from '#tenants/yaml/tree.ts'
import type { Written } from './stock-finding.ts'

type Files = Pick<Written, 'tree' | 'root'>

/** Whether a setting names a Markdown file; all others contain the text itself. */
const namesFile = (path: Path) => path.at(-1) === 'content' || path[1] === 'texts'

function columnsOf(url: string, line: string): readonly number[] {
  return [...line.matchAll(markdownLink)].flatMap((match) => {
    const isMeant = (match[1] ?? match[2]) === url
    return isMeant ? [match.index + match[0].lastIndexOf(url) + 1] : []
  })
}

function placesIn(file: string, root: string, columns: (line: string) => readonly number[]): readonly Place[] {
  const lines = readFileSync(join(root, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  return lines.flatMap((text, index) => columns(text).map((column) => ({ file, line: index + 1, column })))
}

/** The Markdown file a setting names; null when it contains the text itself. */
function markdownFileAt(path: Path, { tree }: Files): string | null {
  const node = treeAt(tree, path)
  return namesFile(path) && node?.kind === 'text' ? join(dirname(node.at.file), node.text) : null
}

/** All positions in the Markdown file a setting names, or the first one in a YAML text. */
function placesOf(
  path: Path,
  files: Files,
  columns: (line: string) => readonly number[],
): readonly [Place, ...Place[]] {
  const at = placeOf(files.tree, path)
  const file = markdownFileAt(path, files)
  if (file === null) {
    const isBelow = ({ line, column }: Place) => line > at.line || (line === at.line && column > at.column)
    return [placesIn(at.file, files.root, columns).find(isBelow) ?? at]
  }
  const [first = { file, line: 1, column: 1 }, ...others] = placesIn(file, files.root, columns)
  return [first, ...others]
}

/** All positions of a link: in YAML, in an answer, or in the Markdown file the setting names. */
export function findLinkPositions(url: string, path: Path, files: Files): readonly [Place, ...Place[]] {
  const isText = namesFile(path) || path.at(-1) === 'answer'
  return isText ? placesOf(path, files, (line) => columnsOf(url, line)) : [placeOf(files.tree, path)]
}

/** The first position of words in a text. */
export function findTextPosition(words: string, path: Path, files: Files): Place {
  return placesOf(path, files, (line) => (line.includes(words) ? [line.indexOf(words) + 1] : []))[0]
}
