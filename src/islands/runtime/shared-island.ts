import { fetchSharedIsland, type SharedIsland } from '#api/shared-island.ts'
import { importWithRetry } from '../shared/import-with-retry.ts'
import { nodeOf } from './drawn-nodes.ts'

const arrived = new Map<string, SharedIsland>()
const asked = new Map<string, Promise<void>>()

async function ask(address: string): Promise<void> {
  try {
    arrived.set(address, await importWithRetry(() => fetchSharedIsland(address)))
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

const sharedOf = ({ dataset }: HTMLElement): SharedIsland | undefined => arrived.get(dataset.shared ?? '')

/**
 * Fetches it, and draws an island that its page does not, as the build drew it: it can be used before its script comes, and without
 * it. @throws when it cannot be had
 */
export async function drawShared(island: HTMLElement): Promise<void> {
  await fetchShared(island)
  if (!island.firstElementChild) island.append(...(sharedOf(island)?.drawn ?? []).map(nodeOf))
}

/** The island in a dialog. */
export const islandIn = (dialog: ParentNode) =>
  dialog.querySelector<HTMLElement & { readonly start?: () => void }>('astro-island')

/** Fetches for the island in a dialog; it is asked for again when that is opened, where a failure is answered. */
export function fetchIn(dialog: ParentNode): void {
  const island = islandIn(dialog)
  if (island) fetchShared(island).catch(() => {})
}

/** Wakes the island in a dialog after all, where something it needs could not be had before. */
export function wakeAgain(dialog: ParentNode): void {
  const island = islandIn(dialog)
  if (island?.matches('[ssr][data-broken]')) island.start?.()
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** All props of an island: what has arrived for it, and what its page says. */
export function wholeProps(island: HTMLElement): object {
  const own: object = JSON.parse(island.dataset.props ?? '{}')
  const shared = sharedOf(island)?.props
  if (!shared) return own
  const parts = Object.entries(own).map(([name, value]: [string, unknown]) => {
    const before = shared[name]
    return [name, isObject(before) && isObject(value) ? { ...before, ...value } : value]
  })
  return { ...shared, ...Object.fromEntries(parts) }
}
