import { describe, expect, test } from 'vitest'
import { foldedWords } from '#domain/text/fold.ts'
import { findMatchingPages } from './asked-pages.ts'

const pages = [
  { name: 'Finance', beside: foldedWords('Finance'), href: '/finance', words: ['finance', 'loan'] },
  {
    name: 'Schedule Norda service',
    beside: foldedWords('Schedule Norda service'),
    href: '/service',
    words: ['service', 'oil', 'change', 'brakes'],
  },
  {
    name: 'Sell us your car',
    beside: foldedWords('Sell us your car'),
    href: '/cars/trade-in',
    words: ['sell', 'trade', 'value'],
  },
  {
    name: 'Contact Us',
    beside: foldedWords('Contact Us Phone, test drive'),
    href: '/contact',
    words: ['contact', 'opening', 'hours', 'open', 'test'],
  },
  { name: 'About us', beside: foldedWords('About us'), href: '/about-us', words: ['about', 'us'] },
]

describe('pages that words ask for', () => {
  test.each([
    ['finance', ['/finance']],
    ['finan', ['/finance']],
    ['Opening hours', ['/contact']],
    ['when are you open', ['/contact']],
    ['are you open sunday', ['/contact']],
    ['what time do you open today', ['/contact']],
    ['oil change', ['/service']],
    ['sell my car', ['/cars/trade-in']],
    ['loan', ['/finance']],
    ['test drive', ['/contact']],
    ['drive', []],
    ['About us', ['/about-us']],
    ['about a car', []],
    ['us', ['/about-us']],
    ['schedule service', ['/service']],
    ['norda service', ['/service']],
    ['norda', []],
    ['schedule', []],
    ['finnance', ['/finance']],
    ['openning hours', ['/contact']],
    ['charge', []],
    ['bra', []],
    ['car', []],
    ['what', []],
    ['service finance', []],
    ['mustang', []],
    ['', []],
  ])('“%s”', (query, hrefs) => {
    expect(findMatchingPages(query, pages).map(({ href }) => href)).toEqual(hrefs)
  })
})
