import { describe, expect, it, test } from 'vitest'
import { foldedWords } from '#domain/text/fold.ts'
import { askedPagesFor, withPages } from './pages.ts'
import { listSuggestion } from './suggestion.ts'

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
    expect(askedPagesFor(query, pages).map(({ href }) => href)).toEqual(hrefs)
  })
})

describe('beside what was found', () => {
  const [finance] = askedPagesFor('finance', pages)
  const asked = finance ? [finance] : []
  const mustang = listSuggestion('car', '/cars/mustang', '2021 Ford Mustang')
  const all = listSuggestion('all', '/search/used-cars?query=finance', 'See all results for “finance”')
  const shown = (query: string, options: Parameters<typeof withPages>[1]['options'], some = asked) =>
    withPages(some, { notes: ['Nothing matches “finance”.'], options, cars: 'Cars' }, query)

  it('stand alone where no car has such a name', () => {
    expect(shown('finance', [mustang, all])).toEqual({ notes: [], options: [finance], cars: 'Cars' })
  })

  it('stand before cars that are called so', () => {
    const sold = listSuggestion('car', '/cars/fleet', '2020 Finance Fleet')
    expect(shown('finance', [mustang, sold, all]).options).toEqual([finance, sold, all])
  })

  it('change nothing where none is asked for', () => {
    expect(shown('finance', [mustang, all], []).options).toEqual([mustang, all])
  })
})
