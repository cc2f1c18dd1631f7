import { useRefinementList } from 'react-instantsearch'
import { listWidget } from './Facets.tsx'
import { FacetValues, type FacetValuesProps } from './FacetValues.tsx'
import { loadFailedMessage, loadingMessage } from './labels.ts'
import { useCounts } from './use-counts.ts'

/** A filter with values to tick. */
export function FacetList(props: Pick<FacetValuesProps, 'attribute' | 'locale'>) {
  const { items, refine } = useRefinementList(listWidget(props.attribute))
  const { counts, isFailed } = useCounts(props.attribute)
  if (!counts) return <p className="facet-none">{isFailed ? loadFailedMessage : loadingMessage}</p>
  return <FacetValues {...props} listed={items} onToggle={refine} />
}
