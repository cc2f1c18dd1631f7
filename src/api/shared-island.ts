import { fetchJson } from './call.ts'

/** What islands get on every page alike, by its names; what a page adds to one of them stands with the page. */
export type SharedProps = Readonly<Record<string, unknown>>

/**
 * A node of what an island is drawn as, as JSON: a text, an element by its tag, attributes and children, or null for the comment that
 * React puts between two texts. Text would have to be turned into elements, which the policy of every site refuses.
 */
export type DrawnNode =
  | string
  | null
  | readonly [
      tag: string,
      attributes: readonly (readonly [name: string, value: string])[],
      children: readonly DrawnNode[],
    ]

/** What an island has in common with those of other pages: its props and, where no page holds that, what it is drawn as. */
export interface SharedIsland {
  readonly props: SharedProps
  readonly drawn: readonly DrawnNode[]
}

/** Once more after a failure, past whatever the browser has kept of it. @throws when it cannot be had */
export async function fetchSharedIsland(address: string): Promise<SharedIsland> {
  const island = (await fetchJson(address)) ?? (await fetchJson(address, fetch, undefined, 'reload'))
  if (!island) throw new Error(`${address} could not be had.`)
  // Written by our own build.
  const { drawn = [], ...props } = island as SharedProps & Partial<Pick<SharedIsland, 'drawn'>>
  return { props, drawn }
}
