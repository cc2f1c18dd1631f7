import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'

export interface EstimateProps {
  /** Whole dollars as text; nothing is shown when there is no offer. */
  readonly offer: string
  readonly locale: LocalePolicy
}

/** The value of the car from the look-up, marked as an estimate. */
export function Estimate({ offer, locale }: EstimateProps) {
  const amount = Number(offer)
  if (!(amount > 0)) return null
  return (
    <p className="estimate">
      <span>Estimated value</span>
      <strong className="tabular">{formatMoney(amount, locale)}</strong>
      <span className="field-hint">An estimate, not an offer: we confirm it when we have seen the car.</span>
    </p>
  )
}
