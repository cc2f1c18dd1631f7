import { describe, expect, it, test } from 'vitest'
import { ListedPages, listedAs } from './sitemap.ts'

const origin = 'https://north.example'
const page = (path: string, more = '') =>
  `<!doctype html><html><head><link rel="canonical" href="${origin}${path}"/>${more}</head><body></body></html>`

function sitemapOf(pages: readonly (readonly [path: string, html: string])[], days: readonly [string, string][] = []) {
  const listed = new ListedPages()
  for (const [path, html] of pages) listed.add(path, listedAs(Buffer.from(html)))
  return listed.sitemap(origin, new Map(days))
}

describe('the sitemap', () => {
  it('names each page once, in order, escaped, with the day it changed', () => {
    const text = sitemapOf(
      [
        ['/search/a&b', page('/search/a&amp;b')],
        ['/', page('/')],
        ['/', page('/')],
      ],
      [['/', '2026-03-02']],
    )
    expect(text).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '  <url><loc>https://north.example/</loc><lastmod>2026-03-02</lastmod></url>',
        '  <url><loc>https://north.example/search/a&amp;b</loc></url>',
        '</urlset>',
        '',
      ].join('\n'),
    )
  })

  test.each([
    ['asks to be left out', page('/a', '<meta name="robots" content="noindex"/>')],
    ['names another as the one that counts', page('/b')],
    ['names none', '<html><head></head></html>'],
  ])('leaves out a page that %s', (_reason, html) => {
    expect(sitemapOf([['/a', html]])).not.toContain('<loc>')
  })

  test.each([
    ['a style sheet', '<link rel="stylesheet" href="/a.css"/>'],
    ['words about it that only say so', '<meta name="description" content="How a noindex works"/>'],
    ['other wishes of machines', '<meta name="robots" content="max-image-preview:large"/>'],
    ['another part of the same relation', '<style rel="canonical" href="/b"></style>'],
  ])('names a page that has beside its own address %s', (_what, more) => {
    expect(sitemapOf([['/a', page('/a', more)]])).toContain('<loc>https://north.example/a</loc>')
  })

  it('believes the head alone, not what a seller writes', () => {
    const html = page('/a').replace('<body>', '<body><meta name="robots" content="noindex">')
    expect(sitemapOf([['/a', html]])).toContain('<loc>https://north.example/a</loc>')
  })

  it('holds 50,000 addresses at most', () => {
    const pages = Array.from({ length: 50_001 }, (_, at) => [`/${at}`, page(`/${at}`)] as const)
    expect(sitemapOf(pages).match(/<loc>/g)).toHaveLength(50_000)
  })
})
