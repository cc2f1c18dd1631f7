import { fetchSharedProps, type SharedProps } from '#api/shared-props.ts'

const arrived = new Map<string, SharedProps>()
const asked = new Map<string, Promise<void>>()

async function ask(address: string): Promise<void> {
  try {
    arrived.set(address, await fetchSharedProps(address))
  } catch (error) {
    // Whoever asks later asks anew.
    asked.delete(address)
    throw error
  }
}

/** Fetches what an island has in common with those of other pages, once a document. @throws when it cannot be had */
export async function fetchShared({ dataset }: HTMLElement): Promise<void> {
  const address = dataset.shared
  if (!address) return
  const asking = asked.get(address) ?? ask(address)
  asked.set(address, asking)
  await asking
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** All props of an island: what has arrived for it, and what its page says. */
export function wholeProps({ dataset }: HTMLElement): object {
  const own: object = JSON.parse(dataset.props ?? '{}')
  const shared = arrived.get(dataset.shared ?? '')
  if (!shared) return own
  const parts = Object.entries(own).map(([name, value]: [string, unknown]) => {
    const before = shared[name]
    return [name, isObject(before) && isObject(value) ? { ...before, ...value } : value]
  })
  return { ...shared, ...Object.fromEntries(parts) }
}
