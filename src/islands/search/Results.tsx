import { memo, useState } from 'react'
import { CarGrid } from '#components/car/CarGrid.tsx'
import type { CarSummary } from '#domain/car/summary.ts'
import { instantPageSize } from '#search/queries.ts'
import type { SearchHit } from '#search/transport/transport.ts'
import { EmptyState } from './EmptyState.tsx'
import type { SearchProps } from './search-props.ts'
import type { Session } from './session.ts'
import { createSummaries } from './summaries.ts'
import { usePrerenderedCars } from './use-prerendered-cars.ts'
import type { Search } from './use-search.ts'

interface CardsProps extends Pick<SearchProps, 'labels' | 'isCompact'> {
  /** Contact page, linked after a full page of cars; left out for no such link. */
  readonly contactPath?: string
  readonly cars: readonly CarSummary[]
}

interface FoundCarsProps extends Omit<CardsProps, 'cars'>, Pick<SearchProps, 'card'> {
  readonly hits: readonly SearchHit[]
}

export interface ResultsProps extends SearchProps {
  readonly hits: readonly SearchHit[]
  readonly search: Search
  readonly session: Session
  /** The response is for a page after the last one. */
  readonly isBeyond: boolean
}

/** Number of cards on the first screen, whose pictures load eagerly. */
const eager = 4

function Cards({ cars, labels, isCompact, contactPath }: CardsProps) {
  const rest = contactPath && cars.length === instantPageSize && (
    <li className="list-rest">
      <a href={contactPath}>
        <strong>Not it?</strong> Tell us what you want
      </a>
    </li>
  )
  return <CarGrid cars={cars} labels={labels} heading="h2" eager={eager} isCompact={isCompact} rest={rest} />
}

/** Memoised, so that it only renders again for other cars. */
const FoundCars = memo(function FoundCars({ hits, card, ...rest }: FoundCarsProps) {
  const [summariesOf] = useState(() => createSummaries(card, new Date()))
  return <Cards cars={summariesOf(hits)} {...rest} />
})

/**
 * The cars of the list, or why there are none. Prerendered cards stay as they are: React hydrates their element as one
 * with an empty text, which it leaves alone, so the browser neither renders them again nor needs their data.
 * `shell/badges.ts` hides badges that end.
 */
export function Results({ cars, hits, search, isBeyond, ...props }: ResultsProps) {
  const { card, labels, isCompact, contactPath } = props
  const isPrerendered = usePrerenderedCars(hits, isCompact)
  return (
    <div className="list-cars" tabIndex={-1} data-late={search.isLate || undefined} suppressHydrationWarning>
      {isPrerendered ? (
        cars ? (
          <Cards {...{ cars, labels, isCompact, contactPath }} />
        ) : (
          ''
        )
      ) : search.answered && (hits.length > 0 || isBeyond) ? (
        <FoundCars {...{ hits, card, labels, isCompact, contactPath }} />
      ) : (
        <EmptyState search={search} locale={card.locale} {...props} />
      )}
    </div>
  )
}
