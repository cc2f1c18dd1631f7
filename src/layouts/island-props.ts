/** Props of an island by name: plain data, as JSON knows it. */
export type IslandProps = Readonly<Record<string, unknown>>

/** Where what an island is drawn as stands: in its page, in a file that it fetches, or nowhere before its script draws it. */
export type Markup = 'page' | 'file' | 'script'

/**
 * The props of an island, in which Astro finds nothing to write. It would pack all of them for the page, and once more for a
 * number that nobody reads, though `island-renderer.ts` writes them: a twentieth of what a night takes.
 */
class GivenProps {
  readonly #whole: IslandProps
  readonly #markup: Markup

  constructor(whole: IslandProps, markup: Markup) {
    this.#whole = whole
    this.#markup = markup
  }

  get whole(): IslandProps {
    return this.#whole
  }

  get markup(): Markup {
    return this.#markup
  }
}

/** What JSON says as it is. A day or a set would reach the browser as something else; what an island alone can give is left out. */
type Plain<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined | ((...of: never) => unknown)
    ? Value
    : Value extends Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | bigint | symbol
      ? never
      : { readonly [Name in keyof Value]: Plain<Value[Name]> }

/** Props as every island on a page gets them: `<Search client:idle {...islandProps(props)} />`. */
export function islandProps<Props extends object>(props: Props & Plain<Props>): Props {
  return { given: new GivenProps(props as IslandProps, 'page') } as unknown as Props
}

/**
 * Props of a form in a dialog, whose markup stands in no page: it comes with what the form has in common with those of other
 * pages. Nobody sees it before a script opens its dialog: `<EnquiryForm client:visible {...deferredProps(props)} />`.
 */
export function deferredProps<Props extends object>(props: Props & Plain<Props>): Props {
  return { given: new GivenProps(props as IslandProps, 'file') } as unknown as Props
}

/** Props of a form in a dialog that is about what was chosen on the page: its script alone knows that, and draws it. */
export function undrawnProps<Props extends object>(props: Props & Plain<Props>): Props {
  return { given: new GivenProps(props as IslandProps, 'script') } as unknown as Props
}

/** What `islandProps` and the others were given. @throws when an island got its props in another way */
export function propsGiven(props: object): Pick<GivenProps, 'whole' | 'markup'> {
  if ('given' in props && props.given instanceof GivenProps) return props.given
  throw new Error('An island gets its props by {...islandProps(…)}.')
}
