import { describe, expect, test } from 'vitest'
import { pageContents } from './page-contents.ts'

const shapes = (html: string) => [...pageContents(html).shapes].sort()

describe('pages have the same shapes', () => {
  test.each([
    ['other words', '<p>a</p>', '<p>b</p>'],
    ['other addresses', '<a href="/a">x</a>', '<a href="/b">x</a>'],
    ['longer lists', '<ul><li>a</li></ul>', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
    ['other ids', '<p id="a">x</p>', '<p id="b">x</p>'],
  ])('with %s', (_reason, one, other) => {
    expect(shapes(one)).toEqual(shapes(other))
  })
})

describe('pages differ in a shape', () => {
  test.each([
    ['by a tag', '<p>a</p>', '<div>a</div>'],
    ['by nesting', '<p><b>a</b></p>', '<p></p><b>a</b>'],
    ['by an attribute', '<input>', '<input required>'],
    ['by a value that has rules', '<button type="button">x</button>', '<button type="submit">x</button>'],
    ['by an empty text', '<h2>a</h2>', '<h2></h2>'],
    ['by an empty alternative', '<img src="/a" alt="a">', '<img src="/a" alt="">'],
    ['by the order of headings', '<h1>a</h1><h2>b</h2>', '<h2>b</h2><h1>a</h1>'],
    ['by one neighbour that is unlike', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li><p>b</p></li></ul>'],
  ])('%s', (_reason, one, other) => {
    expect(shapes(one)).not.toEqual(shapes(other))
  })
})
