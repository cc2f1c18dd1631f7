/** A policy before it is written: each directive with its sources. */
export type Directives = Readonly<Record<string, readonly string[]>>

/** One policy of several: the sources of a directive add up. */
export function together(parts: readonly Directives[]): Directives {
  const names = new Set(parts.flatMap((part) => Object.keys(part)))
  const sources = (name: string) => [...new Set(parts.flatMap((part) => part[name] ?? []))]
  return Object.fromEntries([...names].map((name) => [name, sources(name)]))
}
