/** How a dealer's search pages are recognised: by a path prefix, or by "search" anywhere in the path. */
export type PageDetection = 'prefix' | 'contains'

/** Whether a path is that of a search page. */
export function isSearchPage(path: string, detection: PageDetection): boolean {
  return detection === 'contains' ? path.includes('search') : path.startsWith('/search/')
}
