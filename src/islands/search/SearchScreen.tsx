import { useEffect, useRef } from 'react'
import { emptyState } from '#search/state.ts'
import { stateKey } from '#search/transport/cache.ts'
import { EmptyState } from './EmptyState.tsx'
import { ListHead } from './ListHead.tsx'
import { NoStock } from './NoStock.tsx'
import { Pagination } from './Pagination.tsx'
import { QueryNote } from './QueryNote.tsx'
import { Results } from './Results.tsx'
import type { SearchProps } from './search-props.ts'
import type { Session } from './session.ts'
import { Unavailable } from './Unavailable.tsx'
import { useLastPage } from './use-last-page.ts'
import { useListLinks } from './use-list-links.ts'
import { useNow } from './use-now.ts'
import { useQuery } from './use-query.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import { useSearch } from './use-search.ts'

/** InstantSearch does not end what was prerendered: the address bar is let go when another list takes its place. */
function useEnd({ routing }: Session): void {
  useEffect(() => () => routing.router.dispose(), [routing])
}

/** One list of cars and everything that narrows it. */
export function SearchScreen({ session, ...props }: SearchProps & { readonly session: Session }) {
  const { landing, card, labels, noun, priceScale } = props
  const search = useSearch(session)
  const query = useQuery(search, session)
  const { state, answered } = search
  const top = useRef<HTMLDivElement>(null)
  const now = useNow(props.builtAt)
  useScrollRestoration(session, answered, state.page, top)
  useListLinks()
  useEnd(session)
  const total = answered?.total ?? 0
  const isBeyond = useLastPage(search, landing.path)
  if (total === 0 && stateKey({ ...state, page: 0, sort: null }) === stateKey(emptyState)) return <NoStock {...props} />
  return (
    <div className="list-screen" ref={top}>
      <ListHead
        search={search}
        query={query}
        impliedFacets={landing.impliedFacets}
        {...{ card, labels, noun, priceScale }}
      />
      {search.isUnavailable && <Unavailable phone={props.phone} onRetry={search.retry} />}
      <QueryNote left={[...query.unheld, ...(answered?.dropped ?? [])]} isPartial={answered?.isPartial ?? false} />
      <div className="list-cars" data-late={search.isLate || undefined}>
        {answered && (answered.hits.length > 0 || isBeyond) ? (
          <Results hits={answered.hits} card={card} labels={labels} now={now} />
        ) : (
          <EmptyState
            search={search}
            session={session}
            locale={card.locale}
            noun={noun}
            totalSource={props.totalSource}
          />
        )}
      </div>
      <Pagination
        listPath={landing.path}
        state={state}
        pages={Math.ceil(total / (answered?.pageSize ?? props.pageSize))}
        onPage={(page) => search.change({ ...state, page })}
      />
    </div>
  )
}
