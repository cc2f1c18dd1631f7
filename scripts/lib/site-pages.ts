import type { Page } from '@playwright/test'

export type SitePageKind = 'home' | 'list' | 'car' | 'location' | 'contact'

/** Kind -> site path of the five main kinds of page; the car is the first of the list. Missing pages are absent. */
export async function sitePages(page: Page, site: string): Promise<Partial<Record<SitePageKind, string>>> {
  await page.goto(site)
  const list = (await page.locator('form[role=search]').first().getAttribute('action')) ?? '/'
  const hrefOf = async (path: string, selector: string) => {
    await page.goto(new URL(path, site).href)
    return page
      .locator(selector)
      .first()
      .getAttribute('href', { timeout: 2_000 })
      .catch(() => null)
  }
  const car = await hrefOf(list, 'main a[href^="/cars/"]')
  const location = await hrefOf('/', 'a[href^="/locations/"]')
  const contact = await hrefOf('/', 'a[href^="/contact"]')
  const found = Object.entries({ home: '/', list, car, location, contact })
  return Object.fromEntries(found.filter(([, path]) => path !== null))
}
