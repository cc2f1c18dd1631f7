import { storable } from '../store/listing.ts'

/** A lead nests no deeper: lists and pairs of texts. */
const deepest = 5

/** A form has some dozens of fields; a long visit names its pages. */
const mostValues = 2000

/** Far above what any field of a form takes. */
const longestText = 20_000

/** Why something is no lead of any form, however it is spelt, or null. Looks no further than it has to. */
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

/** Forms and multipart bodies write two signs where a line of text ends, JSON the one that was typed. */
const typedLines = (text: string): string => text.replaceAll('\r\n', '\n')

/**
 * What was sent as it was typed, however it was posted, and without NULs, which nobody types and PostgreSQL keeps in no text; of a
 * shape that was looked at before.
 */
export function asTyped(value: unknown): unknown {
  if (typeof value === 'string') return typedLines(storable(value))
  if (Array.isArray(value)) return value.map(asTyped)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storable(name), asTyped(inner)]))
}
