import { expect, test } from 'vitest'
import { withPage } from './page-title.ts'

test.each([
  ['a further page', 'Used cars | Kiwi', 'Used cars', 2, 'Used cars, page 3 | Kiwi'],
  ['another further page', 'Used cars, page 2 | Kiwi', 'Used cars', 11, 'Used cars, page 12 | Kiwi'],
  ['the first page again', 'Used cars, page 12 | Kiwi', 'Used cars', 0, 'Used cars | Kiwi'],
  ['the page it is called by', 'Used cars, page 2 | Kiwi', 'Used cars', 1, 'Used cars, page 2 | Kiwi'],
  ['a list that names the dealer', 'Utes of Kiwi, page 2', 'Utes of Kiwi', 0, 'Utes of Kiwi'],
  ['a title of other words', 'Kiwi', 'Used cars', 1, 'Kiwi'],
])('a title follows %s', (_reason, title, heading, page, expected) => {
  expect(withPage(title, heading, page)).toBe(expected)
})
