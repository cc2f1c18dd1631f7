import { expect, test } from 'vitest'
import { carHeading } from './car-heading.ts'

test.each([
  [
    'the name adds a badge',
    '2021 Norda Tern SR5 (4x4)',
    '2021 Norda Tern',
    'SR5 (4x4)',
    '2021 Norda Tern',
    'SR5 (4x4)',
  ],
  ['the name is the title, the badge is known', '2021 Norda Tern', '2021 Norda Tern', 'SR5', '2021 Norda Tern', 'SR5'],
  ['the dealer named it freely', 'Tern! One owner', '2021 Norda Tern', 'SR5', 'Tern! One owner', 'SR5'],
  ['a free name that says the badge', 'Tern SR5, one owner', '2021 Norda Tern', 'SR5', 'Tern SR5, one owner', ''],
  ['nothing more is known', '2021 Norda Tern', '2021 Norda Tern', '', '2021 Norda Tern', ''],
])('%s (S2.33)', (_reason, name, title, subtitle, large, small) => {
  expect(carHeading(name, title, subtitle)).toEqual({ title: large, rest: small, length: 'short' })
})

test('a name of 300 characters stays whole and is set smaller', () => {
  const name = `2021 Norda Tern ${'x'.repeat(284)}`
  const heading = carHeading(name, '2021 Norda Tern', '')
  expect(`${heading.title} ${heading.rest}`).toBe(name)
  expect(heading.length).toBe('very-long')
})
