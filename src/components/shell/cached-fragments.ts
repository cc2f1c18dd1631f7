import { memoise, trackReads } from '#notes/track-dependencies.ts'

type Fragments = Map<string, () => Promise<string>>

const fragmentsOf = memoise((_source: object): Fragments => new Map())

/** Returns the fragment of a name, rendered on the first call and cached per source object. */
export function cachedFragment(source: object, name: string, draw: () => Promise<string>): Promise<string> {
  const fragments = fragmentsOf(source)
  const take = fragments.get(name) ?? trackReads(draw)
  fragments.set(name, take)
  return take()
}
