import { useCallback } from 'react'
import { useClearRefinements, useCurrentRefinements } from 'react-instantsearch'
import type { Chip } from '#search/chips.ts'

/** The query is no refinement to the library unless it is said to be one. */
const withQuery = { excludedAttributes: [] }

/** The ways to take back what was chosen: one chip of it, or everything but the order. */
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
