import { beforeAll, describe, expect, it } from 'vitest'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, buildYards } from './yards.ts'

const address = { street: '1 Road', city: 'Perth', state: 'WA', postcode: 6000 }
const place = (id: number, more: object) => ({ id, name: `Place ${id}`, slug: `place-${id}`, address, ...more })
const image = { url: 'hoist.svg', alt: 'Two cars on hoists' }
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"/>\n'

const yards = {
  told: {
    site: {
      special_phones: { service: '02 5550 0199', parts: '02 5550 0188' },
      phone: '02 5550 0123',
      finance_provider: 'plenty',
      finance: {
        deposit_percent: { plenty: 10 },
        estimate: {
          ...{ lender: 'Plenty', rate: 7.49, comparison_rate: 8.21, terms: [3, 5], default_term: 5 },
          disclaimer: 'Fees apply.',
        },
      },
      request_pages: {
        service: { points: ['A price first'] },
        finance: { intro: 'Know the week first.', points: ['Plenty lends'] },
        valuations: { steps: ['Tell us the plate', 'Drive in'] },
      },
    },
    files: {
      'hoist.svg': svg,
      'locations.yaml': [place(1, {}), place(2, {}), place(3, { location_type: 'service', image })],
    },
    cars: [{ price: 10_000 }, { price: 20_400 }, { price: 60_000 }],
  },
  silent: { site: 'phone: 02 5550 0123', files: { 'locations.yaml': [place(1, {}), place(2, {})] } },
} as const

let built: Readonly<Record<keyof typeof yards, BuiltYard>>

beforeAll(async () => {
  built = await buildYards(yards)
}, 240_000)

const asideOf = (yard: BuiltYard, path: string) => one(yard.page(path), 'aside', { 'aria-label': 'Phone and places' })
const placesIn = (yard: BuiltYard, path: string) => all(asideOf(yard, path), 'article').length

describe('the estimate of a repayment', () => {
  it('stands there before any script runs, for a price of the stock, with its rates and the deposit of single cars (S9.18)', () => {
    const box = textOf(one(built.told.page('/finance'), 'div.worked-out')).replaceAll(/\s+/g, ' ')
    expect(box).toContain('For example, to borrow $18,000 over 5 years, with a deposit of $2,000')
    expect(box).toContain('about $84 a week')
    expect(box).toContain('7.49% p.a. (comparison rate 8.21% p.a.)')
    expect(box).toContain('Comparison rate is based on a 5 year secured loan of $30,000.')
    const [link] = all(one(built.told.page('/finance'), 'div.worked-out'), 'a')
    expect(link && [textOf(link), link.attribs.href]).toEqual([
      'See 1 car under $20,000',
      '/search/new-used-and-demo-cars?range%5Bprice%5D=%3A20000',
    ])
  })

  it('is nowhere without the offer of a lender', () => {
    expect(all(built.silent.page('/finance'), 'div.worked-out')).toEqual([])
  })

  it('is not sent: its term has no name', () => {
    const select = one(one(built.told.page('/finance'), 'div.worked-out'), 'select')
    expect([select.attribs.name, 'disabled' in select.attribs]).toEqual([undefined, true])
  })
})

describe('what a dealer says around a form', () => {
  it('stands below its heading and beside it', () => {
    expect(textOf(one(built.told.page('/finance'), 'main'))).toContain('Know the week first.')
    expect(all(asideOf(built.told, '/finance'), 'li').map(textOf).join()).toContain('Plenty lends')
    expect(all(one(asideOf(built.told, '/valuations'), 'ol'), 'li').map((step) => textOf(step).trim())).toEqual([
      'Tell us the plate',
      'Drive in',
    ])
  })

  it('makes room for itself in a column of several places, which stands where nothing is said', () => {
    expect([placesIn(built.told, '/finance'), placesIn(built.silent, '/finance')]).toEqual([0, 2])
    expect(placesIn(built.told, '/service')).toBe(1)
  })

  it('shows the workshop of a service', () => {
    expect(one(asideOf(built.told, '/service'), 'img').attribs.alt).toBe('Two cars on hoists')
    expect(all(asideOf(built.silent, '/service'), 'img')).toEqual([])
  })

  it('leaves numbers of other departments to the contact page (S9.66)', () => {
    expect(all(asideOf(built.told, '/finance'), 'ul.departments')).toEqual([])
  })
})
