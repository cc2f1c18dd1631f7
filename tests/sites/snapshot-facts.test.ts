import { beforeAll, describe, expect, it, test } from 'vitest'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, buildYards } from './yards.ts'

const host = 'https://pictures.example'
const photo = (name: string) => ({ image: { url: `${host}/${name}.jpg` }, thumb: { url: `${host}/${name}-small.jpg` } })
const photos = ['front', 'side', 'rear']
const cars = [
  {
    ...{ stocknum: 4711, vin: '6T1BF3FK20X123456', seats: '5 Seats', city: 'Sydney', state: 'NSW' },
    ...{ dealership_slug: 'harbour', dealership_id: 310, certified: true, images: photos.map(photo) },
  },
  { certified: true, status: 'sold', sold_date: '2026-03-03' },
  { slug: 'kept-back', name: '2020 Norda Keptback', model: 'Keptback', show_on_dealer_website: false },
  { slug: 'unmentioned', name: '2020 Norda Unmentioned', model: 'Unmentioned', show_on_dealer_website: undefined },
  { make: 'Sola', model: 'Auk', name: '2021 Sola Auk' },
]
const makes = [
  { id: 1, name: 'Norda', slug: 'norda', logo: { url: `${host}/norda.png` } },
  { id: 2, name: 'Sola', slug: 'sola', logo: { url: null } },
]
const models = ['Tern', 'Heron', 'Egret', 'Skua'].map((name, at) => ({
  ...{ name, slug: name.toLowerCase(), make: 'Norda' },
  position: [3, 1, 2, null][at],
}))

let yard: BuiltYard
beforeAll(async () => {
  yard = (
    await buildYards({
      'snapshot-yard': {
        site: 'include_sold_cars_days: 7\nheader: {mega_menu: true}\nphone: 02 5550 0123',
        cars,
        snapshot: { manufacturers: makes, models },
      },
    })
  )['snapshot-yard']
}, 180_000)

const main = (path: string) => one(yard.page(path), 'main')
const list = '/search/used-cars'
/** Files whose path or text contains this. */
const holding = (text: string) =>
  yard.paths.filter(
    (path) => path.includes(text) || (/\.(?:html|json|xml|txt|csv)$/.test(path) && yard.page(path).includes(text)),
  )

const cards = () => all(main(list), 'article')

describe('what a snapshot says of a car', () => {
  const rows = () => all(main('/cars/car-1'), 'dl.specification').flatMap((table) => all(table, 'div').map(textOf))

  test.each([
    ['its stock number (S3.7)', 'Stock number4711'],
    ['its VIN (S3.7)', 'VIN6T1BF3FK20X123456'],
    ['its seats (S3.12)', 'Seats5'],
  ])('is in its specification: %s', (_what, row) => {
    expect(rows()).toContain(row)
  })

  it('is its suburb and state, on its card and its page (S3.16)', () => {
    expect(cards().map((card) => textOf(card).includes('Sydney, NSW'))).toEqual([true, false, false])
    expect(textOf(main('/cars/car-1'))).toContain('Sydney, NSW')
  })

  it('is its odometer, gearbox and fuel on its card (S3.50, S3.56)', () => {
    expect(cards().map(textOf)).toContainEqual(
      expect.stringContaining('2021 Norda Heron GT$42,99045,000 kmAutomaticDiesel'),
    )
  })

  it('is its dealership, for the finance form and for leads (S3.14)', () => {
    const links = all(main('/cars/car-1'), 'a', { href: /#finance-form$/ }).map(({ attribs }) => attribs.href)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link).toContain('?preferredDealership=harbour&')
    expect(holding('"dealership_slug":"harbour"').join(' ')).toContain('/_astro/form.')
  })

  it('is its photos, with one thumbnail for each (S3.17)', () => {
    const thumbs = one(main('/cars/car-1'), 'ul', { 'data-gallery-thumbs': '' })
    expect(all(thumbs, 'a').map((link) => [link.attribs.href, one(link, 'img').attribs.src])).toEqual(
      photos.map((name, at) => [`#photo-${at + 1}`, `${host}/${name}-small.jpg`]),
    )
  })

  it('is that it is certified, while it is for sale (S4.8)', () => {
    const cardsOf = (path: string) => all(main(path), 'article').map(textOf)
    // Without the cards of similar cars, which may be certified.
    const ownWords = (path: string) => cardsOf(path).reduce((text, card) => text.replace(card, ''), textOf(main(path)))
    expect(ownWords('/cars/car-1')).toMatch(/Certified/)
    expect(ownWords('/cars/car-2')).toContain('Sold')
    expect(ownWords('/cars/car-2')).not.toMatch(/certified/i)
    const said = cardsOf(list).map((card) => [...new Set(card.match(/Certified|Sold/g))].join())
    expect(said).toEqual(['Certified', '', 'Sold'])
  })
})

describe('a car that is not meant for the website', () => {
  test.each(['kept-back', 'unmentioned', 'Keptback', 'Unmentioned'])('is in no file: %s (S3.53, S4.37)', (text) => {
    expect(holding(text)).toEqual([])
  })

  it('is kept from pages, lists, the index and the sitemap, which hold the others (S4.37)', () => {
    const found = [...holding('Auk'), ...holding('car-5')].join(' ')
    for (const path of ['/cars/car-5.html', `${list}.html`, '/search-index/search', '/sitemap.xml'])
      expect(found).toContain(path)
  })
})

it('makes have their logo, or their name without one (S3.45)', () => {
  const tiles = all(one(yard.page('/'), 'header.header'), 'ul.brands').flatMap((makes) => all(makes, 'a'))
  const tile = (make: string) => tiles.filter(({ attribs }) => attribs.href === `/brands/${make}`)
  expect(tile('norda').map((link) => one(link, 'img').attribs)).toMatchObject([
    { src: `${host}/norda.png`, alt: 'Norda' },
  ])
  expect(tile('sola').map((link) => [all(link, 'img').length, textOf(link).startsWith('Sola')])).toEqual([[0, true]])
})

it('models are in the order of their positions, those without one last (S3.42)', () => {
  const links = all(main('/models'), 'a', { href: /^\/models\/[a-z]+$/ }).map(({ attribs }) => attribs.href)
  expect([...new Set(links)]).toEqual(['/models/heron', '/models/egret', '/models/tern', '/models/skua'])
})
