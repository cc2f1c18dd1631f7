import type { FocusEvent } from 'react'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'
import { readPrice } from '#domain/text/typed-price.ts'

export interface PriceFieldProps {
  readonly label: string
  /** The price that is asked for; null while this side is open. */
  readonly bound: number | null
  readonly locale: LocalePolicy
  readonly onBound: (bound: number | null) => void
}

/** One side of the price filter, to type. An emptied field opens it; text that is no price changes nothing, and does not stay. */
export function PriceField({ label, bound, locale, onBound }: PriceFieldProps) {
  const take = ({ target: field }: FocusEvent<HTMLInputElement>) => {
    const { value, defaultValue } = field
    if (value === defaultValue) return
    const typed = value.trim() === '' ? null : (readPrice(value) ?? bound)
    // What stands here is what is asked for: another bound brings a field of its own.
    field.value = defaultValue
    if (typed !== bound) onBound(typed)
  }
  return (
    <label className="range-field">
      <span>
        {label}
        <span className="visually-hidden"> price</span>
      </span>
      <input
        key={bound}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="Any"
        defaultValue={bound === null ? '' : formatMoney(bound, locale)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </label>
  )
}
