import { describe, expect, it, test } from 'vitest'
import { changesOf, groupChanges, wordsOf } from './page-changes.ts'

const page = (body: string, description = 'A car') =>
  `<html><head><title>Heron</title><meta name="description" content="${description}"><style>p{}</style></head><body>${body}</body></html>`

describe('the words of a page', () => {
  it('are what shoppers read, and what stands in results of a search', () => {
    const html = page(
      '<h1>2021\n  Heron</h1><script>const price = 1</script><svg><title>drawing</title></svg><p>$39,990 &amp; on road</p>',
    )
    expect(wordsOf(html)).toEqual(['Heron', 'A car', '2021 Heron', '$39,990 & on road'])
  })
})

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
    expect(changesOf(page(before), page(after))).toEqual(expected)
  })
})

it('tells what many pages share once, with the pages, most pages first', () => {
  expect(
    groupChanges([
      [
        '/cars/a',
        [
          ['$2', '$1'],
          ['12 cars', '11 cars'],
        ],
      ],
      ['/', [['12 cars', '11 cars']]],
    ]),
  ).toEqual([
    { before: '12 cars', after: '11 cars', pages: ['/cars/a', '/'] },
    { before: '$2', after: '$1', pages: ['/cars/a'] },
  ])
})
