import { beforeAll, describe, expect, it, test } from 'vitest'
import { buildSite } from './build-site.ts'
import { all, type HtmlElement, one, textOf } from './html.ts'
import { type BuiltYard, openYard, writeYards } from './yards.ts'

const address = { street: '1 Quay Street', city: 'Lidcombe', state: 'NSW', postcode: '2141' }
const week = '8:30 am - 5:30 pm'
const easter = [
  { name: 'Good Friday', date: '2025-04-18', status: 'Closed' },
  { name: 'Easter Saturday', date: '2025-04-19', status: 'Open', hours: '9:00 am - 1:00 pm' },
  { name: 'Easter Sunday', date: '2025-04-20', status: 'Closed' },
  { name: 'Easter Monday', date: '2025-04-21', status: 'Closed' },
  { name: 'Last year’s', date: '2024-12-26', status: 'Closed' },
]
const places = [
  {
    ...{ name: 'Quay', dealership_slug: 'harbour', address },
    contact_detail: { opening_hours: { monday_to_friday: week, saturday: week, sunday: '10:00 am - 4:00 pm' } },
  },
  {
    ...{ name: 'Hill', dealership_slug: 'ridge', address, label: 'Coming Late 2025' },
    contact_detail: { opening_hours: { monday_to_friday: week, saturday: '9:00 am - 1:00 pm' } },
    hours_text: { sunday: 'By appointment' },
  },
]

let yards: Readonly<Record<'own' | 'dealership' | 'states', BuiltYard>>

/** Before the Easter of 2025: all dealers of one snapshot. */
beforeAll(async () => {
  process.env.FORECOURT_NOW = '2025-04-02T01:00:00.000Z'
  const snapshot = { taken_at: '2025-04-01T00:00:00Z' }
  const content = writeYards({
    'own-yard': { site: { hours: { holidays: easter } }, files: { 'locations.yaml': places }, snapshot },
    'dealership-yard': {
      site: { routes: { location_slug: 'dealership' } },
      files: { 'locations.yaml': [...places, { name: 'Pier', primary: true, dealership_slug: 'harbour', address }] },
      snapshot,
    },
    'states-yard': {
      site: { hours: { full_view: true, closed_text: 'By appointment only' }, reviews: { widget: 'google' } },
      files: {
        'locations.yaml': ['VIC', 'NSW', 'VIC', 'QLD', 'NSW', 'VIC'].map((state, at) => ({
          name: `Yard ${at + 1}`,
          address: { ...address, state, ...(at === 1 && { place_url: 'https://maps.example/two' }) },
          contact_detail: { opening_hours: { monday_to_friday: week } },
          ...(at === 1 && { label: 'Coming Late 2025', average_rating: 4.6, review_count: 120 }),
          ...(at === 3 && { opening_text: 'Opens in autumn' }),
        })),
      },
      snapshot,
    },
  })
  const { out, results } = await buildSite(content)
  expect(results.map(({ outcome, problems }) => [outcome, problems])).toEqual([
    ['published', []],
    ['published', []],
    ['published', []],
  ])
  yards = {
    own: openYard(out, 'own-yard'),
    dealership: openYard(out, 'dealership-yard'),
    states: openYard(out, 'states-yard'),
  }
}, 180_000)

const cards = (yard: BuiltYard) => all(yard.page('/dealerships'), 'article.location')
const rowsOf = (where: HtmlElement) =>
  all(one(where, '.hours'), '.row').map((row) => [textOf(one(row, 'dt')), textOf(one(row, 'dd'))])

describe('many places', () => {
  it('stand by state, with the way to each state above them', () => {
    const main = one(yards.states.page('/dealerships'), 'main')
    const states = all(main, 'h2.state')
    expect(states.map(textOf)).toEqual(['VIC', 'NSW', 'QLD'])
    const ways = all(one(main, 'nav', { 'aria-label': 'By state' }), 'a')
    expect(ways.map((way) => [textOf(way), way.attribs.href?.slice(1)])).toEqual([
      ['VIC 3 ↓', states[0]?.attribs.id],
      ['NSW 2 ↓', states[1]?.attribs.id],
      ['QLD 1 ↓', states[2]?.attribs.id],
    ])
    expect(cards(yards.states).map((card) => textOf(one(card, 'h3')))).toEqual(
      ['1', '3', '6', '2', '5', '4'].map((number) => `Yard ${number}`),
    )
  })
})

it('many places have a card each under Our Locations on the home page (S2.163)', () => {
  const section = one(yards.states.page('/'), 'section', { 'aria-labelledby': 'our-locations' })
  expect(textOf(one(section, 'h2'))).toBe('Our Locations')
  const named = all(section, 'article.location').map((card) => textOf(one(card, '.name')))
  expect(named).toEqual(['1', '2', '3', '4', '5', '6'].map((number) => `Yard ${number}`))
})

describe('a place that does not open yet', () => {
  it('says so instead of whether it is open now', () => {
    const said = cards(yards.states).map((card) => one(card, 'p.now'))
    expect(said.map((line) => all(line, 'span.open-now', { 'data-open-now': /./ }).length)).toEqual([1, 1, 1, 1, 1, 0])
    expect(said.map(textOf).at(-1)).toBe('Opens in autumn')
  })
})

it('without a phone number has no phone link, and nor has any page of a dealer without one (S8.11)', () => {
  const pages = yards.own.paths.filter((path) => path.endsWith('.html'))
  expect(pages.filter((path) => all(yards.own.page(path), 'a', { href: /^tel:/ }).length > 0)).toEqual([])
  expect(pages.length).toBeGreaterThan(15)
})

describe('the card of a place', () => {
  it('shows street, suburb, state and postcode (S2.166)', () => {
    const [card] = cards(yards.own)
    const said = card ? textOf(one(card, 'address')) : ''
    for (const part of Object.values(address)) expect(said).toContain(part)
  })

  test.each([
    [
      'Monday to Saturday together, and Sunday (S2.168)',
      'Quay',
      [
        ['Mon-Sat', '8:30am - 5:30pm'],
        ['Sunday', '10:00am - 4:00pm'],
      ],
    ],
    [
      'Saturday apart where it differs, and words for a day (S2.162, S2.168)',
      'Hill',
      [
        ['Mon-Fri', '8:30am - 5:30pm'],
        ['Saturday', '9:00am - 1:00pm'],
        ['Sunday', 'By appointment'],
      ],
    ],
  ])('lists %s', (_reason, name, rows) => {
    const card = cards(yards.own).find((each) => textOf(one(each, '.name')) === name)
    expect(card && rowsOf(card)).toEqual(rows)
  })

  it('bears its own label, and no other does (S2.174)', () => {
    expect(cards(yards.own).map((card) => all(card, '.label').map(textOf))).toEqual([['Coming Late 2025'], []])
  })

  it('keeps label, rating and ways where it is one of many in a strip (S2.164, S2.170, S2.171, S2.174)', () => {
    const strip = one(yards.states.page('/'), 'section', { 'aria-labelledby': 'our-locations' })
    const many = all(strip, 'article.location')
    const [card, ...others] = many.filter((each) => all(each, '.label').length > 0)
    expect([many.length, others]).toEqual([6, []])
    const said = (part: string) => card && textOf(one(card, part))
    expect(['.name', '.label', '.number', '.count'].map(said)).toEqual(['Yard 2', 'Coming Late 2025', '4.6', '(120)'])
    const ways = card ? all(one(card, '.ways'), 'a').map((link) => [textOf(link), link.attribs.href]) : []
    expect(ways).toEqual([
      ['View Location', '/locations/yard-2'],
      ['Contact Us', expect.stringMatching(/^\/contact/)],
      ['Get Directions', 'https://maps.example/two'],
    ])
  })

  it('holds the holidays to come of this dealer, and of no other (S9.61)', () => {
    const days = cards(yards.own).map((card) => all(one(card, 'dl.days'), 'div').map(textOf))
    const coming = [
      'Fri 18 Apr 2025Good FridayClosed',
      'Sat 19 Apr 2025Easter Saturday9:00am - 1:00pm',
      'Sun 20 Apr 2025Easter SundayClosed',
      'Mon 21 Apr 2025Easter MondayClosed',
    ]
    expect(days).toEqual([coming, coming])
    expect(cards(yards.dealership).flatMap((card) => all(card, 'dialog'))).toEqual([])
  })
})

describe('the page of a place', () => {
  it('lists each weekday, and a closed day in the dealer’s words, where the dealer wants that (S4.82, S4.84)', () => {
    expect(rowsOf(one(yards.states.page('/locations/yard-1'), 'section.place'))).toEqual([
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => [day, '8:30am - 5:30pm']),
      ['Saturday', 'By appointment only'],
      ['Sunday', 'By appointment only'],
    ])
  })

  it('lists its week and weekend (S1.24)', () => {
    expect(rowsOf(one(yards.own.page('/locations/quay'), 'section.place'))).toEqual([
      ['Mon-Fri', '8:30am - 5:30pm'],
      ['Saturday', '8:30am - 5:30pm'],
      ['Sunday', '10:00am - 4:00pm'],
    ])
  })

  it('is named after the place (S2.87), or after its dealership where the dealer wants it (S2.88)', () => {
    const pages = (yard: BuiltYard) =>
      ['quay', 'hill', 'harbour', 'ridge'].filter((slug) => yard.has(`/locations/${slug}`))
    expect(pages(yards.own)).toEqual(['quay', 'hill'])
    expect(pages(yards.dealership)).toEqual(['harbour', 'ridge'])
    const links = all(yards.dealership.page('/dealerships'), 'a').map(({ attribs }) => attribs.href)
    expect(links).toEqual(expect.arrayContaining(['/locations/harbour', '/locations/ridge']))
  })

  it('is shared by the places of one dealership, the primary first (S2.88)', () => {
    const heroes = all(yards.dealership.page('/locations/harbour'), 'section.place')
    expect(heroes.map(({ attribs }) => attribs['aria-labelledby'])).toEqual(['place-pier', 'place-quay'])
  })
})
