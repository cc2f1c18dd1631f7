import { hideEndedBadges } from '#islands/shell/badges.ts'
import { countCars } from '#islands/shell/counts.ts'
import { markCurrentLinks } from '#islands/shell/current-links.ts'
import { listPathOf } from '#search/page-path.ts'
import { noteVisit } from '#stores/visit.ts'

/** The part of a list page that is replaced. */
const part = '.list-page'

/** The head's elements to replace. */
const told = ['link[rel=canonical]', 'meta[name=description]', 'meta[property^="og:"]']

const islandOf = (page: Document) => page.querySelector(`${part} astro-island`)

/** Whether two pages have the same scripts; pages of a newer release cannot be hydrated in this document. */
function isSameRelease(next: Document): boolean {
  const [now, then] = [islandOf(document), islandOf(next)].map((island) => island?.getAttribute('component-url'))
  return now !== undefined && now !== null && now === then
}

function tell(next: Document): void {
  document.title = next.title
  for (const selector of told) {
    const fresh = [...next.querySelectorAll(selector)]
    for (const [at, old] of [...document.querySelectorAll(selector)].entries()) {
      const replacement = fresh[at]
      if (replacement) old.replaceWith(document.importNode(replacement, true))
    }
  }
}

/** Closes popovers and menus, which belong to the previous list. */
function closeOverlays(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  for (const open of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) open.open = false
}

/**
 * Resolves when the current list is hydrated. It receives addresses a little earlier, but React cannot unmount its root
 * until then.
 */
let alive: Promise<void>
let resolveAlive: () => void

function awaitLife(): void {
  alive = new Promise((resolve) => {
    resolveAlive = resolve
  })
}

awaitLife()

/** Reports that the current list is hydrated, so that another may replace it. */
export const reportListHydrated = (): void => resolveAlive()

function show(next: Document): void {
  const [old, fresh] = [document.querySelector(part), next.querySelector(part)]
  if (!old || !fresh) return
  closeOverlays()
  // As components/car/asked.js does in a new document: hides cars that the address does not ask for.
  if (location.search) document.documentElement.dataset.asked = ''
  awaitLife()
  islandOf(document)?.dispatchEvent(new CustomEvent('astro:unmount'))
  old.replaceWith(document.importNode(fresh, true))
  tell(next)
  markCurrentLinks(document)
  countCars(document)
  hideEndedBadges(document)
  noteVisit(location)
  const heading = document.querySelector<HTMLElement>(`${part} h1`)
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** Path of the list that replaced the one this document was opened with; null before. */
let shown: string | null = null

/** Whether the address moved to another list before the current one was listening, so that it missed the change. */
export const hasAddressChanged = (): boolean => shown !== null && shown !== listPathOf(location.pathname)

/**
 * Fetches the page of another list. The code for that was loaded on hover of the link (islands/prefetch.ts), so the
 * list itself does without. No retry: the browser navigates to the address instead.
 */
async function pageAt(address: string): Promise<Document> {
  const { fetchPage } = await import('#islands/cards/card-interactions.ts')
  return fetchPage(address)
}

/** Only the newest call takes effect: a late response must not replace a newer list. */
let turn = 0

/**
 * Shows another list in this document, which keeps its scripts and index; if that fails, the browser navigates to the
 * address. `goThere` updates the address bar once the list has arrived.
 */
export async function swapList(address: string, goThere: () => void): Promise<void> {
  const mine = ++turn
  const { pathname } = new URL(address, location.href)
  const [next] = await Promise.all([pageAt(pathname).catch(() => null), alive])
  if (mine !== turn) return
  if (!next || !isSameRelease(next)) return location.assign(address)
  goThere()
  shown = listPathOf(pathname)
  show(next)
}
