/** Hides badges that have ended since the build. */
export function hideEndedBadges(page: Document): void {
  const now = new Date().toISOString()
  for (const badge of page.querySelectorAll<HTMLElement>('[data-until]'))
    badge.hidden = (badge.dataset.until ?? '') < now
}
