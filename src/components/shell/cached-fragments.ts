const cache = new WeakMap<object, Map<string, Promise<string>>>()

/** A fragment by name: drawn when first asked for, the same text from then on for whoever names the same source. */
export function cachedFragment(source: object, name: string, draw: () => Promise<string>): Promise<string> {
  const fragments = cache.get(source) ?? new Map<string, Promise<string>>()
  cache.set(source, fragments)
  const known = fragments.get(name)
  if (known) return known
  const drawn = draw()
  fragments.set(name, drawn)
  return drawn
}
