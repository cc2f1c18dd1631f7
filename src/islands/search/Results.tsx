import { memo, useEffect, useMemo } from 'react'
import { CarGrid } from '#components/car/CarGrid.tsx'
import { instantPageSize } from '#search/queries.ts'
import type { SearchHit } from '#search/transport/transport.ts'
import { nameSaveButtons } from './save-button-names.ts'
import type { SearchProps } from './search-props.ts'
import { createSummaries } from './summaries.ts'

export interface ResultsProps extends Pick<SearchProps, 'card' | 'labels' | 'isCompact'> {
  /** Contact page, linked after a full page of cars; left out for no such link. */
  readonly contactPath?: string
  readonly hits: readonly SearchHit[]
  readonly now: Date
}

/** Number of cards on the first screen, whose pictures load eagerly. */
const eager = 4

/** The cars of one page; memoised, so that it only renders again for other cars. */
export const Results = memo(function Results({ hits, card, labels, isCompact, contactPath, now }: ResultsProps) {
  const summariesOf = useMemo(() => createSummaries(card, now), [card, now])
  const cars = useMemo(() => summariesOf(hits), [summariesOf, hits])
  useEffect(() => nameSaveButtons(cars), [cars])
  const rest = contactPath && hits.length === instantPageSize && (
    <li className="list-rest">
      <a href={contactPath}>
        <strong>Not it?</strong> Tell us what you want
      </a>
    </li>
  )
  return <CarGrid cars={cars} labels={labels} heading="h2" eager={eager} isCompact={isCompact} rest={rest} />
})
