import { countCars } from '#islands/shell/counts.ts'
import { markCurrentLinks } from '#islands/shell/current-links.ts'
import { listPathOf } from '#search/page-path.ts'
import { noteVisit } from '#stores/visit.ts'

/** The part of a list page that differs from list to list. */
const part = '.list-page'

/** What the head says of a page. */
const told = ['link[rel=canonical]', 'meta[name=description]', 'meta[property^="og:"]']

const islandOf = (page: Document) => page.querySelector(`${part} astro-island`)

/** A newer release has other scripts: its pages cannot come alive in this one. */
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

/** Whatever lies over the page is about where the shopper was. */
function closeOverlays(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  for (const open of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) open.open = false
}

/** Resolves when the list on screen has come alive: it hears of addresses a moment before, and React takes no root back until then. */
let alive: Promise<void>
let resolveAlive: () => void

function awaitLife(): void {
  alive = new Promise((resolve) => {
    resolveAlive = resolve
  })
}

awaitLife()

/** The list on screen is alive: from now on another may take its place. */
export const noteAlive = (): void => resolveAlive()

function show(next: Document): void {
  const [old, fresh] = [document.querySelector(part), next.querySelector(part)]
  if (!old || !fresh) return
  closeOverlays()
  // As pages/search/asked.js does in a new document: other cars than those asked for are not shown first.
  if (location.search) document.documentElement.dataset.asked = ''
  awaitLife()
  islandOf(document)?.dispatchEvent(new CustomEvent('astro:unmount'))
  old.replaceWith(document.importNode(fresh, true))
  tell(next)
  markCurrentLinks(document)
  countCars(document)
  noteVisit(location)
  const heading = document.querySelector<HTMLElement>(`${part} h1`)
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** The list that took the place of the one this document was opened with; null before. */
let shown: string | null = null

/** Whether the address went on to another list before the one that was shown listened: then nobody heard of it. */
export const hasMovedOn = (): boolean => shown !== null && shown !== listPathOf(location.pathname)

/**
 * The page of another list. The script that fetches it came when its link was met (islands/prefetch.ts), so a list starts
 * without. It is not tried again when it does not come: the browser opens the address meanwhile.
 */
async function pageAt(address: string): Promise<Document> {
  const { fetchPage } = await import('#islands/cards/card-interactions.ts')
  return fetchPage(address)
}

/** Newest wins: a shopper who presses on is not taken back to a list that came late. */
let turn = 0

/**
 * Shows another list in this document, which keeps its scripts and its index. Where that cannot be, the browser
 * opens the address itself. `goThere` moves the address bar, once the list is here.
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
