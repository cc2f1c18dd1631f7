import { removeNul } from '../store/listing.ts'

/** Maximum nesting depth of a lead. */
const deepest = 5

/** Maximum number of values: some dozens of fields, plus the pages of a long visit. */
const mostValues = 2000

/** Maximum length of a text, far above any form field's own limit. */
const longestText = 20_000

/** Why a value exceeds the limits of any lead, or null. Stops at the first problem. */
export function shapeProblem(value: unknown): string | null {
  let values = 0
  const walk = (each: unknown, depth: number): string | null => {
    values += 1
    if (values > mostValues) return 'Too many fields.'
    if (typeof each === 'string') return each.length > longestText ? 'Too many characters.' : null
    if (typeof each !== 'object' || each === null) return null
    if (depth === deepest) return 'Too deep.'
    for (const [name, inner] of Object.entries(each)) {
      const problem = name.length > 100 ? 'Too many characters.' : walk(inner, depth + 1)
      if (problem !== null) return problem
    }
    return null
  }
  return walk(value, 0)
}

/** Forms and multipart bodies end lines with CRLF, JSON with the typed LF. */
const typedLines = (text: string): string => text.replaceAll('\r\n', '\n')

/**
 * The value with LF line ends, however it was posted, and without NULs, which PostgreSQL rejects in texts. Recursive,
 * so check it with `shapeProblem` first.
 */
export function normalizeText(value: unknown): unknown {
  if (typeof value === 'string') return typedLines(removeNul(value))
  if (Array.isArray(value)) return value.map(normalizeText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [removeNul(name), normalizeText(inner)]))
}
