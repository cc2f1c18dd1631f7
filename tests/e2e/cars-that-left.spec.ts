import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { ListedCarsFile } from '#api/listed-cars.ts'
import { cardFilePath } from '#api/saved-cards.ts'
import { cardFileOf } from '#domain/saved/card-file.ts'
import { axeFaults } from './axe.ts'
import { siteOf } from './dealer-sites.ts'
import { storeSavedCars } from './kept-cars.ts'
import { listTotal } from './list-total.ts'
import { withPictures } from './pictures.ts'
import { dealersWithStock, demoSites, listOf, siteUrl, waitForHydration, watch } from './sites.ts'

test.use(withPictures)

interface Gone {
  readonly slug: string
  readonly path: string
}

/** Dealers with cars that left, and the first of these. */
const withGone: readonly Gone[] = demoSites().flatMap(({ slug, folder }) => {
  const file = join(folder, '_gone')
  const [path = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return path === '' ? [] : [{ slug, path }]
})

const routesOf = (slug: string) => siteOf(slug).routes

const dealer = (has: (routes: ReturnType<typeof routesOf>) => unknown = () => true): Gone => {
  const found = withGone.find(({ slug }) => has(routesOf(slug)))
  if (!found) throw new Error('No demo dealer has a car that left')
  return found
}

const savedCar = (id: string, path: string) => ({
  ...{ id, slug: path.replace('/cars/', ''), title: `Saved car ${id}`, subtitle: '', make: 'A', model: 'B' },
  ...{ price: '$41,990', image: null },
})

/** A file of a dealer's live site. */
function fileOf(slug: string, path: string): string {
  const folder = demoSites().find((site) => site.slug === slug)?.folder ?? ''
  return readFileSync(join(folder, path), 'utf8')
}

/** The id of a car for sale, and its price today. */
function onShowToday(slug: string): readonly [id: string, price: string] {
  const { prices }: ListedCarsFile = JSON.parse(fileOf(slug, 'listed-cars.json'))
  const [first = ['', '']] = Object.entries(prices).filter(([, price]) => price.startsWith('$') && price !== '$41,990')
  return first
}

const idOnShow = (slug: string) => onShowToday(slug)[0]

test.describe('the address of a car that left', () => {
  test('says so, tells no price of it, and leads to one like it', { tag: '@phone-first' }, async ({ page }) => {
    const { slug, path } = dealer()
    const seen = await watch(page)
    const answer = await page.goto(siteUrl(slug, path))
    expect(answer?.status()).toBe(410)
    const main = page.getByRole('main')
    await expect(main).toContainText(/has been sold/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const words = await main.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement
      for (const similar of copy.querySelectorAll('.similar')) similar.remove()
      return copy.textContent ?? ''
    })
    expect(words).not.toMatch(/\$\d/)
    await main.getByRole('link', { name: /^See similar/ }).click()
    await main.locator('.similar .car-card-link').first().click()
    await expect(page).toHaveURL(/\/cars\//)
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
    expect(seen.errors.filter((error) => !error.includes('410'))).toEqual([])
  })

  test('is accessible', { tag: '@phone-first' }, async ({ page }) => {
    const { slug, path } = dealer()
    await page.goto(siteUrl(slug, path))
    await waitForHydration(page)
    expect(await axeFaults(page, 'main')).toEqual([])
  })

  test('is where its checkout ends', { tag: '@phone-first' }, async ({ page }) => {
    const { slug, path } = dealer()
    await page.goto(siteUrl(slug, `${path}/reserve`))
    await expect(page).toHaveURL(siteUrl(slug, path))
    await expect(page.getByRole('main')).toContainText(/has been sold/)
  })
})

test.describe('a car nobody knows any more', { tag: '@phone-first' }, () => {
  test('is searched for by the words of its address', async ({ page }) => {
    const { slug } = dealer()
    await page.goto(siteUrl(slug, '/cars/2019-toyota-corolla-ascent-1000012'))
    await expect(page.locator('#lost-query')).toHaveValue('toyota corolla ascent')
    await page.getByRole('link', { name: 'See cars like it' }).click()
    await expect(page).toHaveURL(/\/search\/.*query=toyota/)
  })
})

test('the list of a make that is not in stock is empty, and no broken page (S2.13)', { tag: '@phone-first' }, async ({
  page,
}) => {
  const [slug = ''] = dealersWithStock()
  await page.goto(siteUrl(slug, '/search/koenigsegg'))
  await expect(page).toHaveURL(siteUrl(slug, `${listOf(slug)}?query=koenigsegg`))
  await expect.poll(() => listTotal(page)).toBe(0)
  await expect(page.locator('.list-cars .car-card')).toHaveCount(0)
})

test.describe('a saved car that left', { tag: '@phone-first' }, () => {
  test('stands in the garage without a price and leads to its page', async ({ page }) => {
    const { slug, path } = dealer(({ favourites }) => favourites)
    const [onShow, price] = onShowToday(slug)
    await storeSavedCars(page, slug, [savedCar('gone', path), savedCar(onShow, '/cars/still-here')])
    await page.goto(siteUrl(slug, routesOf(slug).favourites ?? '/'))
    const cards = page.locator('.favourites .car-card')
    await expect(cards).toHaveCount(2)
    const gone = cards.filter({ hasText: 'Saved car gone' })
    await expect(gone).toContainText('No longer listed')
    await expect(gone).not.toContainText('$')
    const still = cards.filter({ hasNotText: 'Saved car gone' })
    await expect(still.locator('.car-card-price')).toContainText(price)
    await gone.getByRole('link').click()
    await expect(page).toHaveURL(siteUrl(slug, path))
    await expect(page.getByRole('main')).toContainText(/has been sold/)
  })

  test('says that it was sold while it is still shown', async ({ page }) => {
    const { slug } = dealer(({ favourites }) => favourites)
    const onShow = idOnShow(slug)
    await storeSavedCars(page, slug, [savedCar(onShow, '/cars/still-here')])
    const cards = JSON.parse(fileOf(slug, cardFilePath(cardFileOf(onShow))))
    cards[onShow].card.badge = { kind: 'sold', text: 'Sold' }
    await page.route('**/saved-cars/*.json', (route) => route.fulfill({ json: cards }))
    await page.goto(siteUrl(slug, routesOf(slug).favourites ?? '/'))
    const card = page.locator('.favourites .car-card')
    await expect(card.locator('.car-badge')).toHaveText('Sold')
    await expect(card).not.toContainText('$')
  })

  test('is shown as it was saved when nobody can say', async ({ page }) => {
    const { slug, path } = dealer(({ favourites }) => favourites)
    await storeSavedCars(page, slug, [savedCar('gone', path)])
    await page.route('**/saved-cars/*.json', (route) => route.abort())
    await page.goto(siteUrl(slug, routesOf(slug).favourites ?? '/'))
    await expect(page.locator('.favourites .car-card')).toContainText('$41,990')
  })

  test('stands in the comparison without facts and leads to its page', async ({ page }) => {
    const { slug, path } = dealer(({ compare }) => compare)
    const onShow = idOnShow(slug)
    await storeSavedCars(page, slug, [savedCar('gone', path), savedCar(onShow, '/cars/still-here')])
    await page.goto(siteUrl(slug, routesOf(slug).compare ?? '/'))
    const head = page.locator('.compare-head').filter({ hasText: 'Saved car gone' })
    await expect(head).toContainText('No longer listed')
    await head.getByRole('link').click()
    await expect(page).toHaveURL(siteUrl(slug, path))
  })
})

test.describe('a form about a car that left', { tag: '@phone-first' }, () => {
  test('says so, and of a car on show nothing', async ({ page }) => {
    const { slug } = dealer(({ trade_in }) => trade_in)
    const form = routesOf(slug).trade_in ?? '/'
    await page.goto(siteUrl(slug, `${form}?car_id=nobody`))
    await expect(page.locator('[data-referring-car-gone]')).toBeVisible()
    await page.goto(siteUrl(slug, `${form}?car_id=${idOnShow(slug)}`))
    await expect(page.locator('[data-referring-car-gone]')).toBeHidden()
  })
})
