import { beforeAll, describe, expect, it } from 'vitest'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, buildYards, type Yard } from './yards.ts'

const slugs = ['plain-yard', 'coastal-yard', 'own-yard'] as const
let yards: Readonly<Record<(typeof slugs)[number], BuiltYard>>

const cars: Yard['cars'] = ['SUV', 'Ute', 'Hatch', 'Sedan'].map((simple_body, at) => ({
  simple_body,
  make: at % 2 === 0 ? 'Norda' : 'Brill',
  price: 9990 + at * 12_000,
  images: [{ image: { url: `https://pictures.example/car-${at}.webp` } }],
  primary_image_url: `https://pictures.example/car-${at}.webp`,
}))
const reasons = { home: { reasons: [{ title: 'Returns', text: 'A week.' }] } }

/** A template that the house has never seen: this text, and nothing besides. */
const coastal = `
brand: {display_font: Outfit, text_font: Archivo}
header: {variant: large}
home:
  titles: {featured: Fresh off the boat}
design:
  home: [reasons, prices, featured, bodies]
  hero: poster
  card: soft
  list: large
  cards: night
  phone_cards: compact
  filters: pills
  sections: ruled
  empty: open
  icons: thin
  maps: grey
  prices: display
  lines: thick
  corners: {small: 3px, cards: 1.5rem, buttons: 999px}
  spacing: {sections: wide, grids: tight}
  grounds: {banner: tint, header: dark, hero: strong, footer: brand}
  headings: {weight: 720, tracking: -0.01, leading: 1.2, letters: capitals}
  buttons: {weight: 500, tracking: 0.02, letters: capitals}
  menu: {weight: 700}
`

beforeAll(async () => {
  const files = {
    '../_templates/coastal.yaml': coastal,
    '../_groups/bay.yaml': 'design: {hero: stage, card: outlined}',
  }
  yards = await buildYards({
    'plain-yard': { site: reasons, cars },
    'coastal-yard': { site: { ...reasons, template: 'coastal' }, files, cars },
    'own-yard': {
      site: {
        ...{ ...reasons, template: 'coastal', dealership_group: 'bay' },
        brand: { colour: '#14507a', display_font: 'Fraunces' },
        design: { home: ['featured'], grounds: { footer: 'dark' } },
      },
      cars,
    },
  })
}, 180_000)

const parts = (page: string) =>
  all(one(page, 'main'), 'section').flatMap(({ attribs }) => attribs['aria-labelledby'] ?? [])
const layout = (page: string) => one(page, 'section.hero').attribs['data-layout']
const fonts = (page: string) =>
  all(page, 'link', { rel: 'preload', as: 'font' }).map(({ attribs }) => attribs.href?.split('/').at(-1)?.split('-')[0])
const tokens = (slug: (typeof slugs)[number]) =>
  Object.fromEntries(
    [...yards[slug].page('/theme.css').matchAll(/--([\w-]+):([^;}]*)/g)].map(([, name, of]) => [name, of]),
  )

describe('a template is a file (S1.5)', () => {
  it('that says in which order the home page tells what', () => {
    expect(parts(yards['plain-yard'].page('/'))).toEqual(['bodies', 'featured', 'prices', 'reasons'])
    expect(parts(yards['coastal-yard'].page('/'))).toEqual(['reasons', 'prices', 'featured', 'bodies'])
  })

  it('and how the first screen is laid out', () => {
    expect(layout(yards['plain-yard'].page('/'))).toBe('split')
    expect(layout(yards['coastal-yard'].page('/'))).toBe('poster')
  })

  it('and how cards, filters, headings and empty lists are laid out, on every page', () => {
    for (const path of ['/', '/search/used-cars'])
      expect(one(yards['coastal-yard'].page(path), 'html').attribs).toMatchObject({
        'data-cards': 'night',
        'data-phone-cards': 'compact',
        'data-filters': 'pills',
        'data-sections': 'ruled',
        'data-empty-lists': 'open',
      })
    expect(one(yards['plain-yard'].page('/'), 'html').attribs['data-cards']).toBe('stacked')
  })

  it('and what its parts are headed', () => {
    const heads = (page: string) => all(one(page, 'main'), 'h2').map(textOf)
    expect(heads(yards['coastal-yard'].page('/'))).toContain('Fresh off the boat')
    expect(heads(yards['plain-yard'].page('/'))).toContain('Here today')
  })

  it('whose fonts are the ones fetched ahead', () => {
    expect(fonts(yards['plain-yard'].page('/'))).toEqual(['inter'])
    expect(fonts(yards['coastal-yard'].page('/'))).toEqual(['archivo', 'outfit'])
  })

  it('and whose shape and grounds every page takes from theme.css', () => {
    expect(tokens('coastal-yard')).toMatchObject({
      'font-text': '"Archivo", "Archivo Fallback", sans-serif',
      'font-display': '"Outfit", "Outfit Fallback", sans-serif',
      'heading-weight': '720',
      'heading-tracking': '-0.01em',
      'heading-leading': '1.2',
      'heading-case': 'uppercase',
      'button-weight': '500',
      'button-case': 'uppercase',
      'nav-weight': '700',
      radius: '3px',
      'radius-card': '1.5rem',
      'radius-button': '999px',
      'list-columns': '3',
      'icon-weight': '1.25',
      'map-filter': 'grayscale(1)',
      'font-price': 'var(--font-display)',
      'line-width': '2px',
      'banner-ground': 'var(--brand-tint)',
      'header-ground': 'var(--ink)',
      'hero-ground': 'var(--brand-strong)',
      'footer-ground': 'var(--brand)',
    })
  })

  it('over which a group and a dealer may lay their own', () => {
    const page = yards['own-yard'].page('/')
    expect([layout(page), parts(page), fonts(page)]).toEqual(['stage', ['featured'], ['archivo', 'fraunces']])
    expect(tokens('own-yard')).toMatchObject({
      'shadow-card': '0 0 0 1px var(--line)',
      'footer-ground': 'var(--ink)',
      'header-ground': 'var(--ink)',
    })
  })
})
