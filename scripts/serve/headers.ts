import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names in lower case, values as they are sent. */
export type Headers = Readonly<Record<string, string>>

/** A value to add, or null to take back what earlier rules set. */
type Line = readonly [name: string, value: string | null]

interface Rule {
  readonly pattern: RegExp
  readonly lines: readonly Line[]
}

/** What the networks send where a release says nothing: ask again each time, and keep what has not changed. */
const unlessSaid: Headers = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** Headers that only make sense over https, so not on a local address. */
const notLocally = new Set(['strict-transport-security'])

/** `*` is anything, `:name` one segment. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:[A-Za-z]\w*/g, '[^/]+')}$`)
}

function linesOf(row: string): readonly Line[] {
  const taken = /^!\s*([\w-]+)$/.exec(row)?.[1]
  if (taken) return [[taken.toLowerCase(), null]]
  const [, name = '', value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(row) ?? []
  const isKept = name !== '' && !notLocally.has(name.toLowerCase())
  return isKept ? [[name.toLowerCase(), value.replace('; upgrade-insecure-requests', '')]] : []
}

/** A rule starts with its path at the start of a line; its headers are indented; `#` starts a comment. */
function rulesOf(text: string): readonly Rule[] {
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '' && !row.trim().startsWith('#'))
  const starts = rows.flatMap((row, index) => (/^\//.test(row) ? [index] : []))
  return starts.map((start, index) => ({
    pattern: patternOf((rows[start] ?? '').trim()),
    lines: rows.slice(start + 1, starts[index + 1]).flatMap((row) => linesOf(row.trim())),
  }))
}

function apply(headers: Map<string, string>, [name, value]: Line): void {
  const before = headers.get(name)
  if (value === null) headers.delete(name)
  else headers.set(name, before === undefined ? value : `${before}, ${value}`)
}

/**
 * Answers the headers of a path as a content delivery network reads them from a `_headers` file: every rule that fits
 * applies, in order; a header named twice has both values, joined by a comma, unless `! Name` took the first one back.
 */
export function headerRules(text: string): (path: string) => Headers {
  const rules = rulesOf(text)
  return (path) => {
    const headers = new Map<string, string>()
    for (const { pattern, lines } of rules) {
      // Within a rule, too, what is taken back goes before what is set.
      const ordered = [...lines].sort(([, a], [, b]) => Number(a !== null) - Number(b !== null))
      if (pattern.test(path)) for (const line of ordered) apply(headers, line)
    }
    return { ...unlessSaid, ...Object.fromEntries(headers) }
  }
}

/**
 * The rules of a release's `_headers`; without the file, what the networks send by themselves. @throws when it is there and cannot
 * be read: pages without their policy are not to be served, nor published
 */
export function headersOf(release: string): (path: string) => Headers {
  const file = join(release, '_headers')
  return headerRules(existsSync(file) ? readFileSync(file, 'utf8') : '')
}
