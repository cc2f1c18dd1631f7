import { expect, test } from 'vitest'
import { paymentEnd, paymentStatus } from './status.ts'

test.each([
  ['paid', false, 'paid'],
  ['paid', true, 'nothing'],
  ['failed', false, 'nothing'],
  ['cancelled', true, 'nothing'],
] as const)('a payment that ended as %s (a test: %s) is read from its lead as %s', (outcome, isTest, end) => {
  expect(paymentEnd(paymentStatus(outcome, isTest))).toBe(end)
})

test.each(['Not paid yet', '', 'reported as paid'])('"%s" is no end of a payment', (status) => {
  expect(paymentEnd(status)).toBeNull()
})
