import { describe, expect, it } from 'vitest'
import { finishPage } from './finish-page.ts'

describe('finishPage', () => {
  it('moves an inline script into a file named by its content', () => {
    const extracted = new Map<string, string>()
    const html = finishPage('<p>a</p><script>go()</script><p>b</p>', extracted)
    expect([...extracted.values()]).toEqual(['go()'])
    expect(html).toBe(`<p>a</p><script defer src="${[...extracted.keys()][0]}"></script><p>b</p>`)
    expect(html).toMatch(/\/_astro\/runtime\.[0-9a-f]{10}\.js/)
  })

  it('shares one file between pages with the same script', () => {
    const extracted = new Map<string, string>()
    finishPage('<script>go()</script>', extracted)
    finishPage('<script>go()</script>', extracted)
    expect(extracted.size).toBe(1)
  })

  it('drops the island rule, which the base style sheet holds', () => {
    const rule = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'
    expect(finishPage(`${rule}<p>a</p>`, new Map())).toBe('<p>a</p>')
  })

  it.each([
    ['a script file', '<script src="/a.js"></script>'],
    ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
    ['a style of anybody else, so that verification finds it', '<style>p{color:red}</style>'],
  ])('leaves %s alone', (_reason, html) => {
    expect(finishPage(html, new Map())).toBe(html)
  })
})
