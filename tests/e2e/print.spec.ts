import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { pageKinds } from '#scripts/lib/page-kinds.ts'
import { siteOf } from './dealer-sites.ts'
import { carsForSale, storeSavedCars } from './kept-cars.ts'
import { dealersWithStock, listOf, siteUrl, waitForHydration, waitUntilIdle } from './sites.ts'

/** As wide as a sheet is between its margins. */
const sheet = { width: 718, height: 1000 }

async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
}

/** Sheets of A4. The test of one car's sheet says why its margins are named. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
  return (await page.pdf({ format: 'A4', margin })).toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0
}

test.describe('on paper', { tag: '@desktop' }, () => {
  test('a list says nothing that can only be pressed', async ({ page }) => {
    for (const slug of dealersWithStock()) {
      await page.goto(siteUrl(slug, listOf(slug)))
      await waitForHydration(page)
      await onPaper(page)
      const pressed = page.locator('main').locator('button, select, input, .button, .page-number')
      await expect(pressed.filter({ visible: true }), slug).toHaveCount(0)
    }
  })

  test('nothing is asked where all that answers is to be pressed', async ({ page }) => {
    for (const slug of dealersWithStock()) {
      for (const path of ['/faqs', '/privacy-policy', '/models']) {
        if (!(await page.goto(siteUrl(slug, path)))?.ok()) continue
        await onPaper(page)
        const alone = await page
          .locator('main section > h2, main .band > h2')
          .filter({ visible: true })
          .evaluateAll((all) => all.filter((each) => each.parentElement?.innerText === (each as HTMLElement).innerText))
        expect(alone, `${slug}${path}`).toEqual([])
      }
    }
  })

  test('a form is there once somebody wrote into it, for nobody writes on a sheet', async ({ page }) => {
    for (const slug of dealersWithStock()) {
      const kinds = pageKinds(join('dist', slug, 'current'))
      for (const kind of ['contact', 'contact-us-one', 'locations-one', 'finance', 'models-two']) {
        const path = kinds.get(kind)
        if (!path) continue
        await page.goto(siteUrl(slug, path))
        await onPaper(page)
        await expect(page.locator('main form:visible'), `${slug}${path}`).toHaveCount(0)
        await page.emulateMedia({ media: 'screen' })
      }
    }
    const [slug = ''] = dealersWithStock()
    await page.goto(siteUrl(slug, siteOf(slug).routes.contact))
    const field = page.locator('main form input[name=first_name]')
    await field.fill('Avery')
    await field.blur()
    await onPaper(page)
    await expect(field).toBeVisible()
  })

  test('a card has dark words, as printers leave grounds out, and is cut by no sheet', async ({ page }) => {
    for (const slug of dealersWithStock()) {
      await page.goto(siteUrl(slug, listOf(slug)))
      await waitForHydration(page)
      await onPaper(page)
      const cards = await page.locator('.car-card').evaluateAll((all) =>
        all.map((card) => ({
          words: [...card.querySelectorAll('.car-badge, .car-card-title, .car-card-amount')].map(
            (each) => getComputedStyle(each).color.match(/\d+/g)?.map(Number) ?? [],
          ),
          cut: getComputedStyle(card.parentElement ?? card).breakInside,
          shadow: getComputedStyle(card).boxShadow,
        })),
      )
      for (const { words, cut, shadow } of cards) {
        expect([cut, shadow], slug).toEqual(['avoid', 'none'])
        for (const [red = 255, green = 255, blue = 255] of words)
          expect((red + green + blue) / 3, slug).toBeLessThan(90)
      }
    }
  })

  test('three saved cars are one sheet, with its heading', async ({ page }) => {
    for (const slug of dealersWithStock().filter((each) => siteOf(each).garage.garage_enabled)) {
      await storeSavedCars(page, slug, carsForSale(slug, 3))
      await page.goto(siteUrl(slug, '/favourites'))
      await expect(page.locator('main .car-card')).toHaveCount(3)
      await waitUntilIdle(page)
      expect(await sheetsOf(page), slug).toBe(1)
    }
  })
})
