import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Map: lower-case name -> value as sent. */
export type Headers = Readonly<Record<string, string>>

/** A value to add, or null to remove what earlier rules set. */
type Line = readonly [name: string, value: string | null]

interface Rule {
  readonly pattern: RegExp
  readonly lines: readonly Line[]
}

/** CDNs' default when a release sets none: revalidate every time. */
const unlessSaid: Headers = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** Headers that only work over https, not on a local address. */
const notLocally = new Set(['strict-transport-security'])

/** `*` matches anything, `:name` one segment. */
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

/** Parses rules: a path at the start of a line, then indented headers; `#` starts a comment. */
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
 * Returns the headers of a path as a CDN reads them from a `_headers` file: every matching rule applies, in order; a
 * header set twice has both values, joined by a comma, unless `! Name` removed the first one.
 */
export function headerRules(text: string): (path: string) => Headers {
  const rules = rulesOf(text)
  return (path) => {
    const headers = new Map<string, string>()
    for (const { pattern, lines } of rules) {
      // Within a rule, too, removals apply before values.
      const ordered = [...lines].sort(([, a], [, b]) => Number(a !== null) - Number(b !== null))
      if (pattern.test(path)) for (const line of ordered) apply(headers, line)
    }
    return { ...unlessSaid, ...Object.fromEntries(headers) }
  }
}

/**
 * The rules of a release's `_headers`, or CDN defaults without the file.
 * @throws when it cannot be read, as pages must not be served or published without their policy
 */
export function headersOf(release: string): (path: string) => Headers {
  const file = join(release, '_headers')
  return headerRules(existsSync(file) ? readFileSync(file, 'utf8') : '')
}
