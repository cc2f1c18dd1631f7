import type { Plugin } from 'vite'

/** Modules that a bundle starts from, in an order that is the same wherever the project lies: `root` does not count. */
export function orderedEntries(entries: readonly string[], root: string): string[] {
  const known = new Map(
    entries.map((entry) => [entry.startsWith(`${root}/`) ? entry.slice(root.length) : entry, entry]),
  )
  return [...known.keys()].sort().flatMap((key) => known.get(key) ?? [])
}

/**
 * Astro sorts what it starts from by whole paths, so that a project below /a and one below /z would name and fill the
 * browser's files in different ways.
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
