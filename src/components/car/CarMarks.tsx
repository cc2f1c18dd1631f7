import { Icon } from '#components/icon/Icon.tsx'
import type { CarSummary } from '#domain/car/summary.ts'
import type { Labels } from '#tenants/labels.ts'

/** Labels of the marks. */
export type MarkLabels = Pick<Labels, 'below_market' | 'certified'>

/** Marks of a car besides its badge: below the market price, and certified unless the badge already says so. */
export function CarMarks({ car, labels }: { readonly car: CarSummary; readonly labels: MarkLabels }) {
  const showsCertified = car.isCertified && car.badge?.kind !== 'certified'
  const showsMarket = car.saving !== null && car.badge?.kind !== 'sold'
  if (!showsCertified && !showsMarket) return null
  return (
    <ul className="car-marks">
      {showsMarket && (
        <li className="car-mark" data-mark="market">
          <Icon name="trend" />
          <span>{`${labels.below_market} by ${car.saving}`}</span>
        </li>
      )}
      {showsCertified && (
        <li className="car-mark" data-mark="certified">
          <Icon name="check" />
          {labels.certified}
        </li>
      )}
    </ul>
  )
}
