import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import type { CarSummary } from '#domain/car/summary.ts'
import { platformLabels } from '#tenants/labels.ts'
import { CarCard } from './CarCard.tsx'
import { CarGrid } from './CarGrid.tsx'
import { sampleSummary } from './sample-summary.ts'

const card = (changes: Partial<CarSummary> = {}) =>
  renderToStaticMarkup(<CarCard car={{ ...sampleSummary, ...changes }} labels={platformLabels} />)

/** Text content, with | in place of tags. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')

describe('a car card', () => {
  it('shows title, price and the known facts (S1.19)', () => {
    expect(textOf(card())).toBe(
      '|6| photos|2021 Norda Tern| SR5 (4x4)|$41,990|85,000 km|Automatic|Diesel|Lidcombe, NSW|',
    )
  })

  it('leads to the car by one link, under a heading (S2.33)', () => {
    expect(card().match(/<a /g)).toHaveLength(1)
    expect(card()).toMatch(/<h3 [^>]*><a class="car-card-link" href="\/cars\/2021-norda-tern-7">/)
  })

  it('reserves the place of its picture', () => {
    expect(card()).toContain('width="960" height="640" alt="2021 Norda Tern SR5 (4x4)" loading="lazy"')
  })

  it('names the heart and carries what the garage keeps (S1.17)', () => {
    expect(card()).toContain('aria-pressed="false" aria-label="Save 2021 Norda Tern"')
    const data = /data-car="([^"]*)"/.exec(card())?.[1]?.replaceAll('&quot;', '"') ?? ''
    expect(JSON.parse(data)).toEqual({
      id: '7',
      slug: '2021-norda-tern-7',
      title: '2021 Norda Tern',
      subtitle: 'SR5 (4x4)',
      make: 'Norda',
      model: 'Tern',
      price: '$41,990',
      image: '/pictures/ute-white-front-960.webp',
    })
  })

  it('has no inline style and no handler', () => {
    expect(card()).not.toMatch(/ style=| on[a-z]+=/)
  })

  test.each<[reason: string, changes: Partial<CarSummary>, text: string]>([
    [
      'an earlier price stands before the current one (S4.22)',
      { price: { kind: 'price', text: '$25,990', amount: 25990, was: 'Was $27,990, now:' } },
      '|Was $27,990, now: |$25,990|',
    ],
    [
      'no price (S4.21)',
      { price: { kind: 'none', text: 'Call for price', amount: null, was: null } },
      '|Call for price|',
    ],
    [
      'what a subscription’s price buys',
      { price: { kind: 'subscription', text: '$199', amount: 199, was: null, terms: 'per week' } },
      '|$199| per week|',
    ],
    [
      'what a price buys, in place of what is saved',
      {
        price: {
          ...{ kind: 'price', text: '$25,990', amount: 25990 },
          ...{ was: 'Was $27,990, now:', terms: 'Drive Away', save: 'Save $2,000' },
        },
      },
      '|Was $27,990, now: |$25,990| Drive Away|',
    ],
    ['preorder (S4.20)', { price: { kind: 'preorder', text: 'PREORDER', amount: null, was: null } }, '|PREORDER|'],
    ['below market, and by how much (S1.20)', { saving: '$1,240' }, '|Below market price by $1,240|'],
    [
      'certified, when another badge comes first (S1.21)',
      { isCertified: true, badge: { kind: 'fuel', text: 'Hybrid' } },
      '|Certified|',
    ],
    ['the badge (S4.11)', { badge: { kind: 'reserved', text: 'Reserved' } }, '|Reserved|'],
    ['no picture', { picture: null, photosCount: 0 }, '|Photos coming soon|2021 Norda Tern|'],
  ])('shows: %s', (_reason, changes, text) => {
    expect(textOf(card(changes))).toContain(text)
  })

  it('says certified once', () => {
    const html = card({ isCertified: true, badge: { kind: 'certified', text: 'Certified' } })
    expect(textOf(html).match(/Certified/g)).toHaveLength(1)
  })

  it('shows the dealer’s picture of its certificate, its words for those who cannot see it (S4.12)', () => {
    const html = card({ isCertified: true, badge: { kind: 'certified', text: 'Approved', image: '/dealer/badge.svg' } })
    expect(html).toContain(
      '<p class="car-badge" data-look="brand"><img src="/dealer/badge.svg" height="28" alt="Approved"/>',
    )
    expect(textOf(html)).not.toContain('Approved')
  })

  it('shows a sold car without its price or its market mark (S4.9)', () => {
    const text = textOf(card({ badge: { kind: 'sold', text: 'Sold' }, saving: '$1,240' }))
    expect(text).toContain('|Sold|85,000 km|')
    expect(text).not.toContain('$41,990')
    expect(text).not.toContain('Below market')
  })

  it('dates a badge that a day ends so that the browser can end it (S4.15)', () => {
    const html = card({ badge: { kind: 'new', text: 'New' }, badgeEnd: '2026-11-25T22:00:00.000Z' })
    expect(html).toContain('data-look="accent" data-until="2026-11-25T22:00:00.000Z">New</p>')
  })

  it('leaves out what nobody knows', () => {
    const text = textOf(card({ facts: [], place: '', subtitle: '', photosCount: 1 }))
    expect(text).toBe('|2021 Norda Tern|$41,990|')
  })
})

test('a weekly price stands on its card with the comparison rate, and the grid says what that is based on', () => {
  const basis = 'Comparison rate is based on a 5 year secured loan of $30,000.'
  const weekly = { repayment: '$129 a week', rates: 'comparison rate 8.21% p.a.', basis }
  expect(textOf(card({ weekly }))).toContain('or |$129 a week|, comparison rate 8.21% p.a.')
  const grid = (cars: readonly CarSummary[]) => renderToStaticMarkup(<CarGrid cars={cars} labels={platformLabels} />)
  expect(grid([sampleSummary, { ...sampleSummary, id: '2', weekly }])).toContain(basis)
  expect(grid([sampleSummary])).not.toContain(basis)
  const american = grid([{ ...sampleSummary, weekly: { ...weekly, rates: '6.49% APR', basis: '' } }])
  expect(american).toContain('>Each one’s page has its lender’s terms.<')
})

test('only pictures that wait are measured by the browser; others are fetched as wide as the design shows them', () => {
  const picture = { src: '/a-960.webp', srcset: '/a-480.webp 480w, /a-960.webp 960w', width: 960, height: 640, alt: '' }
  const car = { ...sampleSummary, picture }
  const sizesOf = (props: { lazy: boolean; isCompact?: boolean }) =>
    /sizes="([^"]*)"/.exec(renderToStaticMarkup(<CarCard car={car} labels={platformLabels} {...props} />))?.[1]
  expect(sizesOf({ lazy: true })).toMatch(/^auto,.*,94vw$/)
  expect(sizesOf({ lazy: false })).toMatch(/^\(min-width:1200px\) .*,94vw$/)
  expect(sizesOf({ lazy: false, isCompact: true })).toMatch(/,42vw$/)
})

test('a grid loads the first pictures at once and the rest when they come near', () => {
  const cars = ['1', '2', '3'].map((id) => ({ ...sampleSummary, id }))
  const html = renderToStaticMarkup(<CarGrid cars={cars} labels={platformLabels} eager={1} />)
  expect(html.match(/loading="eager"/g)).toHaveLength(1)
  expect(html.match(/loading="lazy"/g)).toHaveLength(2)
  expect(html.match(/<article/g)).toHaveLength(3)
  expect(html.match(/<img[^>]* fetchPriority="high"/g)).toHaveLength(1)
  expect(html).toMatch(/<img[^>]* loading="eager"[^>]* fetchPriority="high"/)
})
