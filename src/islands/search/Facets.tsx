import { memo } from 'react'
import { useRange, useRefinementList } from 'react-instantsearch'
import { isRangeAttribute, type ListAttribute, narrowingAttributes, type RangeAttribute } from '#search/facets.ts'

/** Above any filter's number of values; the display truncates them. */
const most = 2000

/** InstantSearch parameters of a list filter, the same in every place, so that one response serves all of them. */
export const listWidget = (attribute: ListAttribute) =>
  ({ attribute, operator: 'or', limit: most, escapeFacetValues: false }) as const

function List({ attribute }: { readonly attribute: ListAttribute }) {
  useRefinementList(listWidget(attribute))
  return null
}

function Range({ attribute }: { readonly attribute: RangeAttribute }) {
  useRange({ attribute })
  return null
}

/** Registers all filters with InstantSearch, on screen or not: an address may use any. */
export const Facets = memo(function Facets() {
  return narrowingAttributes.map((attribute) =>
    isRangeAttribute(attribute) ? (
      <Range key={attribute} attribute={attribute} />
    ) : (
      <List key={attribute} attribute={attribute} />
    ),
  )
})
