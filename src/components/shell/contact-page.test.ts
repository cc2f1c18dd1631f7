import { expect, test } from 'vitest'
import { isContactPage } from './contact-page.ts'

const site = { routes: { contact: '/contact' } }

test.each([
  ['the contact page', '/contact', true],
  ['with a slash', '/contact/', true],
  ['home', '/', false],
  ['a page below it', '/contact-us/north', false],
])('(S2.85) %s', (_reason, path, expected) => {
  expect(isContactPage(site, path)).toBe(expected)
})
