const dateOnly = /^\d{4}-\d{2}-\d{2}$/
const withoutOffset = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/

/**
 * The moment an ISO 8601 text names, in milliseconds since 1970, or null when it names none.
 * An offset is honoured exactly; a text without one is read as UTC, whatever the zone of the machine that reads it.
 */
export function instantOf(text: string | null): number | null {
  if (text === null) return null
  const trimmed = text.trim()
  const moment = Date.parse(withoutOffset.test(trimmed) ? `${trimmed.replace(' ', 'T')}Z` : trimmed)
  const isStated = dateOnly.test(trimmed) || /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(trimmed)
  return isStated && !Number.isNaN(moment) ? moment : null
}

/** A day in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000
