import { describe, expect, it, test } from 'vitest'
import { absoluteUrl, headFor, type PageContents } from './head.ts'
import { sampleSite } from './sample-site.ts'

describe('head metadata', () => {
  test.each([
    ['no title of its own', undefined, 'North Yard'],
    ['an empty title', '', 'North Yard'],
    ['a title', '2021 Norda Tern', '2021 Norda Tern | North Yard'],
    ['a title with the name in it', 'Contact North Yard', 'Contact North Yard'],
    ['a title that the name just fits behind', 'T'.repeat(52), `${'T'.repeat(52)} | North Yard`],
    ['a title that the name would make too long', 'T'.repeat(53), 'T'.repeat(53)],
  ])('(S2.89) the title of a page with %s', (_reason, title, expected) => {
    expect(headFor(sampleSite, { path: '/', title }).title).toBe(expected)
  })

  test.each([
    ['its own', 'Utes in stock.', 'Utes in stock.'],
    ["the dealer's", undefined, 'Used cars in Lidcombe.'],
  ])('(S2.90) the description is %s', (_reason, description, expected) => {
    expect(headFor(sampleSite, { path: '/', description }).description).toBe(expected)
  })

  it('(S2.90) a dealer without a description is its name and strapline', () => {
    const site = { ...sampleSite, seo: { ...sampleSite.seo, description: '' } }
    expect(headFor(site, { path: '/' }).description).toBe('North Yard: Utes and wagons')
  })

  test.each([
    ['home', '/', 'https://north.example/'],
    ['a page', '/faqs', 'https://north.example/faqs'],
    ['a trailing slash', '/faqs/', 'https://north.example/faqs'],
    ['a query', '/search/used-cars?utm_source=x', 'https://north.example/search/used-cars'],
    ['a fragment', '/finance#finance-form', 'https://north.example/finance'],
  ])('(S2.91) the canonical address of %s', (_reason, path, expected) => {
    expect(headFor(sampleSite, { path }).canonical).toBe(expected)
  })

  it('the description of a page is cut between words where search results would cut it', () => {
    const said = (description: string) => headFor(sampleSite, { path: '/', description }).description
    expect(said('w'.repeat(160))).toBe('w'.repeat(160))
    expect(said('Limited Edition '.repeat(18))).toMatch(/^.{100,158} (?:Limited|Edition)…$/)
  })

  it('the canonical address of a page that shows what another does is that of the other', () => {
    const page = { path: '/search/new-cars', canonical: '/search/used-cars' }
    expect(headFor(sampleSite, page).canonical).toBe('https://north.example/search/used-cars')
  })

  it('robots may show a picture of the page itself as large as it is, and list no page that asks them not to', () => {
    const image = { src: '/pictures/ute-960.webp', alt: '2021 Norda Tern' }
    const told = (page: Partial<PageContents>) => headFor(sampleSite, { path: '/', ...page }).robots
    expect([told({}), told({ image }), told({ image, isIndexed: false }), told({ isIndexed: true })]).toEqual([
      null,
      'max-image-preview:large',
      'noindex',
      null,
    ])
  })

  it('(S2.92) the preview picture is absolute: the page, the dealer, the logo', () => {
    const social = { ...sampleSite, seo: { ...sampleSite.seo, social_image: '/dealer/front.jpg' } }
    const image = { src: '/pictures/ute-960.webp', alt: '2021 Norda Tern', size: { width: 960, height: 640 } }
    expect(headFor(social, { path: '/', image }).image).toEqual({
      ...image,
      src: 'https://north.example/pictures/ute-960.webp',
    })
    const { image: given } = headFor(social, { path: '/' })
    expect(given).toEqual({ src: 'https://north.example/dealer/front.jpg', alt: 'North Yard', size: undefined })
    const { image: drawn } = headFor(sampleSite, { path: '/' })
    const size = { width: 1200, height: 630 }
    expect(drawn).toEqual({ src: 'https://north.example/preview.png', alt: 'North Yard', size })
  })

  it('(S2.93) (S2.94) the preview says what kind of page of which site it is', () => {
    expect(headFor(sampleSite, { path: '/' })).toMatchObject({ type: 'website', siteName: 'North Yard' })
    expect(headFor(sampleSite, { path: '/cars/x', kind: 'product' }).type).toBe('product')
  })

  it('(S2.96) search-engine verification is the dealer’s or absent', () => {
    expect(
      headFor({ ...sampleSite, seo: { ...sampleSite.seo, google_site_verification: 'abc' } }, { path: '/' })
        .verification,
    ).toBe('abc')
    expect(headFor(sampleSite, { path: '/' }).verification).toBeNull()
  })

  it('(S2.97) keywords are the page’s and the dealer’s, each once', () => {
    expect(headFor(sampleSite, { path: '/', keywords: ['Norda', 'used cars'] }).keywords).toBe('Norda, used cars')
  })
})

test.each([
  ['a path', '/a', 'https://north.example/a'],
  ['an absolute address', 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
])('%s becomes absolute', (_reason, path, expected) => {
  expect(absoluteUrl(sampleSite, path)).toBe(expected)
})
