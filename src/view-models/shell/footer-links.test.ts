import { expect, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { footerColumns, lawLinks } from './footer-links.ts'

const stock = { now: new Date('2026-03-04T01:00:00Z'), models: [], hasElectric: false, hasOffers: false }
const named = `
navigation:
  header: []
  footer:
    - {name: Buy, dropdownItems: [{name: Used, url: /search/used-cars}]}
    - {name: Know, dropdownItems: [{name: Questions, url: /faqs}, {name: Privacy, url: /privacy-policy/}]}`
const namesOf = (links: readonly { readonly name: string }[]) => links.map(({ name }) => name)

test('the last line leaves out what a column leads to', () => {
  const plain = sampleSite()
  expect(namesOf(lawLinks(plain, []))).toEqual(['Privacy policy', 'FAQs'])
  const site = sampleSite(named)
  expect(namesOf(lawLinks(site, footerColumns(site, stock)))).toEqual([])
  expect(namesOf(lawLinks(site, []))).toEqual(['Privacy policy', 'FAQs'])
})

test('a way to a service stands in one column', () => {
  const site = sampleSite('manufacturer: {name: Norda}\nxtime_url: https://booking.example/x')
  const columns = footerColumns(site, stock)
  const urls = columns.flatMap(({ dropdownItems }) => dropdownItems.map(({ url }) => url))
  expect(namesOf(columns).slice(-2)).toEqual(['Explore', 'Service'])
  expect(urls.filter((url) => url === '/service')).toHaveLength(1)
})
