import type { FocusEvent } from 'react'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'
import { readPrice } from '#domain/text/typed-price.ts'

export interface PriceFieldProps {
  readonly label: string
  /** The chosen price; null when this end is open. */
  readonly bound: number | null
  readonly locale: LocalePolicy
  readonly onBound: (bound: number | null) => void
}

/** A text field for one end of the price filter. Clearing it opens the end; text that is no price is discarded. */
export function PriceField({ label, bound, locale, onBound }: PriceFieldProps) {
  const take = ({ target: field }: FocusEvent<HTMLInputElement>) => {
    const { value, defaultValue } = field
    if (value === defaultValue) return
    const typed = value.trim() === '' ? null : (readPrice(value) ?? bound)
    // The field shows the applied bound; another bound gets a new field by its key.
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
