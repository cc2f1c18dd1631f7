import type { Car, CarType } from '#domain/car/car.ts'
import { financeOffer, financePolicy, offerConditions, repaymentText } from '#domain/car/finance.ts'
import { rateBasis } from '#domain/car/rates.ts'
import { typeNames } from '#domain/car/type-names.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { lowestEstimate, type Repayment } from './model-estimate.ts'
import { ofType, typeOrder } from './of-type.ts'

/** Weekly or monthly repayments for a model: the lowest for new and for used cars, with the texts below them. */
export interface ModelWeekly {
  /** "Finance: new from", "$214 a week", and the rates; equal rates are given with the last offer only. */
  readonly offers: readonly Pick<Repayment & { readonly label: string }, 'label' | 'repayment' | 'rates'>[]
  /** How they are calculated, shown on request; empty when it is short enough for `basis`. */
  readonly note: string
  /** Text that is always visible: the comparison rate's basis, and a lender's short conditions. May be empty. */
  readonly basis: string
}

type LendingSite = SiteSlice<'locale' | 'cars.finance_provider' | 'cars.finance' | 'cars.price'>

/** The lowest repayment that the dealer's lender states for these cars; null when it states none. */
function lowestOffer(cars: readonly Car[], site: LendingSite, now: Date): Repayment | null {
  const said = cars.flatMap((car) => (car.weekly ? [{ car, weekly: car.weekly }] : []))
  const [lowest] = said.toSorted((a, b) => a.weekly.amount - b.weekly.amount)
  if (!lowest) return null
  const offer = financeOffer(lowest.car, financePolicy(site.cars), site.locale, now)
  return {
    repayment: repaymentText(lowest.weekly, site.locale),
    rates: lowest.weekly.rate,
    conditions: offer ? offerConditions(offer, site.locale) : '',
    terms: '',
    basis: rateBasis(site.locale),
  }
}

type Told = Repayment & { readonly type: CarType }

/** Whether all have the same value, which is then shown once. */
const isSame = (all: readonly Told[], key: keyof Repayment) => all.every((each) => each[key] === all[0]?.[key])

/** "Over 60 months with a deposit of $3,000."; when they differ, each with its type: "New: over 60 months." */
function conditionsOf(all: readonly Told[]): readonly string[] {
  if (isSame(all, 'conditions')) return [all[0]?.conditions ?? '']
  const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  return all.map(({ type, conditions }) => conditions && `${typeNames[type]}: ${small(conditions)}`)
}

const sentences = (some: readonly string[], last: string) => [...some, last].filter(Boolean).join(' ')

/**
 * The lowest repayments for new and for used cars: the lender's, else the dealer's estimate. Demo cars count only when
 * there are no others. Null when there is none.
 */
export function lowestRepayments(cars: readonly Car[], site: LendingSite, now: Date): ModelWeekly | null {
  const lowest = (some: readonly Car[]) =>
    lowestOffer(some, site, now) ?? (site.cars.finance_provider === null ? lowestEstimate(some, site) : null)
  const all = typeOrder.flatMap((type): readonly Told[] => {
    const found = lowest(ofType(cars, type))
    return found ? [{ type, ...found }] : []
  })
  const asked = all.filter(({ type }) => type !== 'demo')
  const told = asked.length > 0 ? asked : all
  if (told.length === 0) return null
  const areRatesSame = isSame(told, 'rates')
  const [{ terms, basis } = { terms: '', basis: '' }] = told
  const conditions = conditionsOf(told)
  return {
    offers: told.map(({ type, repayment, rates }, at) => ({
      label: cars.length === 1 ? 'Finance:' : `${at === 0 ? 'Finance: ' : ''}${typeNames[type].toLowerCase()} from`,
      repayment,
      rates: areRatesSame && at < told.length - 1 ? '' : rates,
    })),
    note: terms && sentences(conditions, terms),
    basis: terms ? basis : sentences(conditions, basis),
  }
}
