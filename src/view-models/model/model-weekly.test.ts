import { expect, test } from 'vitest'
import type { CarType, WeeklyPrice } from '#domain/car/car.ts'
import { australia } from '#domain/text/sample-locale.ts'
import { lowestRepayment } from './model-weekly.ts'

const unsaid = { weekly: null, car_type: 'used' } as const
const weekly = (amount: number, facts: Partial<WeeklyPrice> = {}, car_type: CarType = 'used') => ({
  car_type,
  weekly: { amount, monthly: null, comparison: 8.95, ...facts },
})

test.each([
  ['the lowest of several', [weekly(214), unsaid, weekly(129, { comparison: 8.21 })], 'Used from $129 a week, 8.21%'],
  ['by the month where the dealer speaks of months', [weekly(129, { monthly: 559 })], 'Used from $559 a month, 8.95%'],
  ['as of the kind that costs so', [weekly(214), weekly(129, {}, 'new')], 'New from $129 a week, 8.95%'],
  ['nothing where no car may carry one', [unsaid], null],
  ['nothing of no cars', [], null],
])('a model costs %s', (_which, cars, said) => {
  const found = lowestRepayment(cars, australia)
  expect(found && `${found.label} ${found.repayment}, ${found.comparison}`).toBe(said)
})
