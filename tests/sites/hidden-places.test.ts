import { beforeAll, describe, expect, it, test } from 'vitest'
import { crawlFolder } from '../crawl/crawl.ts'
import { siteFaults } from '../crawl/site-faults.ts'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, buildYards } from './yards.ts'

const named = { id: '7', name: 'The Shed', slug: 'the-shed', phone: '02 5550 0199' }
const place = {
  ...{ id: '7', name: 'The Shed', slug: 'the-shed', visible: false },
  address: { street: '9 Back Lane', city: 'Dubbo', state: 'NSW', postcode: '2830' },
  contact_detail: { phone: '02 5550 0199' },
  ...{ average_rating: 4.8, review_count: 12 },
}
const deposit = [{ authorization_type: 'cards', authorization_key: 'pk_demo_1', deposit_amount: 500 }]
const cars = [{ location: named, payment_processors: deposit }, { location: { ...named, id: '99', slug: 'gone' } }, {}]
const site = {
  ...{ phone: '02 5550 0123', email: 'sales@yard.example' },
  ...{ garage_enabled: true, autograb: true, payment_provider: 'demo', reviews: { widget: 'google' } },
}

let yards: Readonly<Record<string, BuiltYard>>
beforeAll(async () => {
  yards = await buildYards({
    'hidden-yard': { site, cars, files: { 'locations.yaml': [place] } },
    'hidden-in-stock': { site, cars, snapshot: { locations: [place] } },
    'placeless-yard': { site, cars },
  })
}, 180_000)

const yardNamed = (slug: string): BuiltYard => {
  const yard = yards[slug]
  if (!yard) throw new Error(`${slug} was not built`)
  return yard
}
const htmlOf = (yard: BuiltYard) => yard.paths.filter((path) => path.endsWith('.html'))
const shown = 'main, footer, header'.split(', ')
const boxes = ['ul', 'ol', 'dl', 'section', 'aside', 'nav', 'div.section', 'h2', 'h3', 'address']
const held = ['a', 'img', 'svg', 'input', 'template', 'iframe']

/** Boxes of a page that hold nothing, but for those that wait for a script. */
function emptyBoxes(html: string): readonly string[] {
  const parts = shown.flatMap((part) => all(html, part))
  const found = parts.flatMap((part) => boxes.flatMap((box) => all(part, box)))
  const isEmpty = (box: (typeof found)[number]) =>
    textOf(box) === '' && !('hidden' in box.attribs) && held.every((part) => all(box, part).length === 0)
  return found.filter(isEmpty).map(({ name, attribs }) => `${name}.${attribs.class}`)
}

describe.each(['hidden-yard', 'hidden-in-stock', 'placeless-yard'])(
  '%s, whose cars name a place nobody may see',
  (slug) => {
    it('leads nowhere that is not there, and says nothing twice', () => {
      expect(siteFaults(crawlFolder(yardNamed(slug).folder))).toEqual([])
    })

    it('has no page of a place, no card of one, and none to choose (S3.29)', () => {
      const yard = yardNamed(slug)
      expect(yard.paths.filter((path) => /^\/(?:locations|dealerships|contact-us)/.test(path))).toEqual([])
      for (const path of htmlOf(yard)) {
        const html = yard.page(path)
        expect.soft(html, path).not.toMatch(/Back Lane|\/locations\/|\/dealerships|#car-location/)
        expect
          .soft([...all(html, 'article.location'), ...all(html, 'select', { name: /location|place/ })], path)
          .toEqual([])
      }
    })

    it('has no box that holds nothing', () => {
      const yard = yardNamed(slug)
      for (const path of htmlOf(yard)) expect.soft(emptyBoxes(yard.page(path)), path).toEqual([])
    })

    test.each([
      ['the place in words, and the number the car came with', 1, 'The Shed', 'tel:0255500199'],
      ['a place that no file knows, too', 2, 'The Shed', 'tel:0255500199'],
      ['the dealer’s number where a car names no place', 3, '', 'tel:0255500123'],
    ])('says on the page of a car %s', (_what, number, said, href) => {
      const main = one(yardNamed(slug).page(`/cars/car-${number}`), 'main')
      expect(all(main, 'p.place').map(textOf).join()).toBe(said)
      expect(all(main, 'a', { href: /^tel:/ }).map(({ attribs }) => attribs.href)).toContain(href)
    })

    it('takes a reservation and an enquiry', () => {
      const yard = yardNamed(slug)
      for (const path of ['/cars/car-1/checkout', '/contact', '/service', '/cars/trade-in'])
        expect.soft(all(yard.page(path), 'form.enquiry').length, path).toBeGreaterThan(0)
      const dialog = one(yard.page('/cars/car-1'), 'dialog', { id: 'enquiry' })
      const fetched = JSON.parse(yard.page(one(dialog, 'astro-island').attribs['data-shared'] ?? ''))
      expect(fetched.drawn).toMatchObject([
        ['form', expect.arrayContaining([['data-form', 'car-enquiry']]), expect.anything()],
      ])
    })
  },
)
