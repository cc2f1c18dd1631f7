import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { emailProblem } from './email.ts'
import { suggestedEmail } from './email-suggestion.ts'

test.each([
  ['letters in another order', 'sam@gmial.com', 'sam@gmail.com'],
  ['a letter too few', 'sam@gmai.com', 'sam@gmail.com'],
  ['a letter too many', 'sam@gmaill.com', 'sam@gmail.com'],
  ['an ending that no domain has', 'sam@acme-motors.con', 'sam@acme-motors.com'],
  ['both', 'Sam.Lee@hotnail.con', 'Sam.Lee@hotmail.com'],
  ['a country', 'sam@bigpond.com.ua', 'sam@bigpond.com.au'],
  ['two letters of a long name', 'sam@optusent.com.ay', 'sam@optusnet.com.au'],
  ['a comma that came along', 'sam@example.com,', 'sam@example.com'],
  ['what a copied link has', 'mailto:sam@example.com', 'sam@example.com'],
  ['brackets', '<sam@example.com>', 'sam@example.com'],
])('%s: %s was meant as %s', (_, typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant)
})

test.each([
  'sam@gmail.com',
  'SAM@Gmail.com',
  ' sam@yahoo.com.au ',
  'sam@mail.com',
  'sam@email.com',
  'sam@ymail.com',
  'sam@hotmail.co.uk',
  'sam@harbourside-motors.example',
  'sam@me.com',
  'sam@abc.net.au',
  'sam@gmx.com',
  'sam@gm',
  'sam',
  '@gmail.com',
  'a@b@gmail.con',
  '',
])('"%s" was meant as it stands, or is told otherwise', (typed) => {
  expect(suggestedEmail(typed)).toBeNull()
})

it('proposes only what the form takes, and nothing more to that', () => {
  const domain = fc
    .array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 2, maxLength: 3 })
    .map((parts) => parts.join('.'))
  const typed = fc.oneof(
    fc.string(),
    fc.tuple(fc.stringMatching(/^[a-z.]{1,8}$/), domain).map((parts) => parts.join('@')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const meant = suggestedEmail(text)
      if (meant === null) return
      expect(emailProblem(meant)).toBeNull()
      expect(suggestedEmail(meant)).toBeNull()
    }),
    { seed: 1, numRuns: 3000 },
  )
})
