import { beforeAll, describe, expect, it } from 'vitest'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, buildYards } from './yards.ts'

const picture = { url: 'quay.svg', thumb: 'quay-small.svg', alt: 'The yard from the quay' }
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'
const address = { street: '1 Quay Street', city: 'Lidcombe', state: 'NSW', postcode: '2141' }
let yard: BuiltYard

beforeAll(async () => {
  const places = [
    {
      ...{ name: 'Harbour', manufacturers: ['Norda', 'Brill'], location_subtype: 'buying centre', image: picture },
      address: { ...address, place_id: 'place-1' },
      contact_detail: {
        ...{ youtube_url: 'https://videos.example/h', linkedin_url: 'https://links.example/h' },
        opening_hours: {
          ...{ monday: '8:30 am - 5:30 pm', tuesday: '9:00 am - 5:00 pm' },
          ...{ saturday: '9:00 am - 4:00 pm', sunday: 'Closed' },
        },
      },
    },
    { name: 'Hill', address },
  ]
  const files = { 'locations.yaml': places, 'quay.svg': svg, 'quay-small.svg': svg }
  yard = (await buildYards({ 'placed-yard': { files } }))['placed-yard']
}, 180_000)

describe('the page of a place', () => {
  const main = (slug: string) => one(yard.page(`/locations/${slug}`), 'main')

  it('names the makes that are sold there (S3.28)', () => {
    expect(textOf(main('harbour'))).toContain('Sells Norda and Brill.')
    expect(textOf(main('hill'))).not.toContain('Sells')
  })

  it('says what a place is for, and where cars are bought leads to a valuation (S3.27)', () => {
    expect(textOf(main('harbour'))).toContain('buying centre')
    expect(all(main('harbour'), 'a', { href: '/valuations' }).map(textOf)).toEqual(['Sell your car here'])
    expect(all(main('hill'), 'a', { href: '/valuations' })).toEqual([])
  })

  it('shows its own picture, a small one on cards, and says what it shows; a place without one has its sign (S3.33)', () => {
    const shown = (page: string) => all(one(yard.page(page), 'main'), 'picture').flatMap((each) => all(each, 'img'))
    const small = { src: '/dealer/quay-small.svg', alt: 'The yard from the quay' }
    expect(shown('/locations/harbour').map(({ attribs }) => attribs)).toEqual([expect.objectContaining(small)])
    expect(one(main('harbour'), 'source').attribs.srcset).toBe('/dealer/quay.svg')
    expect(shown('/dealerships').map(({ attribs }) => attribs)).toEqual([
      expect.objectContaining({ ...small, loading: 'lazy' }),
    ])
    expect(all(main('harbour'), '.sign')).toEqual([])
    expect(textOf(one(main('hill'), '.sign'))).toContain('Lidcombe')
  })

  it('tells search engines Monday’s hours for the working week, and those of Saturday and Sunday (S4.85, S4.86)', () => {
    const told = all(yard.page('/locations/harbour'), 'script', { type: 'application/ld+json' }).map(textOf).join()
    const [, said = '[]'] = /"openingHoursSpecification":(\[.*?\}\])/.exec(told) ?? []
    const rows: { dayOfWeek: unknown; opens: string; closes: string }[] = JSON.parse(said)
    expect(rows.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual([
      [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '08:30', '17:30'],
      [['Saturday'], '09:00', '16:00'],
      [['Sunday'], '00:00', '00:00'],
    ])
  })

  it('links its own channels', () => {
    const channels = all(main('harbour'), 'a', { href: /videos|links/ }).map(({ attribs }) => attribs['aria-label'])
    expect(channels).toEqual(['Harbour on YouTube (opens a new tab)', 'Harbour on LinkedIn (opens a new tab)'])
  })

  it('leads to its very door where the map service knows it', () => {
    const way = (slug: string) => one(main(slug), 'a', { href: /^https:\/\/www\.google\.com\/maps/ }).attribs.href
    expect(way('harbour')).toContain('destination_place_id=place-1')
    expect(way('hill')).not.toContain('place_id')
  })
})
