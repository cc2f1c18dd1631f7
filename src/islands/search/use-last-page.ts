import { useEffect } from 'react'
import type { ListResults } from '#search/instantsearch/results.ts'
import { writeLocation } from '#search/page-path.ts'
import type { Search } from './use-search.ts'

/** The last page with cars if the response's page is beyond it; null if not, or when no page has any. */
export function lastPageFor(answered: Pick<ListResults, 'hits' | 'total' | 'page' | 'pageSize'> | null): number | null {
  if (!answered || answered.hits.length > 0 || answered.total === 0) return null
  const last = Math.ceil(answered.total / answered.pageSize) - 1
  return answered.page > last ? last : null
}

/**
 * If an old address names a page that the stock no longer fills, shows the last page in the same history entry, so that
 * going back leaves it. Returns whether the current response is for such a page.
 */
export function useLastPage({ answered, state, change }: Search, listPath: string): boolean {
  const last = lastPageFor(answered)
  const isBeyond = last !== null && state.page === answered?.page
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
  useEffect(() => {
    if (!isBeyond) return
    const onLast = { ...state, page: last }
    history.replaceState(history.state, '', writeLocation(listPath, onLast))
    change(onLast)
  }, [answered, isBeyond])
  return isBeyond
}
