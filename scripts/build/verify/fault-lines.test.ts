import { expect, it } from 'vitest'
import { faultLines } from './fault-lines.ts'

it('tells one fault of many pages once', () => {
  const faults = [
    { page: '/a', fault: '1:20 autocomplete cannot be used here (valid-autocomplete)' },
    { page: '/b', fault: '1:44 autocomplete cannot be used here (valid-autocomplete)' },
    { page: '/a', fault: 'links to /gone, which does not exist' },
  ]
  expect(faultLines(faults)).toEqual([
    '/a  1:20 autocomplete cannot be used here (valid-autocomplete)  (and on 1 more pages)',
    '/a  links to /gone, which does not exist',
  ])
})

it('ends where nobody reads on', () => {
  const faults = Array.from({ length: 40 }, (_, index) => ({ page: `/${index}`, fault: `fault ${index}` }))
  expect(faultLines(faults)).toHaveLength(31)
  expect(faultLines(faults).at(-1)).toBe('... and 10 more kinds of fault')
})
