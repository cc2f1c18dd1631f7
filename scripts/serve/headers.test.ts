import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { headerRules, headersOf } from './headers.ts'

const again = { 'cache-control': 'public, max-age=0, must-revalidate' }

describe('headerRules', () => {
  test.each([
    ['nothing is said', '', '/', {}],
    ['every path is meant', '/*\n  X-A: 1\n', '/cars/a', { 'x-a': '1' }],
    ['another path is meant', '/a\n  X-A: 1\n', '/ab', {}],
    ['a folder is meant', '/_astro/*\n  Cache-Control: immutable\n', '/_astro/x.js', { 'cache-control': 'immutable' }],
    ['a folder is meant, and not its like', '/_astro/*\n  X-A: 1\n', '/_astrox', {}],
    ['a segment is any', '/cars/:slug\n  X-A: 1\n', '/cars/a', { 'x-a': '1' }],
    ['a segment is one only', '/cars/:slug\n  X-A: 1\n', '/cars/a/b', {}],
    ['a dot is a dot', '/a.js\n  X-A: 1\n', '/abjs', {}],
    ['several rules fit', '/*\n  X-A: 1\n/a\n  X-B: 2\n', '/a', { 'x-a': '1', 'x-b': '2' }],
    ['two rules name one header', '/*\n  X-A: 1\n\n/a\n  x-a: 2\n', '/a', { 'x-a': '1, 2' }],
    ['a rule takes one back', '/*\n  X-A: 1\n\n/a\n  ! X-A\n', '/a', {}],
    ['a rule takes one back and sets it', '/*\n  X-A: 1\n\n/a\n  ! X-A\n  X-A: 2\n', '/a', { 'x-a': '2' }],
    ['it does so the other way round', '/*\n  X-A: 1\n\n/a\n  X-A: 2\n  ! X-A\n', '/a', { 'x-a': '2' }],
    ['it takes it back elsewhere', '/*\n  X-A: 1\n\n/a\n  ! X-A\n', '/b', { 'x-a': '1' }],
    ['a value holds colons', '/*\n  X-A: https://a.example:1\n', '/', { 'x-a': 'https://a.example:1' }],
    ['lines are remarks', '# all\n/*\n  # one\n  X-A: 1\n', '/', { 'x-a': '1' }],
    ['lines end as on Windows', '/*\r\n  X-A: 1\r\n', '/', { 'x-a': '1' }],
    ['only https can keep it', '/*\n  Strict-Transport-Security: max-age=1\n', '/', {}],
    [
      'only https can keep a part of it',
      "/*\n  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests\n",
      '/',
      { 'content-security-policy': "default-src 'self'" },
    ],
  ])('when %s', (_reason, text, path, headers) => {
    expect(headerRules(text)(path)).toEqual({ ...again, ...headers })
  })
})

describe('headersOf', () => {
  it('does without the file', () => {
    expect(headersOf(mkdtempSync(join(tmpdir(), 'headers-')))('/')).toEqual(again)
  })

  it('are no fewer because they cannot be read', () => {
    const release = mkdtempSync(join(tmpdir(), 'headers-'))
    mkdirSync(join(release, '_headers'))
    expect(() => headersOf(release)).toThrow('EISDIR')
  })
})
