import type { Finding } from '../explain/finding.ts'
import { quoted } from '../explain/found.ts'
import { commentsOf, formatPath, type Tree, textsOf } from '../yaml/tree.ts'

const opening = '“”„«‘’'
const wrapped = new RegExp(`^[${opening}](.+)[“”»‘’]$`, 's')

/**
 * Findings for values in typographic quotes, which would be shown on every page, and for values cut off at an unquoted
 * " #", where YAML begins a comment. Values in straight quotes are left alone, typographic quotes and all.
 */
export function quoteFaults(tree: Tree): Finding[] {
  const curly = textsOf(tree).flatMap(({ path, text, at, isQuoted }): Finding[] => {
    const inside = isQuoted ? undefined : wrapped.exec(text)?.[1]
    if (inside === undefined || new RegExp(`[${opening}]`).test(inside.replace(/\w’\w/g, ''))) return []
    const meant = quoted(inside)
    const message = `${quoted(text)} has typographic quotes, which would be shown; write ${meant}, or put all of it in straight quotes if they are meant`
    return [{ at, path: formatPath(path), message }]
  })
  const cut = commentsOf(tree).map(({ path, comment, rest, at }) => ({
    at,
    path: formatPath(path),
    message: cutOffMessage(comment, rest),
  }))
  return [...curly, ...cut]
}

function cutOffMessage(comment: string, rest: string): string {
  const isColour = /^#[0-9a-f]{3,8}$/i.test(comment)
  const mark = isColour ? '' : ', or "# " in place of "#" before a comment'
  return rest === ''
    ? `"#" begins a comment, so this setting has no value; write ${quoted(comment)} in quotes${mark}`
    : `" #" begins a comment, so ${quoted(comment)} is left off; put all of the value in "quotes"${mark}`
}
