import { memo, type ReactNode } from 'react'
import type { CarSummary } from '#domain/car/summary.ts'
import { CarCard } from './CarCard.tsx'
import type { MarkLabels } from './CarMarks.tsx'
import { ComparisonNote } from './ComparisonNote.tsx'

export interface CarGridProps {
  readonly cars: readonly CarSummary[]
  readonly labels: MarkLabels
  readonly heading?: 'h2' | 'h3'
  /** How many cards stand on the first screen and load their pictures at once; none unless said. */
  readonly eager?: number
  /** On a phone the pictures stand beside the words, as designs may have it in lists. */
  readonly isCompact?: boolean
  /** Stands behind the last car, in the row it leaves unfinished. */
  readonly rest?: ReactNode
}

/** An island that draws its list again draws only the cards of other cars. */
const Card = memo(CarCard)

/** Cars side by side: one column on a phone, two from 576 px, three from 992 px, four from 1200 px unless the design says three (S2.29). */
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
