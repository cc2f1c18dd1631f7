import { expect, test } from 'vitest'
import { contactName, contactSlug } from './contact-slug.ts'

test.each([
  ['Sales (S2.80)', 'North Toyota - Sales', 'north-toyota'],
  ['Service (S2.81)', 'North Toyota - Service', 'north-toyota'],
  ['Parts (S2.82)', 'North Toyota - Parts', 'north-toyota'],
  ['a word after it (S2.80)', 'North - Sales Centre', 'north-sales-centre'],
  ['a word after it (S2.81)', 'North - Service Centre', 'north-service-centre'],
  ['a word after it (S2.82)', 'North - Parts Centre', 'north-parts-centre'],
  ['only the last one', 'North - Sales - Service', 'north-sales'],
  ['no spaces around the hyphen (S2.80)', 'North-Sales', 'north-sales'],
  ['no suffix', 'North Toyota', 'north-toyota'],
  ['spaces at the end', 'North Toyota - Sales ', 'north-toyota'],
  ['nothing to make a slug of', '日本', 'location'],
])('%s', (_reason, name, slug) => {
  expect(contactSlug(name)).toBe(slug)
})

test('the name for a heading keeps its capitals', () => {
  expect(contactName('North Toyota - Parts')).toBe('North Toyota')
})
