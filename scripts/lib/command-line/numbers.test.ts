import { describe, expect, test } from 'vitest'
import { numberAbove, numberFrom, wholeNumber } from './numbers.ts'
import { UsageError } from './usage-error.ts'

describe('numbers of options', () => {
  test.each([
    [wholeNumber('--runs', '3', 1), 3],
    [wholeNumber('--runs', 1, 1), 1],
    [numberFrom('--hours', '0', 0), 0],
    [numberFrom('--hours', '1.5', 0), 1.5],
    [numberAbove('--minutes', '0.1', 0), 0.1],
  ])('%d is read', (read, expected) => {
    expect(read).toBe(expected)
  })

  test.each([
    ['abc', () => wholeNumber('--runs', 'abc', 1), '--runs is a whole number from 1 on; "abc" is none.'],
    ['a part', () => wholeNumber('--runs', '1.5', 1), '--runs is a whole number from 1 on; "1.5" is none.'],
    ['too little', () => wholeNumber('--runs', '0', 1), '--runs is a whole number from 1 on; "0" is none.'],
    ['below zero', () => numberFrom('--hours', '-1', 0), '--hours is a number from 0 on; "-1" is none.'],
    ['words', () => numberFrom('--hours', 'a day', 0), '--hours is a number from 0 on; "a day" is none.'],
    ['without end', () => numberFrom('--hours', 'Infinity', 0), '--hours is a number from 0 on; "Infinity" is none.'],
    ['zero', () => numberAbove('--minutes', '0', 0), '--minutes is a number above 0; "0" is none.'],
  ])('%s is refused', (_reason, read, message) => {
    expect(read).toThrow(new UsageError(message))
  })
})
