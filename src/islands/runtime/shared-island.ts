import { fetchSharedIsland, type MarkupNode, type SharedIsland } from '#api/shared-island.ts'
import { importWithRetry } from '../shared/import-with-retry.ts'
import { nodeOf } from './drawn-nodes.ts'

const arrived = new Map<string, SharedIsland>()
const asked = new Map<string, Promise<void>>()

async function ask(address: string): Promise<void> {
  try {
    arrived.set(address, await importWithRetry(() => fetchSharedIsland(address)))
  } catch (error) {
    // Lets a later call retry.
    asked.delete(address)
    throw error
  }
}

/** Fetches the content that an island shares with other pages, once per document. @throws when it cannot be fetched */
export async function fetchShared({ dataset }: HTMLElement): Promise<void> {
  const address = dataset.shared
  if (!address) return
  const asking = asked.get(address) ?? ask(address)
  asked.set(address, asking)
  await asking
}

const sharedOf = ({ dataset }: HTMLElement): SharedIsland | undefined => arrived.get(dataset.shared ?? '')

/** The markup in the shared content of an element; none before it is fetched. */
export const drawnOf = (element: HTMLElement): readonly MarkupNode[] => sharedOf(element)?.drawn ?? []

/**
 * Fetches the shared content, and draws an island that is not in the page's HTML as the build would have: it is usable
 * before its script loads, or without it.
 * @throws when it cannot be fetched
 */
export async function renderSharedIsland(island: HTMLElement): Promise<void> {
  await fetchShared(island)
  if (!island.firstElementChild) island.append(...drawnOf(island).map(nodeOf))
}

/** The island in a dialog. */
export const islandIn = (dialog: ParentNode) =>
  dialog.querySelector<HTMLElement & { readonly start?: () => void }>('astro-island')

/** Prefetches for the island in a dialog; errors are ignored, since opening it retries. */
export function prefetchIsland(dialog: ParentNode): void {
  const island = islandIn(dialog)
  if (island) fetchShared(island).catch(() => {})
}

/** Retries the island in a dialog after a failed load. */
export function retryIsland(dialog: ParentNode): void {
  const island = islandIn(dialog)
  if (island?.matches('[ssr][data-broken]')) island.start?.()
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** All props of an island: the shared ones, overridden by the page's own, objects merged one level deep. */
export function mergeIslandProps(island: HTMLElement): object {
  const own: object = JSON.parse(island.dataset.props ?? '{}')
  const shared = sharedOf(island)?.props
  if (!shared) return own
  const parts = Object.entries(own).map(([name, value]: [string, unknown]) => {
    const before = shared[name]
    return [name, isObject(before) && isObject(value) ? { ...before, ...value } : value]
  })
  return { ...shared, ...Object.fromEntries(parts) }
}
