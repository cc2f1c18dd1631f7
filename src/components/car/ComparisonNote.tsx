import type { CarSummary } from '#domain/car/summary.ts'

/** Basis of the comparison rates on cards; nothing when no card has one. */
export function ComparisonNote({ cars }: { readonly cars: readonly Pick<CarSummary, 'weekly'>[] }) {
  const weekly = cars.find(({ weekly }) => weekly)?.weekly
  if (!weekly) return null
  return <p className="car-grid-note">{weekly.basis && `${weekly.basis} `}Each one’s page has its lender’s terms.</p>
}
