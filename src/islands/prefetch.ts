import { importWithRetry } from './shared/import-with-retry.ts'
import { prefetchPage } from './shared/prefetch.ts'

/** How long a pointer rests on a link before its page is prefetched, in ms. */
const meant = 80

/** Pages that are prefetched: cars and lists. */
const worthwhile = /^\/(?:cars|search)\//

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return link && worthwhile.test(link.pathname) ? link : null
}

/** Prefetches the page and loads card interactions, without which cards still work. */
function fetchAhead(address: string): void {
  prefetchPage(address)
  importWithRetry(() => import('./cards/card-interactions.ts')).catch(() => undefined)
}

let timer: ReturnType<typeof setTimeout> | undefined

function fetchSoon(event: Event): void {
  clearTimeout(timer)
  const link = linkOf(event)
  if (link) timer = setTimeout(() => fetchAhead(link.href), meant)
}

/** A touch on a link is about to press it; a mouse may only pass over it. */
function fetchNow(event: Event): void {
  const link = linkOf(event)
  if (link) fetchAhead(link.href)
}

document.addEventListener('mouseover', fetchSoon, { passive: true })
document.addEventListener('touchstart', fetchNow, { passive: true })
document.addEventListener('focusin', fetchSoon)
