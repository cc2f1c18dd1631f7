import { expect, test } from 'vitest'
import { pictureFor } from '#domain/car/picture.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import type { Paint } from './model-stock-view.ts'
import { paintChoice } from './paint-choice.ts'

const paint = (name: string, isPictured: boolean): Paint => ({
  name,
  href: `/search/norda/tern?${name}`,
  count: '3',
  text: `See 3 in ${name}`,
  colour: null,
  picture: isPictured ? pictureFor(`/pictures/${name}`, '', sampleSite().cars.images) : null,
})

test.each<[string, readonly boolean[], readonly string[], readonly string[]]>([
  ['all that have pictures', [true, true, true], ['White', 'Red', 'Blue'], []],
  ['those alone that have one, and links to the others', [true, false, true], ['White', 'Blue'], ['Red']],
  ['nothing where one alone has any: all are links', [true, false, false], [], ['White', 'Red', 'Blue']],
  ['nothing where none has any', [false, false, false], [], ['White', 'Red', 'Blue']],
])('of paints one chooses between %s', (_what, has, pictured, links) => {
  const choice = paintChoice(['White', 'Red', 'Blue'].map((name, at) => paint(name, has[at] ?? false)))
  expect(choice.pictured.map(({ name }) => name)).toEqual(pictured)
  expect(choice.links.map(({ name, url, note }) => [name, url, note])).toEqual(
    links.map((name) => [name, `/search/norda/tern?${name}`, '3']),
  )
})
