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

async function fetched(address: string, cache: RequestCache): Promise<SharedIsland> {
  const response = await fetch(address, { cache })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  const { drawn = [], ...props } = await response.json()
  return { props, drawn }
}

/** Once more after a failure, past whatever the browser has kept of it. @throws when it cannot be had */
export function fetchSharedIsland(address: string): Promise<SharedIsland> {
  return fetched(address, 'default').catch(() => fetched(address, 'reload'))
}
