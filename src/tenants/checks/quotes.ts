import type { Finding } from '../explain/finding.ts'
import { quoted } from '../explain/found.ts'
import { commentsOf, formatPath, type Tree, textsOf } from '../yaml/tree.ts'

const opening = '“”„«‘’'
const wrapped = new RegExp(`^[${opening}](.+)[“”»‘’]$`, 's')

/**
 * Quotes as word processors write them are part of a value, and would stand on every page. A value in straight quotes is
 * meant as it stands, typographic ones and all.
 */
export function quoteFaults(tree: Tree): Finding[] {
  const curly = textsOf(tree).flatMap(({ path, text, at, isQuoted }): Finding[] => {
    const inside = isQuoted ? undefined : wrapped.exec(text)?.[1]
    if (inside === undefined || new RegExp(`[${opening}]`).test(inside.replace(/\w’\w/g, ''))) return []
    const meant = quoted(inside)
    const message = `${quoted(text)} has typographic quotes, which would be shown; write ${meant}, or put all of it in straight quotes if they are meant`
    return [{ at, path: formatPath(path), message }]
  })
  const colours = commentsOf(tree).map(({ path, comment, at }) => ({
    at,
    path: formatPath(path),
    message: `"#" begins a comment, so this setting has no value; write "${comment}" in quotes`,
  }))
  return [...curly, ...colours]
}
