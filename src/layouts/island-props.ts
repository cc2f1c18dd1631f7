/** Props of an island by name: plain data, as JSON knows it. */
type IslandProps = Readonly<Record<string, unknown>>

/**
 * The props of an island, in which Astro finds nothing to write. It would pack all of them for the page, and once more for a
 * number that nobody reads, though `island-renderer.ts` writes them: a twentieth of what a night takes.
 */
class GivenProps {
  readonly #whole: IslandProps

  constructor(whole: IslandProps) {
    this.#whole = whole
  }

  get whole(): IslandProps {
    return this.#whole
  }
}

/** Props as every island on a page gets them: `<Search client:idle {...islandProps(props)} />`. */
export function islandProps<Props extends object>(props: Props): Props {
  return { given: new GivenProps(props as IslandProps) } as unknown as Props
}

/** What `islandProps` was given. @throws when an island got its props in another way */
export function propsGiven(props: object): IslandProps {
  if ('given' in props && props.given instanceof GivenProps) return props.given.whole
  throw new Error('An island gets its props by {...islandProps(…)}.')
}
