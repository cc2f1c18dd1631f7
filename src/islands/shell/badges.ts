/** Hides badges that have ended since the build. An island renders its own, and reuses their elements. */
export function hideEndedBadges(page: Document): void {
  const now = new Date().toISOString()
  for (const badge of page.querySelectorAll<HTMLElement>('[data-until]:not(astro-island *)'))
    badge.hidden = (badge.dataset.until ?? '') < now
}
