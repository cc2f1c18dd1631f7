import { expect, it } from 'vitest'
import { platformLabels } from '#tenants/labels.ts'
import { type SearchablePagesSite, searchablePages } from './searchable-pages.ts'

const link = { dropdownItems: [], dynamicDropdown: null, logo: null, className: null, mobileOpen: false } as const
const text = { content: '', image: null, image_alt: null, url: null, button: null } as const
const site: SearchablePagesSite = {
  routes: {
    finance: '/finance',
    service: null,
    trade_in: '/cars/trade-in',
    valuations: null,
    favourites: null,
    dealerships: null,
    contact: '/contact',
    faqs: '/faqs',
    privacy: '/privacy-policy',
  },
  labels: platformLabels,
  garage: { label: 'Garage' } as SearchablePagesSite['garage'],
  identity: { vehicle_types: ['cars'] },
  cars: { features: { test_drive: true, enquiry: true }, buttons: {} },
  pages: {
    info: [{ ...text, path: '/about-us', title: 'About us' }],
    faqs: [{ question: 'Do you haggle?', answer: 'No. Every car has a warranty.' }],
    privacy: {
      path: '/privacy-policy',
      title: 'Privacy Policy',
      content: '',
    } as SearchablePagesSite['pages']['privacy'],
  },
  shell: {
    navigation: {
      header: [
        {
          ...link,
          name: 'Services',
          url: '/cars/trade-in',
          dropdownItems: [{ ...link, name: 'Sell us your car', url: '/cars/trade-in' }],
        },
      ],
      footer: [{ ...link, name: 'Questions', url: '/faqs' }],
    },
  },
}

it('are those that the dealer has, by the names of its menus or of the platform', () => {
  expect(searchablePages(site).map(({ name, href }) => [name, href])).toEqual([
    [platformLabels.get_finance, '/finance'],
    ['Sell us your car', '/cars/trade-in'],
    [platformLabels.contact_us, '/contact'],
    ['Questions', '/faqs'],
    ['Privacy Policy', '/privacy-policy'],
    ['About us', '/about-us'],
  ])
})

it('are asked for with ordinary words, and the dealer’s own with those of their titles', () => {
  const words = Object.fromEntries(searchablePages(site).map((page) => [page.href, page.words]))
  expect(words['/contact']).toEqual(expect.arrayContaining(['opening', 'hours', 'phone']))
  expect(words['/finance']).toEqual(expect.arrayContaining(['loan', 'lease', 'payments', 'apr']))
  expect(words['/about-us']).toEqual(['about', 'us'])
})

const kinds = ['cars', 'motorcycles', 'bikes', 'trucks', 'rvs'] as const

it.each([
  ['test drives where they are offered (S1.9)', ['cars'], {}, 'Opening hours, phone, test drive'],
  ['none where they are hidden (S1.9)', ['cars'], { test_drive: false }, 'Opening hours, phone'],
  ['test rides of motorcycles', ['motorcycles'], {}, 'Opening hours, phone, test ride'],
  ['viewings of caravans', ['rvs'], {}, 'Opening hours, phone, viewing'],
  ['each of them once', kinds, {}, 'Opening hours, phone, test drive, test ride, viewing'],
] as const)('say what the contact page is for, as the forms do: %s', (_what, vehicle_types, buttons, about) => {
  const pages = searchablePages({ ...site, identity: { vehicle_types }, cars: { ...site.cars, buttons } })
  expect(pages.find(({ href }) => href === '/contact')?.about).toBe(about)
})

it('ask the answers for what they speak of, and for nothing else', () => {
  const words = searchablePages(site).find(({ href }) => href === '/faqs')?.words
  expect(words).toEqual(expect.arrayContaining(['questions', 'warranty', 'haggle']))
  expect(words).not.toContain('deposit')
})

it.each([
  ['Does it come with a WoF?', 'Every import has a fresh warrant.', ['wof', 'warrant', 'import']],
  ['Are there dealer fees?', 'The title is yours the same day.', ['fees', 'title']],
])('ask the answers in the words of the country: %s', (question, answer, words) => {
  const asking = { ...site, pages: { ...site.pages, faqs: [{ question, answer }] } }
  expect(searchablePages(asking).find(({ href }) => href === '/faqs')?.words).toEqual(expect.arrayContaining(words))
})
