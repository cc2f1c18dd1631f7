import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { markdownLink } from '#addresses/written-links.ts'
import type { Place } from '#tenants/problem.ts'
import { type Path, placeOf, treeAt } from '#tenants/yaml/tree.ts'
import type { Written } from './verdict.ts'

type Files = Pick<Written, 'tree' | 'root'>

/** Settings that name a Markdown file; the words of all others stand in them. */
const namesFile = (path: Path) => path.at(-1) === 'content' || path[1] === 'texts'

function columnsOf(url: string, line: string): readonly number[] {
  return [...line.matchAll(markdownLink)].flatMap((match) => {
    const isMeant = (match[1] ?? match[2]) === url
    return isMeant ? [match.index + match[0].lastIndexOf(url) + 1] : []
  })
}

/** Everywhere a link stands: its address in YAML, or in the text of the Markdown file that the setting names. */
export function placesOfLink(url: string, path: Path, { tree, root }: Files): readonly [Place, ...Place[]] {
  const at = placeOf(tree, path)
  const node = treeAt(tree, path)
  if (!namesFile(path) || node?.kind !== 'text') return [at]
  const file = join(dirname(at.file), node.text)
  const lines = readFileSync(join(root, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  const places = lines.flatMap((text, index) =>
    columnsOf(url, text).map((column) => ({ file, line: index + 1, column })),
  )
  const [first = { file, line: 1, column: 1 }, ...others] = places
  return [first, ...others]
}
