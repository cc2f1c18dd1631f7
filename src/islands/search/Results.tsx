import { useMemo } from 'react'
import { CarGrid } from '#components/car/CarGrid.tsx'
import { summarise } from '#domain/car/summary.ts'
import { cardFactsOf } from '#search/document.ts'
import type { Answered } from '#search/instantsearch.ts'
import type { SearchProps } from './search-props.ts'

export interface ResultsProps extends Pick<SearchProps, 'card' | 'labels'> {
  readonly answered: Answered
  readonly now: Date
}

/** The cards of the first screen load their pictures at once. */
const eager = 4

/** The cars of one page. */
export function Results({ answered, card, labels, now }: ResultsProps) {
  const { hits } = answered
  const cars = useMemo(() => hits.map((hit) => summarise(cardFactsOf(hit), card, now)), [hits, card, now])
  return <CarGrid cars={cars} labels={labels} heading="h2" eager={eager} />
}
