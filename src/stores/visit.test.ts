import { describe, expect, it } from 'vitest'
import { fakeShelf } from './fake-shelf.ts'
import { noteVisit, visitSoFar } from './visit.ts'

const at = (pathname: string, search = '') => ({ pathname, search })

describe('what a tab remembers of a visit (S3.84)', () => {
  it('is the pages in their order, a reload counted once, and no query of theirs', () => {
    const shelf = fakeShelf()
    for (const each of [at('/'), at('/search/used-cars', '?query=hilux'), at('/search/used-cars'), at('/contact')]) {
      noteVisit(each, shelf)
    }
    expect(visitSoFar(shelf)).toEqual({ pages: ['/', '/search/used-cars', '/contact'], params: {} })
  })

  it('is the campaign of the first page only, and nothing else of its query', () => {
    const shelf = fakeShelf()
    noteVisit(at('/', '?utm_source=news&gclid=x1&email=mary@example.com'), shelf)
    noteVisit(at('/contact', '?utm_source=other'), shelf)
    expect(visitSoFar(shelf).params).toEqual({ utm_source: 'news', gclid: 'x1' })
  })

  it('is the last 20 pages', () => {
    const shelf = fakeShelf()
    for (let page = 1; page <= 30; page += 1) noteVisit(at(`/cars/${page}`), shelf)
    expect(visitSoFar(shelf).pages).toHaveLength(20)
    expect(visitSoFar(shelf).pages.at(-1)).toBe('/cars/30')
  })
})
