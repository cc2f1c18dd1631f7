import { describe, expect, it, test } from 'vitest'
import { changesOf, groupChanges } from './page-changes.ts'

const page = (body: string, description = 'A car') =>
  `<html><head><title>Heron</title><meta name="description" content="${description}"><style>p{}</style></head><body>${body}</body></html>`

describe('what changed of a page', () => {
  test.each([
    ['nothing', '<p>a</p><p>b</p>', '<p>a</p><p>b</p>', []],
    ['the markup alone', '<p>a</p>', '<div class="x"><p>a</p></div>', []],
    ['a price', '<b>$39,990</b><p>b</p>', '<b>$37,990</b><p>b</p>', [['$39,990', '$37,990']]],
    ['something new', '<p>a</p>', '<p>a</p><p>Sold</p>', [['', 'Sold']]],
    ['something gone', '<p>a</p><p>Sold</p><p>b</p>', '<p>a</p><p>b</p>', [['Sold', '']]],
    [
      'two places',
      '<i>1</i><p>a</p><p>b</p><i>2</i>',
      '<i>3</i><p>a</p><p>b</p><i>4</i>',
      [
        ['1', '3'],
        ['2', '4'],
      ],
    ],
  ])('is %s', (_what, before, after, expected) => {
    const changes = changesOf(page(before), page(after))
    expect(changes.map((change) => [change.before, change.after])).toEqual(expected)
  })

  it('is of cars where all of it is', () => {
    const card = (price: string) => `<article class="car-card"><b>${price}</b></article>`
    const changes = changesOf(page(`${card('$2')}<i>a</i><p>x</p>${card('$4')}`), page(`${card('$1')}<i>a</i><p>y</p>`))
    expect(changes).toEqual([
      { before: '$2', after: '$1', isOfCar: true },
      { before: 'x $4', after: 'y', isOfCar: false },
    ])
  })
})

it('tells what many pages share once, with the pages; of cars where it is so on all of them', () => {
  const price = { before: '$2', after: '$1', isOfCar: true }
  const count = { before: '12 cars', after: '11 cars', isOfCar: true }
  expect(
    groupChanges([
      ['/cars/a', [price, count]],
      ['/', [{ ...count, isOfCar: false }]],
      ['/b', [count]],
    ]),
  ).toEqual([
    { ...price, pages: ['/cars/a'] },
    { ...count, isOfCar: false, pages: ['/cars/a', '/', '/b'] },
  ])
})
