import { expect, test } from 'vitest'
import type { WeeklyPrice } from '#domain/car/car.ts'
import { australia } from '#domain/text/sample-locale.ts'
import { lowestRepayment } from './model-weekly.ts'

const weekly = (amount: number, facts: Partial<WeeklyPrice> = {}) => ({
  weekly: { amount, monthly: null, comparison: 8.95, ...facts },
})

test.each([
  ['the lowest of several', [weekly(214), { weekly: null }, weekly(129, { comparison: 8.21 })], '$129 a week, 8.21%'],
  ['by the month where the dealer speaks of months', [weekly(129, { monthly: 559 })], '$559 a month, 8.95%'],
  ['nothing where no car may carry one', [{ weekly: null }], null],
  ['nothing of no cars', [], null],
])('a model costs %s', (_which, cars, said) => {
  const found = lowestRepayment(cars, australia)
  expect(found && `${found.repayment}, ${found.comparison}`).toBe(said)
})
