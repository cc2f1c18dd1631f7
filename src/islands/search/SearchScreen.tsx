import { Suspense, useEffect, useRef, useState } from 'react'
import { useHits } from 'react-instantsearch'
import { emptyState } from '#search/state.ts'
import { stateKey } from '#search/transport/cache.ts'
import type { SearchHit } from '#search/transport/transport.ts'
import { Facets } from './Facets.tsx'
import { ListHead } from './ListHead.tsx'
import { lazyPart } from './lazy-part.ts'
import { NoStock } from './NoStock.tsx'
import { Pagination } from './Pagination.tsx'
import { QueryNote } from './QueryNote.tsx'
import { Results } from './Results.tsx'
import { nameSaveButtons } from './save-button-names.ts'
import type { SearchProps } from './search-props.ts'
import type { Session } from './session.ts'
import { Unavailable } from './Unavailable.tsx'
import { useLastPage } from './use-last-page.ts'
import { useListLinks } from './use-list-links.ts'
import { usePageTitle } from './use-page-title.ts'
import { usePhoneCards } from './use-phone-cards.ts'
import { useQuery } from './use-query.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import { useSearch } from './use-search.ts'

/** InstantSearch does not dispose of the router of a prerendered list: done here when another list replaces it. */
function useEnd({ routing }: Session): void {
  useEffect(() => () => routing.router.dispose(), [routing])
}

/** A list of at most this many cars also shows similar ones. */
const few = 2

/** Loaded when few or no cars are found. */
const NearestCars = lazyPart(() => import('./NearestCars.tsx'))

/** A list of cars with its search box, filters and pages. */
export function SearchScreen({ session, ...props }: SearchProps & { readonly session: Session }) {
  const { landing, card, labels, noun, priceScale } = props
  const search = useSearch(session)
  const query = useQuery(search, session)
  const { state, answered } = search
  const { items: hits } = useHits<SearchHit>({ escapeHTML: false })
  const top = useRef<HTMLDivElement>(null)
  const [isCompact, toggle] = usePhoneCards(props.isCompact)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for other cars
  useEffect(nameSaveButtons, [hits])
  useScrollRestoration(session, answered, state.page, top)
  useListLinks()
  useEnd(session)
  usePageTitle(state.page)
  const total = answered?.total ?? 0
  const isBeyond = useLastPage(search, landing.path)
  // As prerendered, without filters: the current response may belong to a query that was just removed.
  const [isEmpty] = useState(total === 0)
  if (isEmpty && total === 0) return <NoStock {...props} />
  return (
    <div className="list-screen" ref={top}>
      {/* Renders nothing, so prerendering does without: registering takes a third of its time. */}
      {!props.cars && <Facets />}
      <ListHead
        search={search}
        query={query}
        impliedFacets={landing.impliedFacets}
        phoneCards={{ isCompact, toggle }}
        saving={{ landing, stock: props.stock, ask: session.transport }}
        {...{ card, labels, noun, priceScale, near: props.near }}
      />
      {search.isUnavailable && <Unavailable phone={props.phone} onRetry={search.retry} />}
      <QueryNote
        left={[...query.left.unmatchedWords, ...(answered?.dropped ?? [])]}
        unused={query.left.unusedWords}
        missing={answered ? query.held.missingModels(answered) : []}
        respelled={answered ? query.held.respelled(answered) : ''}
        isPartial={answered?.isPartial ?? false}
      />
      <Results {...props} {...{ search, session, hits, isBeyond, isCompact }} />
      {answered && total <= few && stateKey({ ...state, page: 0, sort: null }) !== stateKey(emptyState) && (
        <Suspense>
          <NearestCars {...{ session, state, answered, card, labels }} />
        </Suspense>
      )}
      <Pagination listPath={landing.path} state={state} />
    </div>
  )
}
