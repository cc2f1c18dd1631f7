import { expect, it, test } from 'vitest'
import { favicon, homeScreenSign } from './favicon.ts'

const of = (name: string) => ({ name, brand: { theme: { brand: '#123456', 'on-brand': '#fff' } } }) as never

it('is the first letter in strokes on the dealer’s colour, with round corners for tabs alone', () => {
  expect(favicon(of('Tern Cars'))).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#123456"/>' +
      '<path transform="translate(22 18)" d="M0 0H20M10 0V28" fill="none" stroke="#fff" stroke-width="6.5" stroke-linejoin="round"/></svg>\n',
  )
  expect(homeScreenSign(of('Tern Cars'))).toContain('rx="0"')
})

test.each([
  ['a letter with a sign above it', 'Ōtaki Motors', 'Otaki'],
  ['quotes before the name', '“Bay” Cars', 'Bay'],
  ['a small letter', 'ibis', 'Ibis'],
])('%s is drawn as its plain capital', (_reason, name, plain) => {
  expect(favicon(of(name))).toBe(favicon(of(plain)))
})

it('leaves a letter that is drawn nowhere to fonts, and a name without letters without one', () => {
  expect(favicon(of('車'))).toContain('text-anchor="middle" fill="#fff">車</text>')
  expect(favicon(of('&<>'))).toContain('>\u003c/text>')
})
