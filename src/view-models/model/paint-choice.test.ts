import { expect, test } from 'vitest'
import { pictureFor } from '#domain/car/picture.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { paintChoice, showsSides } from './paint-choice.ts'
import type { Paint } from './paints.ts'

const { images } = sampleSite().cars

const paint = (name: string, sides: number): Paint => ({
  name,
  href: `/search/norda/tern?${name}`,
  count: '3',
  text: `See 3 in ${name}`,
  colour: null,
  views: Array.from({ length: sides }, (_, at) => pictureFor(`/pictures/${name}-${at}`, '', images)),
  pictured: '',
})

test.each<[string, readonly number[], readonly string[], number, readonly string[]]>([
  ['all that have pictures', [3, 3, 3], ['White', 'Red', 'Blue'], 3, []],
  ['those alone that have one, and links to the others', [3, 0, 3], ['White', 'Blue'], 3, ['Red']],
  ['those seen from all sides', [3, 1, 3], ['White', 'Blue'], 3, ['Red']],
  ['all from one side, where one alone is seen from more', [3, 1, 2], ['White', 'Red', 'Blue'], 1, []],
  ['nothing where one alone has any: all are links', [3, 0, 0], [], 0, ['White', 'Red', 'Blue']],
  ['nothing where none has any', [0, 0, 0], [], 0, ['White', 'Red', 'Blue']],
])('of paints one chooses between %s', (_what, sides, pictured, from, links) => {
  const choice = paintChoice(['White', 'Red', 'Blue'].map((name, at) => paint(name, sides[at] ?? 0)))
  expect(choice.pictured.map(({ name, views }) => [name, views.length])).toEqual(pictured.map((name) => [name, from]))
  expect(choice.links.map(({ name }) => name)).toEqual(links)
  expect(showsSides(choice)).toBe(from > 1)
})
