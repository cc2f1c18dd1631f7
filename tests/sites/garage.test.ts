import { beforeAll, describe, expect, it } from 'vitest'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, buildYards } from './yards.ts'

const infoPage = 'pages: {info: [{path: /used-search-page, title: How we search, content: pages/words.md}]}'
const words = { 'pages/words.md': 'We look far and wide.' }

let yards: Readonly<Record<'off' | 'on' | 'named' | 'comparing', BuiltYard>>

beforeAll(async () => {
  const built = await buildYards({
    'off-yard': {},
    'on-yard': { site: 'garage_enabled: true', cars: [{ status: 'sold', sold_date: '2026-03-03' }, { price: 9990 }] },
    'named-yard': {
      site: `garage_enabled: true\ngarage: {path: /mygarage, label: myGarage}\ncompare: {enabled: true, max_cars: 6}\n${infoPage}`,
      files: words,
    },
    'comparing-yard': {
      site: `compare: {enabled: true}\n${infoPage}\nsearch: {page_detection: contains}`,
      files: words,
    },
  })
  yards = {
    ...{ off: built['off-yard'], on: built['on-yard'] },
    ...{ named: built['named-yard'], comparing: built['comparing-yard'] },
  }
}, 180_000)

const links = (yard: BuiltYard) => all(one(yard.page('/'), 'header'), 'a', { 'data-saved-link': '' })
const hearts = (yard: BuiltYard) => all(yard.page('/search/used-cars'), 'save-car')

describe('a garage that is off', () => {
  it('has no link and no page (S2.74, S6.7, S6.8)', () => {
    expect(links(yards.off)).toEqual([])
    expect(yards.off.has('/favourites')).toBe(false)
  })

  it.each(['/search/used-cars', '/cars/car-1'])('hides the hearts by a style of %s (S6.8)', (path) => {
    const page = yards.off.page(path)
    expect(all(page, 'save-car').length).toBeGreaterThan(0)
    expect(one(page, 'html').attribs['data-saving']).toBe('off')
    const sheets = all(page, 'link', { rel: 'stylesheet' }).map(({ attribs }) =>
      yards.off.page(attribs.href?.replace(/\?.*/, '') ?? ''),
    )
    const styles = [...all(page, 'style').map(textOf), ...sheets].join('\n')
    expect(styles).toMatch(/\[data-saving=["']?off["']?\] save-car\s*\{\s*display:\s*none/)
  })

  it('has no strip of saved cars on any page (S2.106)', () => {
    const strips = (yard: BuiltYard) =>
      yard.paths
        .filter((path) => path.endsWith('.html'))
        .map((path) => all(yard.page(path), 'aside', { 'data-compare-bar': /./ }).length)
    expect(new Set(strips(yards.off))).toEqual(new Set([0]))
    expect(new Set(strips(yards.on))).toEqual(new Set([1]))
  })

  it('has nothing to compare (S2.75)', () => {
    expect([yards.off.has('/compare'), yards.off.has('/compare-cars.json')]).toEqual([false, false])
  })
})

describe('comparing without a garage', () => {
  it('has hearts, their bar and the cars side by side, and no garage (S2.74, S2.75)', () => {
    const list = yards.comparing.page('/search/used-cars')
    expect(one(list, 'html').attribs['data-saving']).toBeUndefined()
    expect(all(one(list, 'main'), 'aside', { 'data-compare-bar': 'sticky' })).toHaveLength(1)
    expect(links(yards.comparing)).toEqual([])
    expect([yards.comparing.has('/compare'), yards.comparing.has('/favourites')]).toEqual([true, false])
  })
})

describe('a page with "search" in its path', () => {
  const bars = (yard: BuiltYard) =>
    all(one(yard.page('/used-search-page'), 'main'), 'aside', { 'data-compare-bar': 'sticky' })

  it('is a search page where the dealer says so (S2.28)', () => {
    expect([bars(yards.comparing).length, bars(yards.named).length]).toEqual([1, 0])
  })

  it('has no search box of its own, and keeps that of the header', () => {
    const field = (path: string) => one(yards.comparing.page(path), 'header').attribs['data-search']
    expect(['/used-search-page', '/faqs', '/search/used-cars'].map(field)).toEqual(['field', 'field', 'button'])
  })
})

describe('a garage that is on', () => {
  it('has a link, a page and hearts (S2.74, S6.7, S6.8)', () => {
    expect(links(yards.on).map((link) => [link.attribs.href, textOf(link)])).toEqual([['/favourites', 'Garage']])
    expect(textOf(one(yards.on.page('/favourites'), 'h1'))).toBe('Garage')
    expect(hearts(yards.on).length).toBeGreaterThan(0)
    expect(one(yards.on.page('/'), 'html').attribs['data-saving']).toBeUndefined()
  })

  it('lives where the dealer wants it, under the dealer’s own name (S2.73)', () => {
    expect(links(yards.named).map((link) => [link.attribs.href, textOf(link)])).toEqual([['/mygarage', 'myGarage']])
    expect(textOf(one(yards.named.page('/mygarage'), 'h1'))).toBe('myGarage')
    expect(yards.named.has('/favourites')).toBe(false)
    const pages = yards.named.paths.filter((path) => path.endsWith('.html')).map(yards.named.page)
    const ways = pages.flatMap((page) => all(page, 'a', { href: '/mygarage' }).map(textOf))
    // The garage itself is reloaded when its script does not come.
    expect(new Set(ways)).toEqual(new Set(['myGarage', 'Reload']))
  })

  it('compares where the dealer wants it (S2.75)', () => {
    expect([yards.on.has('/compare'), yards.named.has('/compare')]).toEqual([false, true])
  })

  it('finds the card of every car on show, in one file of several', () => {
    const files = (yard: BuiltYard) =>
      Array.from({ length: 8 }, (_, file) => `/saved-cars/${file}.json`).filter((path) => yard.has(path))
    const cards = files(yards.on).flatMap((path) => Object.entries(JSON.parse(yards.on.page(path))))
    expect(cards.map(([id]) => id).sort()).toEqual(['1', '2'])
    expect(Object.fromEntries(cards)).toMatchObject({
      1: { card: { badge: { kind: 'sold' } }, lead: { status: 'sold' } },
      2: { card: { price: { text: '$9,990' } } },
    })
    // Without a garage they are what the page of a car says of those looked at before.
    expect([files(yards.named).length, files(yards.off).length]).toEqual([8, 8])
  })

  it('is told what cars cost now, and which are sold', () => {
    expect(JSON.parse(yards.on.page('/listed-cars.json'))).toEqual({ prices: { 2: '$9,990' }, sold: { 1: 'Sold' } })
  })
})
