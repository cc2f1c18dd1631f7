import { memo } from 'react'
import { useRange, useRefinementList } from 'react-instantsearch'
import { isRangeAttribute, type ListAttribute, narrowingAttributes, type RangeAttribute } from '#search/facets.ts'

/** More values than any filter has: they are cut where they are shown. */
const most = 2000

/** How every filter of ticked values is asked for, wherever it stands: the same answer then serves all of them. */
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

/** All that a search may be narrowed by, whether its filter is on screen or not: an address may name any. */
export const Facets = memo(function Facets() {
  return narrowingAttributes.map((attribute) =>
    isRangeAttribute(attribute) ? (
      <Range key={attribute} attribute={attribute} />
    ) : (
      <List key={attribute} attribute={attribute} />
    ),
  )
})
