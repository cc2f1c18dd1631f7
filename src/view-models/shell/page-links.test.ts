import { expect, test } from 'vitest'
import { sampleModel } from '#domain/model/sample-model.ts'
import { forSwitchedPages } from '#domain/page/switched-pages.ts'
import { samplePromo } from '#domain/promo/sample-promo.ts'
import { platformLabels } from '#tenants/labels.ts'
import type { MenuItem } from '#tenants/site/shell.ts'
import { type PagesSite, pageLinks } from './page-links.ts'

const link = (url: string): MenuItem => ({
  name: 'Any',
  url,
  dropdownItems: [],
  dynamicDropdown: null,
  logo: null,
  className: null,
  mobileOpen: false,
})
const routes: PagesSite['routes'] = {
  models: '/models',
  contact: '/contact',
  dealerships: null,
  finance: '/finance',
  trade_in: null,
  valuations: '/valuations',
  service: null,
  ...forSwitchedPages(() => null),
  special_offers: '/special-offers',
  electric_cars: '/electric-cars',
}
const site: PagesSite = {
  routes,
  labels: platformLabels,
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' },
  home: { promos: [] },
  identity: { vehicle_types: ['cars'] },
  pages: {
    info: [
      { path: '/warranty', title: 'Warranty', content: '', image: null, image_alt: null, url: null, button: null },
    ],
  },
  shell: { navigation: { header: [], footer: [] }, nav: { make_menus: {} }, footer: { variant: 'standard' } },
}
const stock = { now: new Date('2026-03-04T01:00:00Z'), models: [], hasElectric: false, hasOffers: false }
const menus = {
  navigation: {
    header: [{ ...link('/x'), dropdownItems: [link('/valuations/')] }],
    footer: [link('/warranty?from=footer')],
  },
  nav: { make_menus: {} },
}
const model = sampleModel()

test.each<[string, Partial<PagesSite>, Partial<typeof stock> & { models?: readonly (typeof model)[] }, string]>([
  ['menus that name nothing', {}, {}, '/valuations /finance /warranty /contact'],
  ['a range', {}, { models: [model] as never }, '/models /valuations /finance /warranty /contact'],
  ['an electric car for sale', {}, { hasElectric: true }, '/electric-cars /valuations /finance /warranty /contact'],
  [
    '(S2.63) an offer that runs',
    { home: { promos: [samplePromo] } },
    {},
    '/special-offers /valuations /finance /warranty /contact',
  ],
  ['(S2.63) a car on offer', {}, { hasOffers: true }, '/special-offers /valuations /finance /warranty /contact'],
  ['a page the dealer does not have', { routes: { ...routes, finance: null } }, {}, '/valuations /warranty /contact'],
  ['menus that name some, however they write it', { shell: { ...site.shell, ...menus } }, {}, '/finance /contact'],
  [
    'a footer that shows no columns, so names nothing',
    { shell: { ...menus, footer: { variant: 'minimal' } } },
    {},
    '/finance /warranty /contact',
  ],
])('links to pages beside %s', (_reason, changes, shown, urls) => {
  expect(
    pageLinks({ ...site, ...changes }, { ...stock, ...shown })
      .map(({ url }) => url)
      .join(' '),
  ).toBe(urls)
})
