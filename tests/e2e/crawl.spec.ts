import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { crawlFolder } from '../crawl/crawl.ts'
import { foreignAddresses, siteFaults } from '../crawl/site-faults.ts'
import { withPictures } from './pictures.ts'
import { demoSites } from './sites.ts'

test.use(withPictures)

test('every dealer says each thing once, and every page of it is within four clicks', {
  tag: ['@desktop', '@full'],
}, async () => {
  test.setTimeout(300_000)
  const sites = demoSites().map(({ slug }) => ({ slug, site: crawlFolder(join('dist', slug, 'current')) }))
  const origins = sites.map(({ site }) => site.origin)
  expect(new Set(origins).size).toBe(sites.length)
  for (const { slug, site } of sites) {
    expect.soft(site.pages.length, `${slug} has pages`).toBeGreaterThan(12)
    expect.soft([...siteFaults(site), ...foreignAddresses(site, origins)], slug).toEqual([])
  }
})
