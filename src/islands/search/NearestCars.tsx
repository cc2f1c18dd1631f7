import { type ReactNode, useEffect, useState } from 'react'
import { CarGrid } from '#components/car/CarGrid.tsx'
import type { ListResults } from '#search/instantsearch/results.ts'
import { canBeNear, nearestCars } from '#search/nearest-cars.ts'
import type { SearchState } from '#search/state.ts'
import type { SearchHit } from '#search/transport/transport.ts'
import { writeSearch } from '#search/url.ts'
import { MatchingPages } from './MatchingPages.tsx'
import type { SearchProps } from './search-props.ts'
import type { Session } from './session.ts'
import { createSummaries } from './summaries.ts'

export interface NearestCarsProps extends Pick<SearchProps, 'card' | 'labels'> {
  readonly session: Session
  readonly state: SearchState
  readonly answered: ListResults
}

const most = 4

/** The cars that match the current search most closely; empty until they are fetched. */
function useNearest({ session, state, answered }: NearestCarsProps): readonly SearchHit[] {
  const [known, setKnown] = useState<readonly SearchHit[]>([])
  const key = writeSearch(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the state
  useEffect(() => {
    let isCurrent = true
    const shown = new Set(answered.hits.map(({ id }) => String(id)))
    const site = { ask: session.transport, policy: session.policy }
    nearestCars(state, site, { most, shown })
      .then((found) => isCurrent && setKnown(found))
      .catch(() => isCurrent && setKnown([]))
    return () => {
      isCurrent = false
    }
  }, [key, answered, session])
  return known
}

/** Shown for few or no results: the dealer's pages that match the query, and the most similar cars as cards. */
export default function NearestCars(props: NearestCarsProps): ReactNode {
  const { card, labels, state } = props
  const hits = useNearest(props)
  const [summariesOf] = useState(() => createSummaries(card, new Date()))
  return (
    <>
      <MatchingPages query={state.query} />
      {hits.length > 0 && (
        <section className="list-cars" aria-labelledby="nearest-cars">
          <h2 id="nearest-cars">{canBeNear(state) ? 'Close to what you asked for' : 'Here today'}</h2>
          <CarGrid cars={summariesOf(hits)} labels={labels} />
        </section>
      )}
    </>
  )
}
