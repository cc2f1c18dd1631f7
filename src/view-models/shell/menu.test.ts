import { describe, expect, it, test } from 'vitest'
import type { Model } from '#domain/model/model.ts'
import type { MenuItem } from '#tenants/site/shell.ts'
import { type MenuSite, type MenuStock, menuOf } from './menu.ts'

const item = (changes: Partial<MenuItem>): MenuItem => ({
  name: 'Vehicles',
  url: '/search/used-cars',
  dropdownItems: [],
  dynamicDropdown: null,
  logo: null,
  className: null,
  mobileOpen: false,
  ...changes,
})
const none = { manufacturer: null, dealership_websites: [], vehicle_types: ['cars'] } as const
const link = (name: string) => item({ name, url: `/${name.toLowerCase()}` })
const sister = (slug: string) => ({
  name: `Site ${slug}`,
  slug,
  make: null,
  url: `https://${slug}.example`,
  logo: null,
})

function site(header: readonly MenuItem[], changes: Partial<MenuSite> = {}): MenuSite {
  return {
    shell: { navigation: { header }, nav: { make_menus: {} }, header: { mega_menu: false } },
    identity: none,
    routes: { models: '/models', manufacturer_service: null },
    search: { default_search_path: '/search/new-used-and-demo-cars' },
    ...changes,
  }
}

function withMegaMenu(header: readonly MenuItem[]): MenuSite {
  const { shell, ...rest } = site(header)
  return { ...rest, shell: { ...shell, header: { mega_menu: true } } }
}

const model: Model = {
  name: 'Tern',
  slug: 'tern',
  make: 'Norda',
  image_url: null,
  short_description: 'A ute.',
  status: null,
  position: 1,
  override_url: null,
  manufacturer_body: 'Ute',
  fuel: null,
}
const stock: MenuStock = {
  hasStock: true,
  types: ['new', 'used'],
  onlyType: null,
  bodies: [
    { name: 'Ute', picture: '/bodies/ute.svg' },
    { name: 'Station Wagon', picture: '/bodies/stationWagon.svg' },
  ],
  makes: [
    { name: 'Land Norda', logo: '/dealer/land-norda.svg' },
    { name: 'Sola', logo: null },
  ],
  models: [model],
}
const nothing: MenuStock = { hasStock: false, types: [], onlyType: null, bodies: [], makes: [], models: [] }

const panelOf = (entry: MenuItem, shown: MenuStock = stock, changes: Partial<MenuSite> = {}) =>
  menuOf(site([entry], changes), shown)[0]?.panel

describe('the main menu', () => {
  it('(S2.118) flat items are a plain list', () => {
    const panel = panelOf(item({ dropdownItems: [link('Finance'), link('Service')] }))
    expect(panel).toEqual({
      kind: 'list',
      links: [
        { name: 'Finance', url: '/finance' },
        { name: 'Service', url: '/service' },
      ],
    })
  })

  it('(S2.117) nested items are columns', () => {
    const panel = panelOf(item({ dropdownItems: [{ ...link('Buy'), dropdownItems: [link('Used')] }, link('About')] }))
    expect(panel).toEqual({
      kind: 'columns',
      columns: [
        { head: { name: 'Buy', url: '/buy' }, links: [{ name: 'Used', url: '/used' }] },
        { head: { name: 'About', url: '/about' }, links: [] },
      ],
    })
  })

  it('(S2.115) models are the range and the way to all of it', () => {
    expect(panelOf(item({ dynamicDropdown: 'models' }))).toEqual({ kind: 'models', models: [model], all: '/models' })
  })

  const typeLinks = [
    { name: 'New', url: '/search/new-cars' },
    { name: 'Used', url: '/search/used-cars' },
  ]
  it('(S3.73, S3.77) the stock stands by its types too, none that is not there and no only one', () => {
    const stockOf = (...types: MenuStock['types']) =>
      panelOf(item({ dynamicDropdown: 'stock' }), { ...stock, types, bodies: [] })
    expect(stockOf('new', 'used')).toMatchObject({ kind: 'bodies', types: typeLinks, tiles: [] })
    expect(stockOf('used')).toBeNull()
  })

  test.each(['stock', 'bodies'] as const)(
    '(S2.116) (S2.126) %s are the body styles that stand here',
    (dynamicDropdown) => {
      expect(panelOf(item({ dynamicDropdown }))).toEqual({
        kind: 'bodies',
        types: dynamicDropdown === 'bodies' ? [] : typeLinks,
        tiles: [
          { name: 'Ute', picture: '/bodies/ute.svg', url: '/search/ute', count: 'beside' },
          {
            name: 'Station Wagon',
            picture: '/bodies/stationWagon.svg',
            url: '/search/station-wagon',
            count: 'beside',
          },
        ],
        all: { name: 'All cars for sale', url: '/search/new-used-and-demo-cars', count: 'name' },
      })
    },
  )

  const whole = '/search/new-used-and-demo-cars'
  test.each([
    [whole, null, { name: 'All cars for sale', url: whole, count: 'name' }],
    [whole, 'used', { name: 'All cars for sale', url: whole, count: 'name' }],
    ['/search/new-cars', null, { name: 'All cars for sale', url: whole, count: 'name' }],
    ['/search/used-cars', 'used', { name: 'All used cars for sale', url: '/search/used-cars', count: 'name' }],
    ['/search/rental-cars', null, { name: 'All cars', url: '/search/rental-cars' }],
  ] as const)('the way on from body styles holds what they count: from %s where all cars are %s', (url, only, all) => {
    expect(panelOf(item({ dynamicDropdown: 'bodies', url }), { ...stock, onlyType: only })).toMatchObject({ all })
  })

  it('(S2.116) (S2.126) body styles of an entry without an address lead on to the dealer’s list, not to the home page', () => {
    const search = { default_search_path: '/search/rental-cars' }
    expect(panelOf(item({ dynamicDropdown: 'bodies', url: '/' }), stock, { search })).toMatchObject({
      all: { name: 'All cars', url: '/search/rental-cars' },
    })
  })

  test.each(['models', 'stock', 'bodies', 'brands'] as const)(
    '%s without an address or anything to show lead to the dealer’s list',
    (dynamicDropdown) => {
      const [entry] = menuOf(site([item({ dynamicDropdown, url: '/' })]), nothing)
      expect(entry).toMatchObject({ url: whole, panel: null })
    },
  )

  it('(S2.114) brands are the group’s other sites', () => {
    const panel = panelOf(item({ dynamicDropdown: 'brands' }), stock, {
      identity: { ...none, dealership_websites: ['south', 'west'].map(sister) },
    })
    expect(panel).toEqual({
      kind: 'brands',
      tiles: [
        { name: 'Site south', url: 'https://south.example', logo: null },
        { name: 'Site west', url: 'https://west.example', logo: null },
      ],
    })
  })

  it('(S2.114) an odd number of makes has the way to all beside the last', () => {
    const makes = [...stock.makes, { name: 'Tessa', logo: null }]
    const names = (some: MenuStock['makes']) => {
      const panel = panelOf(item({ dynamicDropdown: 'brands' }), { ...stock, makes: some })
      return panel?.kind === 'brands' ? panel.tiles.map(({ name }) => name) : []
    }
    expect(names(makes)).toEqual(['Land Norda', 'Sola', 'Tessa', 'All cars for sale'])
    expect(names(stock.makes)).toEqual(['Land Norda', 'Sola'])
  })

  test.each(['models', 'stock', 'brands'] as const)(
    '%s with nothing to show become a plain link',
    (dynamicDropdown) => {
      expect(menuOf(site([item({ dynamicDropdown })]), nothing)).toEqual([
        { name: 'Vehicles', url: '/search/used-cars', panel: null, mobileOpen: false, className: null, logo: null },
      ])
    },
  )

  it('(S1.35) (S2.120) the mega menu comes first and leaves out types without cars', () => {
    const [mega] = menuOf(withMegaMenu([link('About')]), stock)
    expect(mega).toMatchObject({
      name: 'Shop Cars',
      url: '/search/new-used-and-demo-cars',
      panel: {
        kind: 'mega',
        head: 'Shop Cars',
        types: [
          { name: 'New', url: '/search/new-cars', count: 'beside' },
          { name: 'Used', url: '/search/used-cars', count: 'beside' },
        ],
        all: { name: 'All cars for sale', url: '/search/new-used-and-demo-cars', count: 'name' },
      },
    })
  })

  test.each([
    [['trucks'], 'Shop Trucks'],
    [['motorcycles', 'rvs'], 'Shop Vehicles'],
  ] as const)('(S1.16) the mega menu of a dealer of %s is headed %s', (vehicle_types, head) => {
    const [mega] = menuOf({ ...withMegaMenu([]), identity: { ...none, vehicle_types } }, stock)
    expect(mega).toMatchObject({ name: head, panel: { head } })
  })

  it('(S2.122) the mega menu keeps the makes apart from the group’s other sites', () => {
    const identity = { ...none, dealership_websites: ['south'].map(sister) }
    const [mega] = menuOf({ ...withMegaMenu([]), identity }, stock)
    expect(mega?.panel).toMatchObject({
      makes: [{ name: 'Land Norda' }, { name: 'Sola' }],
      sites: [{ name: 'Site south' }],
    })
  })

  it('(S2.122) the mega menu has every make, however many there are', () => {
    const makes = Array.from({ length: 40 }, (_, at) => ({ name: `Make ${at + 1}`, logo: `/dealer/${at + 1}.svg` }))
    const [mega] = menuOf(withMegaMenu([]), { ...stock, makes })
    expect(mega?.panel).toMatchObject({ makes })
  })

  it('the mega menu leaves the group’s sites to an entry of the dealer’s that has them', () => {
    const identity = { ...none, dealership_websites: ['south'].map(sister) }
    const [mega] = menuOf({ ...withMegaMenu([item({ dynamicDropdown: 'brands' })]), identity }, stock)
    expect(mega?.panel).toMatchObject({ makes: [{ name: 'Land Norda' }, { name: 'Sola' }], sites: [] })
  })

  it('(S2.127) a make with a menu of its own has an entry', () => {
    const nav = { make_menus: { Norda: [link('Lidcombe')] } }
    expect(menuOf({ ...site([]), shell: { ...site([]).shell, nav } }, stock)).toEqual([
      {
        name: 'Norda',
        url: '/search/new-used-and-demo-cars',
        panel: { kind: 'list', links: [{ name: 'Lidcombe', url: '/lidcombe' }] },
        mobileOpen: false,
        className: null,
        logo: null,
      },
    ])
  })

  it('(S1.35) there is no mega menu without stock', () => {
    expect(menuOf(withMegaMenu([]), nothing)).toEqual([])
  })
})

describe('services that are booked online (S2.48)', () => {
  const serviced = {
    identity: { ...none, manufacturer: { name: 'Norda' } },
    routes: { models: null, manufacturer_service: '/norda-service' },
  }

  it('have an entry of their own', () => {
    expect(menuOf(site([link('About')], serviced), stock).map(({ name, url }) => [name, url])).toEqual([
      ['About', '/about'],
      ['Norda Service', '/norda-service'],
    ])
  })

  it('have none where the dealer’s menu leads there', () => {
    const header = [item({ dropdownItems: [{ ...link('Workshop'), url: '/norda-service' }] })]
    expect(menuOf(site(header, serviced), stock)).toHaveLength(1)
  })
})

it('an entry carries its picture and its style name', () => {
  const used = { ...link('Used'), logo: '/dealer/used.svg', className: 'highlight' }
  const [entry] = menuOf(site([item({ dropdownItems: [used], logo: '/dealer/cars.svg' })]), stock)
  const links = [{ name: 'Used', url: '/used', logo: '/dealer/used.svg', className: 'highlight' }]
  expect([entry?.logo, entry?.panel]).toEqual(['/dealer/cars.svg', { kind: 'list', links }])
})

it('(S2.122) makes lead to their pages, with their logos and room for how many are for sale', () => {
  expect(panelOf(item({ dynamicDropdown: 'brands' }))).toMatchObject({
    tiles: [
      { name: 'Land Norda', url: '/brands/land-norda', logo: '/dealer/land-norda.svg', count: 'beside' },
      { name: 'Sola', url: '/brands/sola', logo: null, count: 'beside' },
    ],
  })
})
