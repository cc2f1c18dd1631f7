import { useRefinementList } from 'react-instantsearch'
import { listWidget } from './Facets.tsx'
import { FacetValues, type FacetValuesProps } from './FacetValues.tsx'

/** One filter of ticked values. */
export function FacetList(props: Pick<FacetValuesProps, 'attribute' | 'locale'>) {
  const { items, refine } = useRefinementList(listWidget(props.attribute))
  return <FacetValues {...props} listed={items} onToggle={refine} />
}
