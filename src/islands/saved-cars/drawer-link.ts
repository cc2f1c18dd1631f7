import { importWithRetry } from '../shared/import-with-retry.ts'

/**
 * Opens the garage drawer from the header's heart; its code is loaded on the press. If that fails, follows the link.
 */
function openFrom(link: HTMLAnchorElement, event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || link.pathname === location.pathname) return
  event.preventDefault()
  importWithRetry(() => import('./drawer.ts'))
    .then(({ openDrawer }) => openDrawer(link))
    .catch(() => location.assign(link.href))
}

export function listenToHeart(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>('a[data-drawer]')
  link?.addEventListener('click', (event) => openFrom(link, event))
}
