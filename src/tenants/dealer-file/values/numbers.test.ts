import { expect, test } from 'vitest'
import { sampleProblems } from '../../sample-dealer.ts'

test.each([
  ['1e1', ''],
  ['0x10', ''],
  ['10 days', '; did you mean 10?'],
  ['ten', '; did you mean 10?'],
])('a return within %s', (days, end) => {
  expect(sampleProblems(`returns_policy: {days: ${days}, km: 500}`)).toContain(
    `returns_policy.days: "${days}" is not a whole number from 1 to 90${end}`,
  )
})
