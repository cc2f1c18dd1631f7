import { expect, test } from 'vitest'
import { australia } from '#domain/text/sample-locale.ts'
import { kindsOf, narrowedLinks } from './narrowed-links.ts'

const linksOf = (values: readonly string[]) =>
  narrowedLinks('/search/electric-cars', 'make', kindsOf(values), australia).map(({ name, note, url }) => [
    name,
    note,
    url,
  ])

test('of several kinds each is the way to its cars, those of most first', () => {
  expect(linksOf(['Volta', 'Norda', 'Sola Ray', 'Sola Ray'])).toEqual([
    ['Sola Ray', '2', '/search/electric-cars?refinementList[make][0]=Sola%20Ray'],
    ['Norda', '1', '/search/electric-cars?refinementList[make][0]=Norda'],
    ['Volta', '1', '/search/electric-cars?refinementList[make][0]=Volta'],
  ])
})

test.each([
  ['nothing', []],
  ['one kind', ['Norda', 'Norda']],
  ['one car of each', ['Norda', 'Sola']],
])('of %s there is nothing to choose', (_reason, values) => {
  expect(linksOf(values)).toEqual([])
})
