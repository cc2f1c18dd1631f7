import { expect, it } from 'vitest'
import { robotsTxt, sitemapXml } from './sitemap.ts'

it('a sitemap names each address once, escaped', () => {
  const entry = { url: 'https://north.example/search/a?b&c', changed: '2026-03-02' }
  expect(sitemapXml([entry, entry])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <url><loc>https://north.example/search/a?b&amp;c</loc><lastmod>2026-03-02</lastmod></url>',
      '</urlset>',
      '',
    ].join('\n'),
  )
})

it('a sitemap file holds 50,000 addresses at most', () => {
  const entries = Array.from({ length: 50_001 }, (_, at) => ({ url: `https://north.example/${at}`, changed: null }))
  expect(sitemapXml(entries).match(/<loc>/g)).toHaveLength(50_000)
})

it('robots may read everything, also the pages that tell them not to list these', () => {
  expect(robotsTxt('https://north.example')).toBe(
    ['User-agent: *', 'Allow: /', '', 'Sitemap: https://north.example/sitemap.xml', ''].join('\n'),
  )
})
