import { slugify } from '#domain/text/slug.ts'
import type { SearchRecord } from '#search/record.ts'
import { packCodes } from './codes.ts'
import type { PackedPattern, Reference } from './packed.ts'

const isControl = (character: string) => character < ' '

/** The text of a reference for one document's value. */
export function referenceText(reference: Reference, value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  return reference.slug ? slugify(text, '', Number.POSITIVE_INFINITY) : text
}

/**
 * Replaces the first occurrence of each reference's text by its control character, longest text first. Null when the
 * text itself holds control characters.
 */
function patternOf(text: string, references: readonly Reference[], record: SearchRecord): string | null {
  if ([...text].some(isControl)) return null
  const parts = references.map((reference, index) => ({
    index,
    part: referenceText(reference, record[reference.column]),
  }))
  let pattern = text
  for (const { index, part } of parts.toSorted((a, b) => b.part.length - a.part.length || a.index - b.index)) {
    const at = part && ![...part].some(isControl) ? pattern.indexOf(part) : -1
    if (at >= 0) pattern = pattern.slice(0, at) + String.fromCharCode(index + 1) + pattern.slice(at + part.length)
  }
  return pattern
}

/** A text column as patterns over other columns, or null when a document has no valid pattern. */
export function packPattern(
  name: string,
  references: readonly Reference[],
  records: readonly SearchRecord[],
): PackedPattern | null {
  const codeOf = new Map<string, number>()
  const codes: number[] = []
  for (const record of records) {
    const text = record[name] ?? ''
    const pattern = typeof text === 'string' ? patternOf(text, references, record) : null
    if (pattern === null) return null
    if (!codeOf.has(pattern)) codeOf.set(pattern, codeOf.size)
    codes.push(codeOf.get(pattern) ?? 0)
  }
  const isEachItsOwn = codeOf.size === records.length
  return {
    kind: 'pattern',
    name,
    references,
    patterns: [...codeOf.keys()],
    codes: isEachItsOwn ? null : packCodes(codes),
  }
}
