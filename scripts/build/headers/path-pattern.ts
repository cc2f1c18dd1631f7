/**
 * Converts a `_headers` path to a regular expression that all hosts interpret alike: a final `*` matches anything,
 * `:slug` one segment.
 */
export function patternOf(path: string): string {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[a-z]\w*/g, '[^/]+')
  return escaped.endsWith('*') ? `^${escaped.slice(0, -1)}` : `^${escaped}$`
}

/** Quotes a value. `$`, `{` and `}` are percent-encoded, as they start variables in one host or the other. */
export function quoted(value: string): string {
  const plain = value.replaceAll('$', '%24').replaceAll('{', '%7B').replaceAll('}', '%7D')
  return `"${plain.replace(/[\\"]/g, '\\$&')}"`
}
