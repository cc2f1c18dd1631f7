import { describe, expect, it } from 'vitest'
import { fakeSiteStorage } from './storage/fake-storage.ts'
import { noteVisit, visitSoFar } from './visit.ts'

const at = (pathname: string, search = '') => ({ pathname, search })

describe('what a tab remembers of a visit (S3.84)', () => {
  it('is the pages in their order, a reload counted once, and no query of theirs', () => {
    const siteStorage = fakeSiteStorage()
    for (const each of [at('/'), at('/search/used-cars', '?query=hilux'), at('/search/used-cars'), at('/contact')]) {
      noteVisit(each, siteStorage)
    }
    expect(visitSoFar(siteStorage)).toEqual({ pages: ['/', '/search/used-cars', '/contact'], params: {} })
  })

  it('is the campaign of the first page only, and nothing else of its query', () => {
    const siteStorage = fakeSiteStorage()
    noteVisit(at('/', '?utm_source=news&gclid=x1&email=mary@example.com'), siteStorage)
    noteVisit(at('/contact', '?utm_source=other'), siteStorage)
    expect(visitSoFar(siteStorage).params).toEqual({ utm_source: 'news', gclid: 'x1' })
  })

  it('is the last 20 pages', () => {
    const siteStorage = fakeSiteStorage()
    for (let page = 1; page <= 30; page += 1) noteVisit(at(`/cars/${page}`), siteStorage)
    expect(visitSoFar(siteStorage).pages).toHaveLength(20)
    expect(visitSoFar(siteStorage).pages.at(-1)).toBe('/cars/30')
  })
})
