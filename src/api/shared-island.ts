import { fetchJson } from './call.ts'

/** Props that an island has on every page; what a page adds to them is in the page. */
export type SharedProps = Readonly<Record<string, unknown>>

/**
 * A rendered node of an island as JSON: a text, an element (tag, attributes, children), or null for the comment that
 * React puts between two texts. JSON, because the CSP of every site forbids turning HTML text into elements.
 */
export type MarkupNode =
  | string
  | null
  | readonly [
      tag: string,
      attributes: readonly (readonly [name: string, value: string])[],
      children: readonly MarkupNode[],
    ]

/** The part of an island that pages share: its props and, where no page contains it, its markup. */
export interface SharedIsland {
  readonly props: SharedProps
  readonly drawn: readonly MarkupNode[]
}

/** Fetches the shared part, with one retry that bypasses the browser cache. @throws when both requests fail */
export async function fetchSharedIsland(address: string): Promise<SharedIsland> {
  const island = (await fetchJson(address)) ?? (await fetchJson(address, fetch, undefined, 'reload'))
  if (!island) throw new Error(`${address} could not be had.`)
  // Written by our own build.
  const { drawn = [], ...props } = island as SharedProps & Partial<Pick<SharedIsland, 'drawn'>>
  return { props, drawn }
}
