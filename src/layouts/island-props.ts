/** Props of an island by name: JSON data. */
export type IslandProps = Readonly<Record<string, unknown>>

/**
 * Where an island's prerendered markup is: in the page, in a file the island fetches, or nowhere until its script
 * renders it.
 */
export type Markup = 'page' | 'file' | 'script'

/**
 * Wraps an island's props so that Astro has nothing to serialise: `island-renderer.ts` does that. Astro would serialise
 * them for the page, and a second time for an unused hash, which took a twentieth of the nightly build.
 */
class GivenProps {
  readonly #whole: IslandProps
  readonly #markup: Markup
  readonly #serverOnly: IslandProps

  constructor(whole: IslandProps, markup: Markup, serverOnly: IslandProps = {}) {
    this.#whole = whole
    this.#markup = markup
    this.#serverOnly = serverOnly
  }

  get whole(): IslandProps {
    return this.#whole
  }

  get markup(): Markup {
    return this.#markup
  }

  get serverOnly(): IslandProps {
    return this.#serverOnly
  }
}

/**
 * A type with only values that survive JSON. Dates, maps and sets would arrive as something else. Functions are
 * allowed: JSON leaves them out.
 */
type Plain<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined | ((...of: never) => unknown)
    ? Value
    : Value extends Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | bigint | symbol
      ? never
      : { readonly [Name in keyof Value]: Plain<Value[Name]> }

/**
 * Wraps the props of an island: `<Search client:idle {...islandProps(props)} />`. `serverOnly` are further ones for
 * prerendering, which the browser does not get: what the page shows already.
 */
export function islandProps<Props extends object>(props: Props & Plain<Props>, serverOnly: Partial<Props> = {}): Props {
  return { given: new GivenProps(props as IslandProps, 'page', serverOnly as IslandProps) } as unknown as Props
}

/**
 * Wraps the props of a form in a dialog. Its markup is not in the page but in the file with the props it shares with
 * other pages, as it is not visible until a script opens the dialog:
 * `<EnquiryForm client:visible {...deferredProps(props)} />`
 */
export function deferredProps<Props extends object>(props: Props & Plain<Props>): Props {
  return { given: new GivenProps(props as IslandProps, 'file') } as unknown as Props
}

/**
 * Wraps the props of a form in a dialog whose content depends on what was selected on the page: only its script can
 * render it.
 */
export function clientOnlyProps<Props extends object>(props: Props & Plain<Props>): Props {
  return { given: new GivenProps(props as IslandProps, 'script') } as unknown as Props
}

/** The wrapped props. @throws when an island's props were not wrapped by one of these functions */
export function unwrapProps(props: object): Pick<GivenProps, 'whole' | 'markup' | 'serverOnly'> {
  if ('given' in props && props.given instanceof GivenProps) return props.given
  throw new Error('An island gets its props by {...islandProps(…)}.')
}
