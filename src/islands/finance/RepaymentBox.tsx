import { useEffect, useState } from 'react'
import { withinBudget } from '#domain/car/budget.ts'
import { type EstimateQuestion, estimateOf } from '#domain/car/finance-estimate.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'
import type { FormValues } from '#forms/field.ts'
import { countOf } from '#search/nouns.ts'
import type { EstimateView } from '#view-models/car/estimate-view.ts'
import { priceHref } from '#view-models/home/price-entries.ts'

export interface RepaymentBoxProps {
  readonly estimate: EstimateView
  readonly locale: LocalePolicy
  readonly values: FormValues
  /** Not hydrated yet: the term cannot be chosen. */
  readonly isStill: boolean
}

/** How long typing must pause before the figure is recalculated and read out, in ms. */
const pause = 600

const textOf = (value: FormValues[string] | undefined) => (typeof value === 'string' ? value : '')

/** The typed values, debounced. */
function useSettled({ price, deposit }: Omit<EstimateQuestion, 'years'>) {
  const [settled, setSettled] = useState({ price, deposit })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ price, deposit }), pause)
    return () => clearTimeout(timer)
  }, [price, deposit])
  return settled
}

/** A link to the cars up to this price, with their number; null if there are none. */
function CarsWithin({ price, estimate, locale }: Pick<RepaymentBoxProps, 'estimate' | 'locale'> & { price: number }) {
  const { max, count } = withinBudget(estimate.upTo, price)
  if (count === 0) return null
  return (
    <a className="button button--small button--secondary" href={priceHref(estimate.list, { min: null, max, count })}>
      See {countOf(count, estimate.noun, locale)} under {formatMoney(max, locale)}
    </a>
  )
}

/** What a loan for the price would cost, with the required disclosures; an example until a price is typed. */
export function RepaymentBox({ estimate, locale, values, isStill }: RepaymentBoxProps) {
  const [years, setYears] = useState(estimate.policy.default_term)
  const settled = useSettled({ price: textOf(values.vehicle_price_budget), deposit: textOf(values.deposit) })
  const worked = estimateOf({ ...settled, years }, estimate, locale)
  return (
    <div className="worked-out">
      <output className="estimate">
        {'problem' in worked ? (
          worked.problem
        ) : (
          <>
            <span>{worked.loan}</span>
            <strong className="tabular">{worked.repayment}</strong>
            {/* As large as the figure above: by law, the comparison rate must not be smaller. */}
            <strong className="tabular">{estimate.rates}</strong>
          </>
        )}
      </output>
      <label className="cluster">
        Paid off over
        <select value={years} onChange={(event) => setYears(Number(event.target.value))} disabled={isStill}>
          {estimate.policy.terms.map((term) => (
            <option key={term} value={term}>
              {term === 1 ? '1 year' : `${term} years`}
            </option>
          ))}
        </select>
      </label>
      {'price' in worked && <CarsWithin price={worked.price} estimate={estimate} locale={locale} />}
      <p className="field-hint">{estimate.note}</p>
    </div>
  )
}
