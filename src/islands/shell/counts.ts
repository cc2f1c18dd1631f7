import { importWithRetry } from '../shared/import-with-retry.ts'

/**
 * Menus and links to lists say how many cars they lead to, to those who turn to them: in a page, each sale would make all pages of a
 * dealer anew. Where only the header has such links, it alone is listened to.
 */
export function countCars(page: Document): void {
  const fill = () =>
    importWithRetry(() => import('./fill-counts.ts')).then(
      ({ fillCounts }) => fillCounts(page),
      () => undefined,
    )
  const places = '[data-counted]'
  const part = page.querySelector(`main ${places}`) ? page : page.querySelector(`header:has(${places})`)
  // What somebody does before anything opens or comes into sight; numbers that are there already are written once more.
  for (const sign of ['pointerover', 'focusin', 'click', 'scroll'])
    part?.addEventListener(sign, fill, { once: true, passive: true })
}
