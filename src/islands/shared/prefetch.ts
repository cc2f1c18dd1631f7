const asked = new Set<string>()

/** Whether the browser's data saver is on. */
export function isDataSaverOn(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** Prefetches a page of this site once, unless data is to be saved; the browser caches it for a few minutes. */
export function prefetchPage(address: string): void {
  const url = new URL(address, location.href)
  url.hash = ''
  if (url.origin !== location.origin || url.href === location.href || asked.has(url.href) || isDataSaverOn()) return
  asked.add(url.href)
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = url.href
  document.head.append(link)
}
