import { useCallback } from 'react'
import { useInstantSearch, useRange } from 'react-instantsearch'
import type { RangeAttribute } from '#search/facets.ts'
import { readRange, writeRange } from '#search/range.ts'
import type { Range } from '#search/state.ts'

/** One filter with a lowest and a highest value. */
export interface Bounds {
  readonly range: Range | null
  /** What the cars of the list have, whatever is chosen here; undefined before they are known. */
  readonly held: { readonly min: number; readonly max: number } | undefined
  /** Chooses a range, or none. Ends beyond those of the cars hold too, which the widget's own `refine` turns down. */
  readonly choose: (range: Range | null) => void
}

/** A range of the search, and what there is to choose from. */
export function useBounds(attribute: RangeAttribute): Bounds {
  const { min, max } = useRange({ attribute }).range
  const { indexUiState, setIndexUiState } = useInstantSearch()
  const choose = useCallback(
    (range: Range | null) =>
      setIndexUiState(({ page: _, ...before }) => {
        const { [attribute]: __, ...others } = before.range ?? {}
        return { ...before, range: range ? { ...others, [attribute]: writeRange(range) } : others }
      }),
    [attribute, setIndexUiState],
  )
  return {
    range: readRange(indexUiState.range?.[attribute] ?? ''),
    held: min === undefined || max === undefined ? undefined : { min, max },
    choose,
  }
}
