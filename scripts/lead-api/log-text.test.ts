import { expect, test } from 'vitest'
import { logText } from './log-text.ts'

test.each([
  ['in brackets', '550 5.1.1 <mary@x.example>: Recipient rejected', '550 5.1.1 <(an address)>: Recipient rejected'],
  ['before a colon', 'mary.smith+cars@x.example: no such user', '(an address): no such user'],
  ['in quotes', 'Invalid recipient "mary@x.example"', 'Invalid recipient "(an address)"'],
  ['with words in quotes', '<"mary smith"@x.example> is full', '<(an address)> is full'],
  ['at a number', 'mary@[192.0.2.1] refused', '(an address) refused'],
  ['in other letters', 'jörg@bücher.example refused', '(an address) refused'],
  ['twice', 'a@x.example, b@x.example', '(an address), (an address)'],
  ['of a dealer', '<Desk@x.example> is full', '<Desk@x.example> is full'],
  ['of nobody', 'hub.example answered 503', 'hub.example answered 503'],
])('an address %s', (_where, text, expected) => {
  expect(logText(new Error(text), ['desk@x.example'])).toBe(expected)
})

test('what was thrown and is no error', () => {
  expect(logText('mary@x.example is gone')).toBe('(an address) is gone')
})

test('what a stranger made as long as they like is read in no time, and is no log of megabytes', () => {
  const began = performance.now()
  expect(logText('@@['.repeat(100_000)).length).toBeLessThan(20_000)
  expect(performance.now() - began).toBeLessThan(1500)
})
