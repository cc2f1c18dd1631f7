import { useCallback } from 'react'
import { useClearRefinements, useCurrentRefinements } from 'react-instantsearch'
import type { Chip } from '#search/chips.ts'

/** By default the library does not count the query as a refinement. */
const withQuery = { excludedAttributes: [] }

/** Functions to remove the choices of one chip, or everything but the sort order. */
export function useChosen() {
  const { items } = useCurrentRefinements(withQuery)
  const { refine: clear } = useClearRefinements(withQuery)
  const remove = useCallback(
    ({ choice, values }: Chip) => {
      for (const { attribute, refinements, refine } of items)
        if (attribute === choice)
          for (const refinement of refinements)
            if (values.length === 0 || values.includes(String(refinement.value))) refine(refinement)
    },
    [items],
  )
  return { remove, clear }
}
