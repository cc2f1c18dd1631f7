import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { hostOf, targetOf } from './request-target.ts'

const asked = (url: string, ...hosts: readonly string[]) => targetOf({ url, headersDistinct: { host: [...hosts] } })

describe('targetOf', () => {
  test.each([
    ['a path', '/cars/one', '/cars/one', ['cars', 'one'], '', '/cars/one'],
    ['a query', '/a?b=%zz', '/a', ['a'], '?b=%zz', '/a?b=%zz'],
    ['what is encoded', '/a%20b/%C3%A9', '/a b/é', ['a b', 'é'], '', '/a%20b/%C3%A9'],
    ['an absolute form', 'HTTP://A.example/b?c', '/b', ['b'], '?c', '/b?c'],
    ['an absolute form without a path', 'http://a.example?c', '/', [''], '?c', '/?c'],
    ['two slashes', '//b/c', '//b/c', ['', 'b', 'c'], '', '//b/c'],
  ])('reads %s', (_reason, url, path, segments, query, sent) => {
    expect(asked(url, 'a.example')).toEqual({
      kind: 'target',
      host: { kind: 'unknown' },
      path,
      segments,
      query,
      url: sent,
    })
  })

  it('never throws, and hands out only what can be looked up', () => {
    const piece = fc.constantFrom(
      '/',
      '%',
      '%2',
      '%2e',
      '..',
      '.',
      '\\',
      '//',
      'http://',
      '[',
      '?',
      '#',
      '\0',
      '@',
      ':',
    )
    const url = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 12 }).map((each) => each.join(''))
    fc.assert(
      fc.property(
        fc.oneof(url, fc.string({ unit: 'binary' })),
        fc.array(fc.string(), { maxLength: 2 }),
        (line, hosts) => {
          const target = asked(line, ...hosts, 'a.localhost')
          const rooted = targetOf({ url: `/${line}`, headersDistinct: { host: ['a.localhost'] } })
          for (const each of [target, rooted]) {
            if (each.kind === 'refusal') continue
            expect(each.segments).not.toContain('..')
            expect(each.path).not.toMatch(/[\\\p{Cc}]/u)
            expect(each.url).toMatch(/^\/[!-~]*$/)
          }
        },
      ),
      { numRuns: 3000 },
    )
  })
})

describe('hostOf', () => {
  test.each([
    ['localhost:4321', { kind: 'own' }],
    ['127.0.0.1', { kind: 'own' }],
    ['[::1]:80', { kind: 'own' }],
    ['LocalHost', { kind: 'own' }],
    ['a-1.localhost', { kind: 'site', slug: 'a-1' }],
    ['A.LOCALHOST.:1', { kind: 'site', slug: 'a' }],
    ['a.b.localhost', { kind: 'unknown' }],
    ['a_b.localhost', { kind: 'unknown' }],
    ['localhost.evil.example', { kind: 'unknown' }],
    ['10.0.0.1:1', { kind: 'unknown' }],
    ['[fe80::1]', { kind: 'unknown' }],
    ['', null],
    ['a/b.localhost', null],
    ['a b', null],
    ['.localhost', null],
    ['a@localhost', null],
    ['localhost:', null],
    ['localhost:123456', null],
    ['[::1', null],
  ])('reads %s', (header, host) => {
    expect(hostOf(header)).toEqual(host)
  })
})
