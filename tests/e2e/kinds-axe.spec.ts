import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { pageKinds } from '#scripts/lib/page-kinds.ts'
import { axeFaults } from './axe.ts'
import { demoSites, siteUrl, waitForHydration } from './sites.ts'

// What still fades in has other colours than when it is read.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const widths = [390, 768, 1440] as const
const slugs = demoSites().map(({ slug }) => slug)
const kindsOf = (slug: string) => [...pageKinds(join('dist', slug, 'current')).values()]

async function faultsAt(page: Page, slug: string, path: string, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(siteUrl(slug, path))
  await waitForHydration(page)
  return axeFaults(page)
}

test.describe('axe finds nothing', { tag: '@desktop' }, () => {
  test('on one kind of page of every second dealer, another at each', async ({ page }) => {
    for (const [turn, slug] of slugs.entries()) {
      if (turn % 2 === 1) continue
      const kinds = kindsOf(slug)
      const path = kinds[(turn * 3) % kinds.length] ?? '/'
      expect(await faultsAt(page, slug, path, widths[turn % widths.length] ?? 768), slug).toEqual([])
    }
  })

  for (const slug of slugs)
    test(`on every kind of page at three widths: ${slug}`, { tag: '@full' }, async ({ page }) => {
      test.setTimeout(600_000)
      for (const path of kindsOf(slug))
        for (const width of widths)
          expect.soft(await faultsAt(page, slug, path, width), `${path} at ${width}`).toEqual([])
    })
})

test('axe sees what is planted, in a whole page and in a part of it', { tag: '@desktop' }, async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>A</title><main><h1>A</h1><p><img src="data:,"></p><i></i></main></html>',
  )
  expect(await axeFaults(page)).toEqual(['blank image-alt img'])
  expect(await axeFaults(page, 'p')).toEqual(['blank image-alt img'])
  expect(await axeFaults(page, 'i')).toEqual([])
})
