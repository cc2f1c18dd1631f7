import { describe, expect, it, vi } from 'vitest'
import { memoizeByPart, type RepeatedPart, splitPage } from './repeated-parts.ts'

const long = 'One '.repeat(100)
const textsOf = (html: string) => [...splitPage(html).repeated.values()].map(({ text }) => text)

describe('the parts of a page', () => {
  const [header, card] = [`<header class="a">${long}</header>`, `<article id="b">${long}</article>`]
  const section = `<section class="c"><h2>Cars</h2>${card}<p>More</p></section>`

  it.each([
    ['a header and a card', `<body>${header}<main>c${card}</main></body>`, [header, card]],
    ['a section with a card', `<body>${section}</body>`, [section]],
    ['a card in another', `<body><article>${card}</article></body>`, [card]],
    ['one card twice', `<body>${card}${card}</body>`, [card, card]],
    ['none', `<body><main>${long}</main></body>`, []],
    ['a header without an end', `<header class="a">${long}`, []],
    ['a short header', '<header class="a">One</header>', []],
    ['an end without a header', `</header>${long}</header>`, []],
    ['an element of a longer name', `<header-bar>${long}</header-bar>`, []],
    ['words about one', `<p>&lt;header class&gt;${long}</p>`, []],
  ])('that repeat: %s', (_what, html, repeated) => {
    splitPage(html)
    expect(textsOf(html)).toEqual(repeated)
    const { repeated: parts, others } = splitPage(html)
    const whole = [...parts.values()].map(({ text }, at) => others[at] + text).join('') + others.at(-1)
    expect(whole).toBe(html)
    for (const [at, { text }] of parts) expect(html.startsWith(text, at)).toBe(true)
  })

  it('are none the first time, and the same object ever after', () => {
    const part = `<nav class="new">${long}</nav>`
    expect(textsOf(part)).toEqual([])
    const [one, other] = [part, `<p>a</p>${part}`].map((html) => [...splitPage(html).repeated.values()][0])
    expect(one).toBe(other)
  })

  it('are told apart by their last letter', () => {
    const pages = ['1', '2', '3'].map((last) => `<aside class="near">${long}${last}</aside>`)
    for (const page of [...pages, ...pages]) expect([[], [page]]).toContainEqual(textsOf(page))
  })

  it('are forgotten in time', () => {
    const part = `<form class="kept">${long}</form>`
    const partOf = () => [...splitPage(part).repeated.values()][0]
    partOf()
    const before = partOf()
    const much = 'much '.repeat(200_000)
    for (let at = 0; at < 6; at++) for (const _twice of [1, 2]) splitPage(`<section>${at}${much}</section>`)
    expect(partOf()).toEqual(before)
    expect(partOf()).not.toBe(before)
  })
})

it('a part is worked through once, whatever that says', () => {
  const work = vi.fn((part: string) => (part === 'none' ? null : part.length))
  const once = memoizeByPart(work)
  const [header, none]: RepeatedPart[] = [{ text: 'header' }, { text: 'none' }]
  expect([header, header, none, none].map((part) => part && once(part))).toEqual([6, 6, null, null])
  expect(work).toHaveBeenCalledTimes(2)
})
