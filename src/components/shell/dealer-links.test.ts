import { describe, expect, it, test } from 'vitest'
import { dealerLinks } from './dealer-links.ts'

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
