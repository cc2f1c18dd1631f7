import { useEffect } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { type FacetAttribute, isRangeAttribute } from '#search/facets.ts'
import { answeredOf } from '#search/instantsearch/results.ts'

/** How many cars have each value of a filter, whatever is chosen there; `isFailed` where nobody can tell now. */
interface KnownCounts {
  readonly counts: Readonly<Record<string, number>> | null
  readonly isFailed: boolean
}

/** Pages begin without the counts of numbers and of filters with many values (search/prerendered.ts): they are asked for when somebody looks. */
export function useCounts(attribute: FacetAttribute): KnownCounts {
  const { results, refresh, status } = useInstantSearch()
  const { counts: { [attribute]: counts = {} } = {}, uncounted = {} } = answeredOf(results) ?? {}
  const areLeft = isRangeAttribute(attribute) || attribute in uncounted
  const areUnknown = areLeft && Object.keys(counts).length === 0
  useEffect(() => {
    if (areUnknown) refresh()
  }, [areUnknown, refresh])
  return { counts: areUnknown ? null : counts, isFailed: areUnknown && status === 'error' }
}
