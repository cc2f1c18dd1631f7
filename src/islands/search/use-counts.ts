import { useEffect } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { type FacetAttribute, isRangeAttribute } from '#search/facets.ts'
import { readListResults } from '#search/instantsearch/results.ts'

/**
 * Value -> number of cars, whatever is chosen in the filter; null until known. `isFailed`: they cannot be fetched now.
 */
interface KnownCounts {
  readonly counts: Readonly<Record<string, number>> | null
  readonly isFailed: boolean
}

/**
 * Prerendered pages lack the counts of ranges and of filters with many values (search/prerendered.ts): they are fetched
 * when a component needs them.
 */
export function useCounts(attribute: FacetAttribute): KnownCounts {
  const { results, refresh, status } = useInstantSearch()
  const { counts: { [attribute]: counts = {} } = {}, uncounted = {} } = readListResults(results) ?? {}
  const areLeft = isRangeAttribute(attribute) || attribute in uncounted
  const areUnknown = areLeft && Object.keys(counts).length === 0
  useEffect(() => {
    if (areUnknown) refresh()
  }, [areUnknown, refresh])
  return { counts: areUnknown ? null : counts, isFailed: areUnknown && status === 'error' }
}
