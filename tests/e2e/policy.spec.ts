import { expect, type Page, test } from '@playwright/test'
import { pathsBelow } from '../sites/build-site.ts'
import { withPictures } from './pictures.ts'
import { dealersWithStock, demoSites, siteUrl, waitForHydration, watch } from './sites.ts'

test.use(withPictures)

/** One address of every kind of page that a site has: each at the top, and the first of each folder. */
function everyKind(slug: string): string[] {
  const folder = demoSites().find((site) => site.slug === slug)?.folder ?? ''
  const pages = pathsBelow(folder).filter((path) => path.endsWith('.html'))
  const kindOf = (path: string) =>
    path
      .replace(/^\/(search|models|brands|locations|contact-us|cars)\/[^/.]+/, '/$1/*')
      .replace(/^(\/search\/\*)\/.*/, '$1/*')
  const firsts = [...Map.groupBy(pages, kindOf).values()].flatMap(([first]) => first ?? [])
  return firsts.map((path) => path.replace(/(?:\/index)?\.html$/, '') || '/')
}

/** Opens whatever opens: folded parts, menus, dialogs. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const dialog of document.querySelectorAll('dialog')) if (!dialog.open) dialog.show()
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager'
  })
}

test.describe('the security policy', () => {
  for (const index of [0, 1, -1]) {
    test(`stops nothing on any kind of page of dealer ${index}, with everything open`, {
      tag: index === -1 ? '@desktop' : ['@desktop', '@full'],
    }, async ({ page }) => {
      test.setTimeout(300_000)
      const slug = dealersWithStock().at(index) ?? ''
      const paths = everyKind(slug)
      expect(paths.length).toBeGreaterThan(12)
      const seen = await watch(page)
      // The map's frame is let in; nobody answers it here.
      await page.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' }))
      for (const path of paths) {
        await page.goto(siteUrl(slug, path))
        await waitForHydration(page)
        await openEverything(page)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
        // The page of nothing is a 404, which the browser tells as an error.
        expect(
          seen.errors.filter((error) => !error.includes('404')),
          path,
        ).toEqual([])
      }
    })
  }

  for (const [what, deed, directive] of [
    [
      'a picture of another host',
      () => void Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }),
      'img-src',
    ],
    [
      'HTML that a script writes',
      () => document.body.insertAdjacentHTML('beforeend', '<p>x</p>'),
      'require-trusted-types-for',
    ],
    [
      'a maker of trusted types that is not ours',
      () => void Object(globalThis).trustedTypes.createPolicy('other', {}),
      'trusted-types',
    ],
  ] as const) {
    test(`is seen to stop ${what}`, { tag: '@desktop' }, async ({ page }) => {
      const seen = await watch(page)
      await page.goto(siteUrl(dealersWithStock()[0] ?? ''))
      await page.evaluate(deed).catch(() => undefined)
      await expect.poll(() => seen.errors.join()).toContain(`the security policy stopped ${directive}`)
    })
  }
})
