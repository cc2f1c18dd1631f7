import { useCallback } from 'react'
import { useInstantSearch, useRange } from 'react-instantsearch'
import type { RangeAttribute } from '#search/facets.ts'
import { readRange, writeRange } from '#search/range.ts'
import type { Range } from '#search/state.ts'

/** A range filter. */
export interface Bounds {
  readonly range: Range | null
  /** The bounds of the list's cars, whatever is chosen here; undefined until known. */
  readonly held: { readonly min: number; readonly max: number } | undefined
  /** Sets a range, or none. Accepts bounds beyond those of the cars, which the widget's own `refine` rejects. */
  readonly choose: (range: Range | null) => void
}

/** The range chosen for an attribute, and what there is to choose from. */
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
