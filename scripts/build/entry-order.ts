import type { Plugin } from 'vite'

/** A bundle's entry modules, sorted by path relative to `root`: the order does not depend on the project's location. */
export function orderedEntries(entries: readonly string[], root: string): string[] {
  const known = new Map(
    entries.map((entry) => [entry.startsWith(`${root}/`) ? entry.slice(root.length) : entry, entry]),
  )
  return [...known.keys()].sort().flatMap((key) => known.get(key) ?? [])
}

/**
 * Sorts the entries independently of the project's location. Astro sorts them by absolute path, so that projects below
 * /a and /z would name and fill browser files differently.
 */
export function entryOrder(): Plugin {
  let root = ''
  return {
    name: 'forecourt:entry-order',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root
    },
    options: (options) =>
      Array.isArray(options.input) ? { ...options, input: orderedEntries(options.input, root) } : null,
  }
}
