import { describe, expect, it, test } from 'vitest'
import { dealerLinks, serviceLinks } from './dealer-links.ts'

const sister = (slug: string) => ({
  name: `Dealer ${slug}`,
  slug,
  url: `https://${slug}.example`,
  make: null,
  logo: null,
})
const among = (...slugs: readonly string[]) => ({ dealership_websites: slugs.map(sister) })
const site = { shell: { footer: { dealers: true } }, identity: among('south') }

describe("the footer's dealers", () => {
  it('(S2.142) are the other dealers of the group', () => {
    const [column] = dealerLinks(site)
    expect(column?.dropdownItems.map(({ name, url }) => [name, url])).toEqual([
      ['Dealer south', 'https://south.example'],
    ])
  })

  test.each([
    ['switched off', { ...site, shell: { footer: { dealers: false } } }],
    ['a dealer on its own', { ...site, identity: among() }],
  ])('(S2.142) no column: %s', (_reason, each) => {
    expect(dealerLinks(each)).toEqual([])
  })
})

describe("the footer's ways to a service (S2.48)", () => {
  const serviced = {
    identity: { manufacturer: { name: 'Norda' } },
    labels: { book_service: 'Book a Service' },
  }
  const linksOf = (manufacturer_service: string | null, service: string | null) =>
    serviceLinks({ ...serviced, routes: { manufacturer_service, service } }).flatMap(({ dropdownItems }) =>
      dropdownItems.map(({ url }) => url),
    )

  test.each([
    ['online and by the form', '/norda-service', '/service', ['/norda-service', '/service']],
    ['online alone', '/norda-service', null, ['/norda-service']],
    ['the dealer’s own links, where nothing is booked online', null, '/service', []],
  ])('are %s', (_reason, online, form, links) => {
    expect(linksOf(online, form)).toEqual(links)
  })
})
