import { describe, expect, it, vi } from 'vitest'
import { oncePerPart, repeatedPartAt, splitRepeated } from './repeated-parts.ts'

describe('the parts of a page', () => {
  const long = 'One '.repeat(600)
  const [header, footer] = [`<header class="a">${long}</header>`, `<footer id="b">${long}</footer>`]

  it.each([
    ['a header and a footer', `<body>${header}<main>c</main>${footer}</body>`, [header, footer]],
    ['a footer alone', `<body>${footer}</body>`, [footer]],
    ['a footer within the header', `<header class="a">${footer}</header>`, [`<header class="a">${footer}</header>`]],
    ['none', '<body><main>c</main></body>', []],
    ['a header without an end', `<header class="a">${long}`, []],
    ['a short header', '<header class="a">One</header>', []],
    ['words about one', '<p>&lt;header class&gt;</p>', []],
  ])('that repeat: %s', (_what, html, repeated) => {
    const parts = splitRepeated(html)
    expect(parts.repeated).toEqual(repeated)
    const left = [...repeated].reduce((rest, part) => rest.replace(part, ''), html)
    expect(parts.others.join('')).toBe(left)
  })

  it('begin with their tag, and no other', () => {
    expect(repeatedPartAt(`<p>${header}`, 3)).toBe(header)
    expect(repeatedPartAt(`<p>${header}`, 0)).toBeNull()
    expect(repeatedPartAt(`</header>${long}</header>`, 0)).toBeNull()
  })
})

it('a part is worked through once, and again when it has not been seen for long', () => {
  const work = vi.fn((part: string) => (part === 'none' ? null : part.length))
  const once = oncePerPart(work)
  expect([once('header'), once('header'), once('none'), once('none')]).toEqual([6, 6, null, null])
  expect(work).toHaveBeenCalledTimes(2)
  for (let at = 0; at < 60; at += 1) once(`page ${at}`)
  once('header')
  expect(work).toHaveBeenCalledTimes(63)
})
