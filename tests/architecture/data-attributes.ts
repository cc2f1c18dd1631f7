const asAttribute = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Names that scripts read from `dataset` but that are never written, neither as an attribute nor through `dataset`. */
export function unwrittenData(sources: readonly string[]): readonly string[] {
  const all = sources.join('\n')
  const namesIn = (pattern: RegExp) => new Set([...all.matchAll(pattern)].map(([, name = '']) => name))
  const attributes = namesIn(/(?<!\[)\bdata-([a-z-]+)/g)
  const set = namesIn(/dataset\.(\w+)\s*(?:\?\?)?=(?!=)/g)
  return [...namesIn(/\.dataset\.(\w+)/g)].filter((name) => !attributes.has(asAttribute(name)) && !set.has(name))
}
