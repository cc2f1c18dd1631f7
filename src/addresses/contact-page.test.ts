import { expect, test } from 'vitest'
import { type ContactedSite, isContactPage } from './contact-page.ts'

type Row = readonly [reason: string, mode: ContactedSite['contact']['mode'], path: string, expected: boolean]

test.each<Row>([
  ['the contact page', 'page', '/contact', true],
  ['the contact page with a slash behind it', 'page', '/contact/', true],
  ['the home page', 'page', '/', false],
  ['what no page for all has below it', 'page', '/contact-us/north', false],
  ['another place’s contact page, where every place has one', 'location', '/contact-us/north', true],
  ['nor there a page whose address only begins alike', 'location', '/contact-us-now', false],
])('(S2.85) %s', (_reason, mode, path, expected) => {
  expect(isContactPage({ contact: { mode }, routes: { contact: '/contact' } }, path)).toBe(expected)
})
