import { describe, expect, it, test } from 'vitest'
import { createReader } from '#search/reading/read-query.ts'
import { sampleLexicon } from '#search/reading/sample-lexicon.ts'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { loadSite } from '#tenants/load.ts'
import { benchCars, benchSnapshot } from './stock.ts'
import { type Market, readQueries, understandingOf } from './understanding.ts'
import { understandingOn } from './understood-stocks.ts'

const markets: readonly Market[] = ['au', 'nz', 'us']

describe('everyday queries', () => {
  test.each(markets)('%s: every one is asked in one spelling', (market) => {
    expect(Object.keys(readQueries('.', market)).length).toBeGreaterThan(200)
  })

  it('are 300 and more', () => {
    const all = new Set(markets.flatMap((market) => Object.keys(readQueries('.', market))))
    expect(all.size).toBeGreaterThanOrEqual(300)
  })

  it.each(['en-AU', 'en-NZ', 'en-US'])('97 of 100 are understood on made-up cars (%s)', (locale) => {
    const cars = benchCars(benchSnapshot('.', 2000))
    const sites = dealerSlugs('.').flatMap((slug) => {
      const loaded = loadSite(slug, { root: '.', env: {} })
      return 'site' in loaded && loaded.site.locale.locale === locale ? [loaded.site] : []
    })
    const [site] = sites
    if (!site) throw new Error(`No dealer of ${locale}.`)
    const { asked, misread } = understandingOn('.', site, cars, 'made-up cars')
    expect(misread.length / asked, JSON.stringify(misread, null, 1)).toBeLessThanOrEqual(0.03)
  })
})

describe('what was understood', () => {
  it('is held against what was meant', () => {
    const { asked, misread } = understandingOf(
      {
        'red hatch': 'colour Red, body Hatchback',
        '7 seater': 'seats 8',
        hilux: 'text hilux',
        'electric hilux': 'text hilux',
      },
      sampleLexicon,
      2026,
    )
    expect(asked).toBe(4)
    expect(misread).toEqual([{ query: '7 seater', meant: 'seats 8', read: 'seats 7' }])
    expect(createReader(sampleLexicon, 2026)('7 seater').lists).toEqual({ seats: ['7'] })
  })
})
