import { importWithRetry } from '../shared/import-with-retry.ts'

/** The heart of the header shows the garage over the page; what draws it comes when it is pressed. Without it the link leads there. */
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
