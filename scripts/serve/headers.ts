import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Block {
  readonly pattern: RegExp
  readonly headers: readonly (readonly [string, string])[]
}

/** Headers that only make sense over https, so not on a local address. */
const notLocally = new Set(['strict-transport-security'])

function blockOf(text: string): Block {
  const [path = '', ...rows] = text.trim().split('\n')
  const pattern = new RegExp(
    `^${path
      .trim()
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '.*')}$`,
  )
  const headers = rows.map((row): [string, string] => {
    const at = row.indexOf(':')
    return [
      row.slice(0, at).trim(),
      row
        .slice(at + 1)
        .trim()
        .replace('; upgrade-insecure-requests', ''),
    ]
  })
  return { pattern, headers: headers.filter(([name]) => !notLocally.has(name.toLowerCase())) }
}

/** Reads a release's `_headers` file and answers the headers of a path, as a content delivery network would. */
export function headersOf(release: string): (path: string) => readonly (readonly [string, string])[] {
  const file = join(release, '_headers')
  const blocks = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/\n\s*\n/)
        .map(blockOf)
    : []
  return (path) => blocks.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers)
}
