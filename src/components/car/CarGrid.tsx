import { memo, type ReactNode } from 'react'
import type { CarSummary } from '#domain/car/summary.ts'
import { CarCard } from './CarCard.tsx'
import type { MarkLabels } from './CarMarks.tsx'
import { ComparisonNote } from './ComparisonNote.tsx'

export interface CarGridProps {
  readonly cars: readonly CarSummary[]
  readonly labels: MarkLabels
  readonly heading?: 'h2' | 'h3'
  /** Number of cards above the fold, whose pictures load immediately; default 0. */
  readonly eager?: number
  /** On phones pictures are beside the text, as a design may set for lists. */
  readonly isCompact?: boolean
  /** Follows the last car in its row. */
  readonly rest?: ReactNode
}

/** Memoised: re-rendering a list only renders changed cars. */
const Card = memo(CarCard)

/**
 * Grid of cars: one column on phones, two from 576 px, three from 992 px, four from 1200 px unless the design sets
 * three (S2.29).
 */
export function CarGrid({ cars, labels, heading = 'h3', eager = 0, isCompact = false, rest }: CarGridProps) {
  return (
    <>
      <ul className="car-grid">
        {cars.map((car, index) => (
          <li key={car.id}>
            <Card
              car={car}
              labels={labels}
              heading={heading}
              lazy={index >= eager}
              first={index === 0 && eager > 0}
              isCompact={isCompact}
            />
          </li>
        ))}
        {rest}
      </ul>
      <ComparisonNote cars={cars} />
    </>
  )
}
