import { expect, test } from 'vitest'
import { honeypotSignals } from './honeypot.ts'

test.each([
  ['', []],
  ['  ', []],
  ['https://example.com', ['trap_filled']],
])('a trap that holds %j says %j', (held, signals) => {
  expect(honeypotSignals(held)).toEqual(signals)
})
