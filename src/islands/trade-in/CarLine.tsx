import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'
import type { FormValues } from '#forms/field.ts'

export interface CarLineProps {
  readonly values: FormValues
  readonly locale: LocalePolicy
}

/** The car of this valuation in one line, shown on the steps after it is known. */
export function CarLine({ values, locale }: CarLineProps) {
  const typed = [values.year, values.make, values.model].filter(Boolean).join(' ')
  const name = String(values.vehicle_description || typed)
  const offer = Number(values.offer_price)
  if (name === '') return null
  return (
    <p className="trade-in-line">
      <strong>{name}</strong>
      {offer > 0 && <span>Estimated value {formatMoney(offer, locale)}</span>}
    </p>
  )
}
