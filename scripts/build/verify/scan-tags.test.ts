import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { pageContents, parsedContents } from './page-contents.ts'
import { type PageListener, scanTags } from './scan-tags.ts'

const deaf: PageListener = { open: () => {}, text: () => {}, close: () => {}, known: () => 0 }
const isUnderstood = (html: string) => scanTags(html, deaf)

/** Comparable contents of a page, independent of the reader. */
const said = ({ ids, shapes, isPlain: _, ...more }: ReturnType<typeof pageContents>) => ({
  ...more,
  twice: [...more.twice].sort(),
  ids: [...ids].sort(),
  shapes: [...shapes].sort(),
})

const name = fc.constantFrom(
  'class',
  'id',
  'href',
  'src',
  'data-x',
  'aria-labelledby',
  'for',
  'style',
  'onclick',
  'hidden',
)
const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '&amp;', '&#39;', '&nbsp;', 'é', '/', '=', '>', "'") })
const attribute = fc.tuple(name, text).map(([key, value]) => (key === 'hidden' ? ' hidden' : ` ${key}="${value}"`))
const attributes = fc
  .uniqueArray(attribute, { maxLength: 3, selector: (each) => each.split('=')[0] })
  .map((all) => all.join(''))

/** Pages as ours: every element is closed. */
const { element } = fc.letrec<{ element: string; inside: string }>((tie) => ({
  inside: fc
    .array(
      fc.oneof(
        { maxDepth: 4 },
        text.map((each) => each.replaceAll('>', '')),
        tie('element'),
      ),
      { maxLength: 4 },
    )
    .map((all) => all.join('')),
  element: fc.oneof(
    fc
      .tuple(
        fc.constantFrom('div', 'a', 'form', 'section', 'h2', 'astro-island', 'label', 'ul', 'noscript', 'template'),
        attributes,
        tie('inside'),
      )
      .map(([tag, said, inside]) => `<${tag}${said}>${inside}</${tag}>`),
    fc.tuple(fc.constantFrom('img', 'input', 'link', 'br'), attributes).map(([tag, said]) => `<${tag}${said}>`),
    fc
      .tuple(fc.constantFrom('script', 'textarea', 'title', 'style', 'iframe'), attributes, text)
      .map(([tag, said, words]) => `<${tag}${said}>${words}<b></${tag}>`),
    attributes.map((said) => `<svg${said}><path d="M0 0" pathLength="1"/><use href="/icons.svg#car" /></svg>`),
    text.map((words) => `<!--a${words.replaceAll('>', '')}-->`),
  ),
}))

/** Repeated parts: headers, cards, sections, forms; sometimes misplaced, doubled or unclosed. */
const repeated = fc
  .tuple(
    fc.constantFrom('header', 'footer', 'section', 'article', 'nav', 'form'),
    attributes,
    fc.array(element, { maxLength: 3 }),
  )
  .map(([tag, said, parts]) => `<${tag} class="a"${said}><p>${'long '.repeat(80)}</p>${parts.join('')}</${tag}>`)
const nested = repeated.map((part) => part.replace(/^(<(\w+) [^>]*>)/, '$1<p>a</p><$2 class="b"></$2>'))
const wrapped = fc
  .tuple(
    fc.constantFrom('main', 'form', 'dialog', 'template', 'a', 'p', 'svg', 'label', 'li', 'button', 'h2'),
    repeated,
  )
  .map(([tag, part]) => `<${tag}>${part}</${tag}>`)
const within = fc.oneof(
  element,
  repeated,
  nested,
  wrapped,
  element.map((each) => `<header class="a"><a>${each}`),
)

describe('a page as ours are written', () => {
  it('says the same to the scanner as to a parser of HTML', () => {
    fc.assert(
      fc.property(fc.array(within, { maxLength: 5 }), attributes, (parts, body) => {
        const html = `<!DOCTYPE html><html><body${body}>${parts.join('')}</body></html>`
        // The second time a part is read from the cache.
        pageContents(html)
        expect(said(pageContents(html))).toEqual(said(parsedContents(html)))
        expect(said(pageContents(html.replace('</body>', '<p>more</p></body>')))).toEqual(
          said(parsedContents(html.replace('</body>', '<p>more</p></body>'))),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('says all that a header says which stands in many pages, in each of them', () => {
    const picture = '<img src="https://elsewhere.example/a.webp" id="a"><p id="a" style="x">b</p>'
    const header = `<header class="a">${'long '.repeat(400)}${picture}</header>`
    for (const own of ['<p id="b">1</p>', '<p id="a">2</p>', '<p id="b">3</p>']) {
      const html = `<!DOCTYPE html><html><body>${header}${own}</body></html>`
      expect(said(pageContents(html))).toEqual(said(parsedContents(html)))
      expect(pageContents(html)).toMatchObject({ foreign: [{}], blocked: ['style= on <p>'] })
      expect(pageContents(html).twice).toContain('a')
    }
  })

  it('says the same of a header that stands elsewhere than right in the body', () => {
    const header = `<header class="a">${'long '.repeat(400)}<form></form></header>`
    for (const inside of [header, header, `<form>${header}</form>`, `<main>${header}</main>`, `<svg>${header}</svg>`]) {
      const html = `<!DOCTYPE html><html><body>${inside}</body></html>`
      expect(said(pageContents(html))).toEqual(said(parsedContents(html)))
    }
  })

  it('is understood without a parser', () => {
    const html = '<!DOCTYPE html><html><body><p class="a > b">One<br>two</p><svg><path d="M0"/></svg></body></html>'
    expect(isUnderstood(html)).toBe(true)
    expect(isUnderstood(`${html}\n`)).toBe(true)
  })
})

describe('what is left to a parser', () => {
  test.each([
    ['an element that is never closed', '<div><p>One</div>'],
    ['an element that another one ends', '<p>One<div>Two</div></p>'],
    ['a form in a form', '<form><div><form></form></div></form>'],
    ['a title of a drawing', '<svg><title>Car</title></svg>'],
    ['an end tag of nothing', '<div></div></div>'],
    ['end tags in the wrong order', '<b><i></b></i>'],
    ['a quote that stays open', '<a href="x>y</a>'],
    ['a quote where no value stands', '<p class="a"b">c</p>">d</p>'],
    ['a sign of a tag in a text', '<p>1 < 2</p>'],
    ['a tag in capitals', '<DIV></DIV>'],
    ['a tag that ends itself outside of a drawing', '<div/><b></b>'],
    ['a comment that a browser ends at once', '<!--><b></b>-->'],
    ['a comment that never ends', '<!-- <b></b>'],
    ['a declaration of something else', '<![CDATA[<b>]]>'],
    ['an instruction', '<?xml version="1.0"?>'],
    ['a script that never ends', '<script>1'],
    ['what old browsers read as text', '<xmp><img src="/a"></xmp>'],
  ])('%s', (_reason, html) => {
    expect(isUnderstood(html)).toBe(false)
    expect(said(pageContents(html))).toEqual(said(parsedContents(html)))
  })
})

it('takes no page of many tags for another once its memory is full', () => {
  const page = (from: number) => Array.from({ length: 12_000 }, (_, at) => `<a href="/${from + at}"></a>`).join('')
  for (const from of [0, 12_000, 0]) expect(pageContents(page(from)).links.at(-1)).toBe(`/${from + 11_999}`)
})
