/** What an island gets on every page alike, by its names; what a page adds to one of them stands with the page. */
export type SharedProps = Readonly<Record<string, unknown>>

async function jsonOf(address: string, cache: RequestCache): Promise<SharedProps> {
  const response = await fetch(address, { cache })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.json()
}

/** Once more after a failure, past whatever the browser has kept of it. @throws when it cannot be had */
export function fetchSharedProps(address: string): Promise<SharedProps> {
  return jsonOf(address, 'default').catch(() => jsonOf(address, 'reload'))
}
