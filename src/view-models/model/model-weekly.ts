import type { Car } from '#domain/car/car.ts'
import { type FinancedCar, financeOffer, financePolicy, offerConditions, repaymentText } from '#domain/car/finance.ts'
import type { WeeklyWords } from '#domain/car/summary.ts'
import { typeNames } from '#domain/car/type-names.ts'
import { formatRate } from '#domain/text/rate.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** "Used from", "$128 a week": of which kind the car is that it speaks of. */
export interface ModelWeekly extends WeeklyWords {
  readonly label: string
  /** "Over 60 months with a deposit of $3,000.", as the page of that car says it; empty where neither is known. */
  readonly conditions: string
}

type Repaid = Pick<Car, 'weekly' | 'car_type'> & FinancedCar
type LendingSite = SiteSlice<'locale' | 'cars.finance_provider' | 'cars.finance' | 'cars.price'>

/** The lowest repayment of these cars, with the rate and the conditions that have to stand beside it; null where none of them may say one. */
export function lowestRepayment(cars: readonly Repaid[], site: LendingSite, now: Date): ModelWeekly | null {
  const said = cars.flatMap((car) => (car.weekly ? [{ car, weekly: car.weekly }] : []))
  const [lowest] = said.toSorted((a, b) => a.weekly.amount - b.weekly.amount)
  if (!lowest) return null
  const { car, weekly } = lowest
  const offer = financeOffer(car, financePolicy(site.cars), site.locale, now)
  return {
    label: `${typeNames[car.car_type]} from`,
    repayment: repaymentText(weekly, site.locale),
    comparison: formatRate(weekly.comparison),
    conditions: offer ? offerConditions(offer) : '',
  }
}
