import type { Car } from '#domain/car/car.ts'
import { repaymentText } from '#domain/car/finance.ts'
import type { WeeklyWords } from '#domain/car/summary.ts'
import { typeNames } from '#domain/car/type-names.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatRate } from '#domain/text/rate.ts'

/** "Used from", "$128 a week": of which kind the car is that it speaks of. */
export interface ModelWeekly extends WeeklyWords {
  readonly label: string
}

type Repaid = Pick<Car, 'weekly' | 'car_type'>

/** The lowest repayment of these cars, with the rate that has to stand beside it; null where none of them may say one. */
export function lowestRepayment(cars: readonly Repaid[], locale: LocalePolicy): ModelWeekly | null {
  const said = cars.flatMap(({ weekly, car_type }) => (weekly ? [{ weekly, car_type }] : []))
  const [lowest] = said.toSorted((a, b) => a.weekly.amount - b.weekly.amount)
  if (!lowest) return null
  const { weekly, car_type } = lowest
  return {
    label: `${typeNames[car_type]} from`,
    repayment: repaymentText(weekly, locale),
    comparison: formatRate(weekly.comparison),
  }
}
