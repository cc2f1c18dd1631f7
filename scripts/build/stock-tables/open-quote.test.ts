import { expect, test } from 'vitest'
import { openQuoteLine } from './open-quote.ts'

test.each([
  ['closed', 'id,name\n1,"a, ""b"""\n2,c\n', null],
  ['in the middle of a value, where it is inches', 'id,name\n1,6" wheels\n2,c\n', null],
  ['opened in the second line', 'id,name\n1,"a\n2,b\n3,c\n', 2],
  ['opened behind a space', 'id,name\n1,"a"\n2, "b\n3,c\n', 3],
  ['opened by the first sign', '"id,name\n1,a\n', 1],
  ['opened by the first sign behind a byte order mark', '\uFEFF"id,name\n1,a\n', 1],
  ['followed by another, which is a quote in its value', 'id,name\n1,"a"",b\n2,c\n', 2],
  ['opened in a line that closes another', 'id,name\n1,"a\nb","c\n2,d\n', 3],
])('a quote that is %s', (_what, text, line) => {
  expect(openQuoteLine(text, ',')).toBe(line)
})
