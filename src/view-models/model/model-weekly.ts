import type { Car } from '#domain/car/car.ts'
import { repaymentText } from '#domain/car/finance.ts'
import type { WeeklyWords } from '#domain/car/summary.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatRate } from '#domain/text/rate.ts'

/** The lowest repayment of these cars, with the rate that has to stand beside it; null where none of them may say one. */
export function lowestRepayment(cars: readonly Pick<Car, 'weekly'>[], locale: LocalePolicy): WeeklyWords | null {
  const said = cars.flatMap(({ weekly }) => weekly ?? [])
  const [lowest] = said.toSorted((a, b) => a.amount - b.amount)
  return lowest ? { repayment: repaymentText(lowest, locale), comparison: formatRate(lowest.comparison) } : null
}
