import { importWithRetry } from '../shared/import-with-retry.ts'
import { fillMenuPanels } from './menu-panels.ts'

/**
 * Adds numbers of cars to menus and links to lists on the first interaction: if they were prerendered, each sale would
 * change all pages of a dealer. If only the header has such links, it alone is observed.
 */
export function countCars(page: Document): void {
  const fill = () =>
    Promise.all([importWithRetry(() => import('./fill-counts.ts')), fillMenuPanels(page).catch(() => {})]).then(
      ([{ fillCounts }]) => fillCounts(page),
      () => undefined,
    )
  const part = page.querySelector('main [data-counted]')
    ? page
    : page.querySelector('header:has([data-counted], [data-deferred])')
  // Events before a menu opens or a link comes into view. Each kind writes the numbers once, even if they are there.
  for (const sign of ['pointerover', 'focusin', 'click', 'scroll'])
    part?.addEventListener(sign, fill, { once: true, passive: true })
}
