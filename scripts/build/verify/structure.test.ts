import { describe, expect, test } from 'vitest'
import { pageContents } from './page-contents.ts'

const shapes = (html: string) => [...pageContents(html).shapes].sort()

describe('pages have the same shapes', () => {
  test.each([
    ['other words', '<p>a</p>', '<p>b</p>'],
    ['other addresses', '<a href="/a">x</a>', '<a href="/b">x</a>'],
    ['longer lists', '<ul><li>a</li></ul>', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
    ['other ids', '<p id="a">x</p>', '<p id="b">x</p>'],
    ['data for scripts and styles', '<p data-a data-b="1">x</p>', '<p>x</p>'],
    ['a line dashed otherwise', '<path d="M0 0h9" stroke-dasharray="1 2">', '<path d="M0 0h9" stroke-dasharray="3">'],
    ['other colours', '<svg fill="#123456"></svg>', '<svg fill="red"></svg>'],
    ['more headings of one rank', '<h1>a</h1><h2>b</h2>', '<h1>a</h1><h2>b</h2><h2>c</h2><h2>d</h2>'],
    [
      'a mixture of what was seen apart in what may hold anything',
      '<section><div><p>a</p></div><div><a href="/">b</a></div><div><p>c</p><a href="/">d</a></div></section>',
      '<section><div><p>a</p></div><div><a href="/">b</a></div></section>',
    ],
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
    ['by text in what held none', '<ul><li>a</li></ul>', '<ul>b<li>a</li></ul>'],
    ['by elements alone in what held text', '<span><b>a</b>c</span>', '<span><b>a</b></span>'],
    ['by what a button is called', '<button>a<svg></svg></button>', '<button><svg></svg></button>'],
    ['by a rank that is left out', '<h1>a</h1><h2>b</h2><h3>c</h3>', '<h1>a</h1><h3>b</h3><h2>c</h2>'],
    [
      'by a rank that is left out, whatever stands between',
      '<h1>a</h1><h2>b</h2><nav><p>c</p></nav><h3>d</h3><nav><p>e</p></nav>',
      '<h1>a</h1><nav><p>c</p></nav><h3>d</h3><h2>b</h2><nav><p>e</p></nav>',
    ],
    ['by a second heading of the first rank', '<h1>a</h1><h2>b</h2>', '<h1>a</h1><h2>b</h2><h1>c</h1>'],
    [
      'by a link in a link, however deep',
      '<a href="/"><span><b>a</b></span></a><p><span><a href="/">b</a></span></p>',
      '<a href="/"><span><b>a</b><a href="/">b</a></span></a><p><span><a href="/">b</a></span></p>',
    ],
    [
      'by a term outside of its list',
      '<dl><div><dt>a</dt><dd>b</dd></div></dl><div>c</div>',
      '<dl><div><dt>a</dt><dd>b</dd></div></dl><div>c<dt>a</dt></div>',
    ],
    ['by a second one right after it', '<h1>a</h1>', '<h1>a</h1><h1>b</h1>'],
    [
      'by the order of what has one',
      '<details><summary>a</summary><p>b</p></details>',
      '<details><p>b</p><summary>a</summary></details>',
    ],
    ['by a second main', '<main><p>a</p></main>', '<main><p>a</p></main><main><p>a</p></main>'],
    [
      'by a rank that follows after a dialog, and not in it',
      '<h1>a</h1><dialog><h2>b</h2><h3>c</h3></dialog>',
      '<h1>a</h1><dialog><h2>b</h2></dialog><h3>c</h3>',
    ],
    ['by one neighbour that is unlike', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li><p>b</p></li></ul>'],
  ])('%s', (_reason, one, other) => {
    expect(shapes(one)).not.toEqual(shapes(other))
  })
})
