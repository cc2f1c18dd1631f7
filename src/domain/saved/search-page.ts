/** How a dealer's search pages are told: by the beginning of their path, or by "search" anywhere in it. */
export type PageDetection = 'prefix' | 'contains'

/** Whether a path is a search page's. */
export function isSearchPage(path: string, detection: PageDetection): boolean {
  return detection === 'contains' ? path.includes('search') : path.startsWith('/search/')
}
