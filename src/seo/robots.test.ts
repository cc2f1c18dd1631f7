import { expect, it } from 'vitest'
import { robotsTxt } from './robots.ts'

it('robots may read everything, also the pages that tell them not to list these', () => {
  expect(robotsTxt('https://north.example')).toBe(
    ['User-agent: *', 'Allow: /', '', 'Sitemap: https://north.example/sitemap.xml', ''].join('\n'),
  )
})
