const kept = new WeakMap<object, Map<string, Promise<string>>>()

/** A fragment of a site by name: drawn when first asked for, the same text from then on as long as the site is the same. */
export function keptFragment(site: object, name: string, draw: () => Promise<string>): Promise<string> {
  const fragments = kept.get(site) ?? new Map<string, Promise<string>>()
  kept.set(site, fragments)
  const known = fragments.get(name)
  if (known) return known
  const drawn = draw()
  fragments.set(name, drawn)
  return drawn
}
