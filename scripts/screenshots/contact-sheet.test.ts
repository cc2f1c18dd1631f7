import { expect, test } from 'vitest'
import { contactSheet } from './contact-sheet.ts'

test('a contact sheet has a row for each kind of page, with every dealer that has it', () => {
  const row = (slug: string, kind: string) => ({ slug, kind, pictures: [`${slug}/${kind}-390.png`] })
  const sheet = contactSheet([row('one', 'home'), row('one', 'faqs'), row('two', 'home')])
  expect(sheet.match(/<h2>[^<]+|<img src="[^"]+"/g)).toEqual([
    '<h2>home',
    '<img src="one/home-390.png"',
    '<img src="two/home-390.png"',
    '<h2>faqs',
    '<img src="one/faqs-390.png"',
  ])
})
