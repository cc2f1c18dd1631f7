import { expect, test } from 'vitest'
import { priceSince } from './price-since.ts'

test.each<[string, string, string, { isLess: boolean; by: string } | null]>([
  ['less', '$41,990', '$41,490', { isLess: true, by: '$500' }],
  ['more', '$41,990', '$43,240', { isLess: false, by: '$1,250' }],
  ['the same', '$41,990', '$41,990', null],
  ['with another sign', 'A$12,000', 'A$11,000', { isLess: true, by: 'A$1,000' }],
  ['with cents', '$320.50', '$310.00', { isLess: true, by: '$10.5' }],
  ['a price a week by now', '$41,990', '$320', null],
  ['outright instead of a week', '$320', '$41,990', null],
  ['half of what it was', '$20,000', '$10,000', null],
  ['twice what it was', '$20,000', '$40,000', null],
  ['no amount then', 'Contact us for price', '$41,990', null],
  ['no amount now', '$41,990', 'PREORDER', null],
  ['nothing', '', '', null],
])('a price that is %s', (_, saved, today, since) => {
  expect(priceSince(saved, today, 'en-AU')).toEqual(since)
})
