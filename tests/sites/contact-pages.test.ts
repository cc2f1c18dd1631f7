import { beforeAll, describe, expect, it, test } from 'vitest'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, buildYards, type Yard } from './yards.ts'

const address = { street: '1 Quay Road', city: 'Lidcombe', state: 'NSW', postcode: 2141 }
const places = [
  { name: 'North Yard - Sales', primary: true, address },
  { name: 'North Yard - Service', location_type: 'service', address },
  { name: 'South Yard', dealership_slug: 'south', address },
]
const yardOf = (site: string, menus?: Readonly<Record<string, unknown>>): Yard => ({
  site: `phone: 02 5550 0123\nlocation_cards: {email_modal: true}\n${site}`,
  files: { 'locations.yaml': places, ...(menus ? { 'navigation.yaml': menus } : {}) },
  cars: [{ dealership_slug: 'south' }],
})

const many = Array.from({ length: 9 }, (_, at) => ({ name: `Yard ${at + 1}`, address }))

const pageKinds = [
  'page-yard',
  'location-yard',
  'fixed-yard',
  'own-yard',
  'makers-yard',
  'lone-yard',
  'many-yard',
  'workshop-yard',
] as const
let built: Readonly<Record<(typeof pageKinds)[number], BuiltYard>>

beforeAll(async () => {
  built = await buildYards({
    'page-yard': yardOf('contact: {mode: page}'),
    'location-yard': yardOf('contact: {mode: location}', {
      header: [{ name: 'Write to us', url: '/contact?category=Parts+Enquiry' }],
      footer: [{ name: 'Write', url: '/contact' }],
    }),
    'fixed-yard': yardOf('contact: {mode: fixed, path: /contact-us/stewart-toyota-sutherland}'),
    'own-yard': yardOf('contact: {mode: fixed, path: /about/write-to-us}'),
    'makers-yard': yardOf('manufacturer: {name: Norda}'),
    'many-yard': { site: 'contact: {mode: page}', files: { 'locations.yaml': many } },
    'workshop-yard': {
      files: {
        'locations.yaml': [
          { name: 'The Yard', id: 'yard', address },
          { name: 'The Works', id: 'works', location_type: 'service', address },
          { name: 'Depot - Service', id: 'depot', location_type: 'service', address },
          { name: 'Depot - Parts', id: 'parts', location_type: 'parts', address },
        ],
      },
    },
    'lone-yard': { files: { 'locations.yaml': [{ name: 'The Yard', address }] } },
  })
}, 180_000)

const isContact = (path: string) => /contact|write-to-us/.test(path)
const builtPages = (yard: BuiltYard) =>
  yard.paths.filter((path) => path.endsWith('.html') && isContact(path)).map((path) => path.replace('.html', ''))

/** Every contact address that any page of the site links to, or its search box suggests, without its query. */
function linked(yard: BuiltYard): readonly string[] {
  const pages = yard.paths.filter((path) => path.endsWith('.html')).map((path) => yard.page(path))
  const links = pages.flatMap((page) => all(page, 'a', { href: /^\// })).map(({ attribs }) => attribs.href ?? '')
  const suggested: readonly { readonly href: string }[] = JSON.parse(yard.page('/search-words.json')).pages
  const hrefs = [...links, ...suggested.map(({ href }) => href)]
  return [...new Set(hrefs.map((href) => href.replace(/[?#].*/, '')).filter(isContact))].sort()
}

type Row = readonly [reason: string, yard: (typeof pageKinds)[number], pages: readonly string[]]
const north = '/contact-us/north-yard'
const south = '/contact-us/south-yard'

describe('contact pages and all links to them', () => {
  test.each<Row>([
    ['one for all (S2.78)', 'page-yard', ['/contact']],
    ['one for all where the dealer sells one make (S2.78)', 'makers-yard', ['/contact']],
    ['one for each place, which its departments share (S2.79)', 'location-yard', [north, south]],
    ['one for the only place, unless the dealer says otherwise (S2.79)', 'lone-yard', ['/contact-us/the-yard']],
    ['a fixed one (S2.83)', 'fixed-yard', ['/contact-us/stewart-toyota-sutherland']],
    ['a fixed one anywhere (S2.83, S2.84)', 'own-yard', ['/about/write-to-us']],
  ])('%s', (_reason, slug, pages) => {
    expect(builtPages(built[slug]).toSorted()).toEqual(pages)
    expect(linked(built[slug])).toEqual(pages)
  })

  it('are those of the yard where a car stands, without scripts too', () => {
    const ways = all(one(built['location-yard'].page('/cars/car-1'), 'main'), 'a', { href: /car_id=1/ })
    const written = ways.map(({ attribs }) => attribs.href ?? '').filter((href) => isContact(href))
    expect(written.length).toBeGreaterThan(0)
    expect(written.filter((href) => !href.startsWith(`${south}?`))).toEqual([])
  })

  it('show the first of many places beside their form, and the others on request', () => {
    const placesOn = (slug: (typeof pageKinds)[number]) => {
      const aside = one(built[slug].page('/contact'), 'aside')
      const fold = all(aside, 'details').find((each) => all(each, 'article').length > 0)
      return [
        all(aside, 'article').length,
        fold ? all(fold, 'article').length : 0,
        fold ? textOf(one(fold, 'summary')) : '',
      ]
    }
    expect(placesOn('page-yard')).toEqual([3, 0, ''])
    expect(placesOn('many-yard')).toEqual([9, 6, '6 more places'])
  })

  const others = (yard: BuiltYard) => yard.paths.filter((path) => path.endsWith('.html') && !isContact(path))

  it('are all the setting changes: the other pages stay (S2.84)', () => {
    expect(others(built['page-yard']).length).toBeGreaterThan(10)
    expect(others(built['location-yard'])).toEqual(others(built['page-yard']))
    expect(others(built['fixed-yard'])).toEqual(others(built['page-yard']))
  })

  it('are all that those pages say differently (S2.84)', () => {
    /** A page without what names the dealer: its slug, hashes of files, and the QR code of its address. */
    const saidOn = (slug: (typeof pageKinds)[number], path: string) =>
      built[slug]
        .page(path)
        .replaceAll(slug, 'yard')
        .replace(/\.[0-9a-f]{8,}\.| stroke-dasharray="[^"]*"/g, '')
    for (const path of others(built['page-yard']))
      expect(saidOn('own-yard', path).replaceAll('/about/write-to-us', '/contact'), path).toBe(
        saidOn('page-yard', path),
      )
  })

  it('stand in the sitemap', () => {
    const site = 'https://location-yard.example'
    expect(built['location-yard'].page('/sitemap.xml')).toContain(`${site}${north}</loc>`)
    expect(built['location-yard'].page('/sitemap.xml')).toContain(`${site}${south}</loc>`)
  })

  it('are reached by a place’s own buttons', () => {
    const [card] = all(built['location-yard'].page('/'), 'article.location').filter(
      (each) => textOf(one(each, 'h3')) === 'South Yard',
    )
    const ways = card ? all(card, 'a', { href: /contact/ }).map(({ attribs }) => attribs.href) : []
    expect(ways).toEqual([south, south])
  })

  it('begin with the place whose button led there, where one page is for all (S2.172)', () => {
    const waysOf = (slug: (typeof pageKinds)[number], path: string) =>
      all(one(built[slug].page(path), 'main'), 'a', { href: /^\/contact/ })
        .filter((link) => textOf(link) === 'Contact Us')
        .map(({ attribs }) => attribs.href)
    expect(waysOf('page-yard', '/locations/south-yard')[0]).toBe('/contact?location_id=south-yard')
    expect(waysOf('page-yard', '/locations/north-yard-sales')[0]).toBe('/contact')
    expect(waysOf('page-yard', '/locations/north-yard-service')[0]).toBe('/contact')
    expect(waysOf('location-yard', '/locations/south-yard')[0]).toBe(south)
  })

  it('are what menus mean by /contact, whatever follows it (S2.84)', () => {
    const home = built['location-yard'].page('/')
    const menu = one(home, 'a', { href: /category=Parts/ })
    expect([textOf(menu), menu.attribs.href]).toEqual(['Write to us', `${north}?category=Parts+Enquiry`])
    expect(textOf(one(one(home, 'nav.link-columns'), 'a', { href: north }))).toBe('Write')
  })

  test.each([
    ['the yard', '/contact-us/the-yard', 'yard', []],
    ['a workshop', '/contact-us/the-works', 'works', []],
    ['a place of a workshop and parts', '/contact-us/depot', 'depot', ['depot', 'parts']],
  ])('write to the place they name: %s (S2.172, S3.83)', (_which, path, sent, offered) => {
    const form = one(one(built['workshop-yard'].page(path), 'main'), 'form')
    const [choice] = all(form, 'select', { name: 'location_id' })
    const options = choice ? all(choice, 'option').map(({ attribs }) => attribs) : []
    expect(options.map(({ value }) => value).filter(Boolean)).toEqual(offered)
    const chosen = options.find((option) => 'selected' in option)?.value
    expect(choice ? chosen : one(form, 'input', { name: 'location_id' }).attribs.value).toBe(sent)
  })

  it('lead from one place to the others', () => {
    const others = one(built['location-yard'].page(south), 'nav.others')
    expect(all(others, 'a').map((link) => [textOf(link), link.attribs.href])).toEqual([['North Yard', north]])
    expect(all(built['page-yard'].page('/contact'), 'nav.others')).toEqual([])
  })
})

describe('the header’s contact link', () => {
  const linkOn = (slug: (typeof pageKinds)[number], path: string) =>
    all(one(built[slug].page(path), 'header.header'), 'a', { href: /contact|write-to-us/ }).filter((link) =>
      textOf(link).startsWith('Contact Us'),
    )

  test.each([
    ['is there on the home page (S2.85)', 'page-yard', '/', true],
    ['is there on a car’s page (S2.85)', 'page-yard', '/cars/car-1', true],
    ['is not there on the contact page (S2.85)', 'page-yard', '/contact', false],
    ['is not there on a fixed one (S2.85)', 'own-yard', '/about/write-to-us', false],
    ['is not there on the contact page of the first place (S2.85)', 'location-yard', north, false],
    ['is not there on that of another place (S2.85)', 'location-yard', south, false],
  ] as const)('%s', (_reason, slug, path, isThere) => {
    expect(linkOn(slug, path).length > 0).toBe(isThere)
  })
})
