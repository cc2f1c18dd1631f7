import { expect, test } from 'vitest'
import { safeHref } from './safe-href.ts'

test.each([
  ['a page', '/faqs', '/faqs'],
  ['a web address', 'https://example.com/a', 'https://example.com/a'],
  ['mail', 'mailto:a@example.com', 'mailto:a@example.com'],
  ['a place on the page', '#rights', '#rights'],
  ['a script', 'javascript:alert(1)', null],
  ['a script in disguise', ' JaVaScRiPt:alert(1)', null],
  ['data', 'data:text/html,x', null],
  ['another host without a scheme', '//evil.example', null],
])('content may link to %s or not', (_reason, href, expected) => {
  expect(safeHref(href)).toBe(expected)
})
