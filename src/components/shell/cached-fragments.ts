import { noted, once } from '#notes/remembered.ts'

type Fragments = Map<string, () => Promise<string>>

const fragmentsOf = once((_source: object): Fragments => new Map())

/** A fragment by name: drawn when first asked for, the same text from then on for whoever names the same source. */
export function cachedFragment(source: object, name: string, draw: () => Promise<string>): Promise<string> {
  const fragments = fragmentsOf(source)
  const take = fragments.get(name) ?? noted(draw)
  fragments.set(name, take)
  return take()
}
