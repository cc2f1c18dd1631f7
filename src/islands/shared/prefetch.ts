const asked = new Set<string>()

/** Whether the shopper's browser asked to spare data. */
export function isSparing(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** Fetches a page of this site before it is asked for, once; the browser keeps it for a few minutes. */
export function prefetchPage(address: string): void {
  const url = new URL(address, location.href)
  url.hash = ''
  if (url.origin !== location.origin || url.href === location.href || asked.has(url.href) || isSparing()) return
  asked.add(url.href)
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = url.href
  document.head.append(link)
}
