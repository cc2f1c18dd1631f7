import { memo } from 'react'
import { usePagination, useRange, useRefinementList, useSearchBox, useSortBy } from 'react-instantsearch'
import { rangeAttributes, sortAttributes } from '#search/facets.ts'
import { indexName } from '#search/instantsearch.ts'
import { shownLists } from '#search/shown-facets.ts'

const sorts = sortAttributes.flatMap((name) => [`${name}:asc`, `${name}:desc`])
const sortItems = [indexName, ...sorts].map((value) => ({ value, label: value }))

function List({ attribute }: { readonly attribute: string }) {
  useRefinementList({ attribute, limit: 1000 })
  return null
}

function Range({ attribute }: { readonly attribute: string }) {
  useRange({ attribute })
  return null
}

/** Tells InstantSearch which parts of the state exist. Draws nothing: the screen reads and writes the state as a whole. */
export const Wiring = memo(function Wiring() {
  useSearchBox()
  usePagination()
  useSortBy({ items: sortItems })
  return (
    <>
      {shownLists.map((attribute) => (
        <List key={attribute} attribute={attribute} />
      ))}
      {rangeAttributes.map((attribute) => (
        <Range key={attribute} attribute={attribute} />
      ))}
    </>
  )
})
