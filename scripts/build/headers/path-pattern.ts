/** A path of `_headers` as a regular expression that every host reads alike: `*` ends it with anything, `:slug` is one segment. */
export function patternOf(path: string): string {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[a-z]\w*/g, '[^/]+')
  return escaped.endsWith('*') ? `^${escaped.slice(0, -1)}` : `^${escaped}$`
}

/** A value between double quotes. `$` and `{` would name a variable in one host or the other; in a URL they have other spellings. */
export function quoted(value: string): string {
  const plain = value.replaceAll('$', '%24').replaceAll('{', '%7B').replaceAll('}', '%7D')
  return `"${plain.replace(/[\\"]/g, '\\$&')}"`
}
