import { describe, expect, it, test } from 'vitest'
import { dealerLinks, serviceLinks } from './dealer-links.ts'

const sister = (slug: string) => ({ name: `Dealer ${slug}`, slug, url: `https://${slug}.example` })
const site = { slug: 'north', footer: { dealers: true }, sisterSites: [sister('north'), sister('south')] }

describe("the footer's dealers", () => {
  it('(S2.142) are the other dealers of the group', () => {
    const [column] = dealerLinks(site)
    expect(column?.items.map(({ name, url }) => [name, url])).toEqual([['Dealer south', 'https://south.example']])
  })

  test.each([
    ['switched off', { ...site, footer: { dealers: false } }],
    ['a dealer on its own', { ...site, sisterSites: [sister('north')] }],
  ])('(S2.142) no column: %s', (_reason, each) => {
    expect(dealerLinks(each)).toEqual([])
  })
})

describe("the footer's ways to a service (S2.48)", () => {
  const serviced = { manufacturer: { name: 'Norda', id: null }, labels: { book_service: 'Book a Service' } }
  const linksOf = (manufacturer_service: string | null, service: string | null) =>
    serviceLinks({ ...serviced, routes: { manufacturer_service, service } }).flatMap(({ items }) =>
      items.map(({ url }) => url),
    )

  test.each([
    ['online and by the form', '/norda-service', '/service', ['/norda-service', '/service']],
    ['online alone', '/norda-service', null, ['/norda-service']],
    ['the dealer’s own links, where nothing is booked online', null, '/service', []],
  ])('are %s', (_reason, online, form, links) => {
    expect(linksOf(online, form)).toEqual(links)
  })
})
