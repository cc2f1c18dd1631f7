/** A content security policy. Map: directive -> sources. */
export type Directives = Readonly<Record<string, readonly string[]>>

/** Merges policies: the union of each directive's sources. */
export function mergeDirectives(parts: readonly Directives[]): Directives {
  const names = new Set(parts.flatMap((part) => Object.keys(part)))
  const sources = (name: string) => [...new Set(parts.flatMap((part) => part[name] ?? []))]
  return Object.fromEntries([...names].map((name) => [name, sources(name)]))
}
