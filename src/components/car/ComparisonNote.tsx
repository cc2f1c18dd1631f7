import { comparisonRateNote } from '#domain/car/finance.ts'
import type { CarSummary } from '#domain/car/summary.ts'

/** What the comparison rates on some cards are based on; nothing where no card has one. */
export function ComparisonNote({ cars }: { readonly cars: readonly Pick<CarSummary, 'weekly'>[] }) {
  if (!cars.some(({ weekly }) => weekly)) return null
  return <p className="car-grid-note">{comparisonRateNote} The page of each car has its lender’s terms.</p>
}
