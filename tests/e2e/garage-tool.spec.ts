import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { siteOf } from './dealer-sites.ts'
import { carsForSale, type Kept, storeSavedCars } from './kept-cars.ts'
import { arrive, carsOf, dealersWithStock, listOf, siteUrl, waitForHydration } from './sites.ts'

/** A dealer whose shoppers save cars and compare them. */
const slug =
  dealersWithStock().find((each) => {
    const { garage_enabled, compare } = siteOf(each).garage
    return garage_enabled && compare.enabled
  }) ?? ''
const { garage, routes } = siteOf(slug)
const [garagePath, comparePath] = [routes.favourites ?? '', routes.compare ?? '']

const raised = (price: string, by: number): string =>
  price.replace(/\d[\d,]*/, (digits) => (Number(digits.replaceAll(',', '')) + by).toLocaleString('en-AU'))

const card = (page: Page, { title }: Kept) => page.locator('.garage-car').filter({ hasText: title }).first()

test.describe('the garage page', () => {
  test('shows saved cars as lists do, and what became of their prices', { tag: '@phone-first' }, async ({ page }) => {
    const [first, second] = carsForSale(slug, 2) as [Kept, Kept]
    await storeSavedCars(page, slug, [
      { ...first, price: raised(first.price, 500) },
      { ...second, price: raised(second.price, -250) },
    ])
    await page.goto(siteUrl(slug, garagePath))
    await expect(card(page, first)).toContainText(`$500 less since you saved it at ${raised(first.price, 500)}`)
    await expect(card(page, second)).toContainText('$250 more since you saved it')
    await expect(card(page, first).locator('.car-card-amount')).toHaveText(first.price)
    await expect(card(page, first).locator('.car-card-facts li').first()).toHaveText(/\d/)
    expect(await axeFaults(page, 'main')).toEqual([])
  })

  test('asks about several cars at once, and about one as its own page does', { tag: '@desktop' }, async ({ page }) => {
    const cars = carsForSale(slug, 3)
    await storeSavedCars(page, slug, cars)
    await page.goto(siteUrl(slug, garagePath))
    const dialog = page.locator('dialog#garage-enquiry')
    const form = dialog.locator('form')
    const opener = page.getByRole('button', { name: 'Ask about these 3 cars' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('.asked-cars li')).toHaveCount(3)
    await expect(form).toHaveAttribute('data-status', 'idle')
    await expect(form.locator('input[name=cars]')).toHaveValue(new RegExp(`${cars[2]?.title}.*\\$.*/cars/`))
    expect(await axeFaults(page, '#garage-enquiry')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await page
      .locator('.garage-car')
      .first()
      .getByRole('button', { name: /^(?:En|In)quire|^Ask/ })
      .click()
    await expect(dialog.locator('.asked-cars li')).toHaveCount(1)
    await expect(form).toHaveAttribute('data-status', 'idle')
    await expect(form.locator('input[name=cars]')).toHaveValue('')
  })

  test('sends what was asked about, with its cars', { tag: '@desktop' }, async ({ page }) => {
    const cars = carsForSale(slug, 2)
    await storeSavedCars(page, slug, cars)
    await page.goto(siteUrl(slug, garagePath))
    await page.getByRole('button', { name: 'Ask about these 2 cars' }).click()
    const form = page.locator('#garage-enquiry form')
    await expect(form).toHaveAttribute('data-status', 'idle')
    const { phone, postcode_digits } = siteOf(slug).forms
    const typed = {
      ...{ first_name: 'Avery', last_name: 'Lane', email: 'avery@shopper.example' },
      ...{ postcode: '20000'.slice(0, postcode_digits), phone: phone.test_number ?? '0412 345 678' },
    }
    for (const [name, text] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(text)
    const sending = page.waitForRequest((request) => request.method() === 'POST')
    await form.locator('button[type=submit]').click()
    const { lead } = (await sending).postDataJSON()
    for (const { title } of cars) expect(lead.cars).toContain(title)
    await expect(page).toHaveURL(/\/success/)
  })

  test('leaves the keyboard at the way back when a car is taken out', { tag: '@desktop' }, async ({ page }) => {
    await storeSavedCars(page, slug, carsForSale(slug, 3))
    await page.goto(siteUrl(slug, garagePath))
    const remove = page
      .locator('.garage-car')
      .first()
      .getByRole('button', { name: /^Remove/ })
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.garage-car')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.garage-car')).toHaveCount(3)
    await expect(page.getByText('3 saved cars, kept on this device')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('.garage-tools :is(a, button)').first()).toBeFocused()
  })

  test('compares the cars that were chosen', { tag: '@desktop' }, async ({ page }) => {
    const cars = carsForSale(slug, 3)
    await storeSavedCars(page, slug, cars)
    await page.goto(siteUrl(slug, garagePath))
    for (const each of [0, 1]) await page.locator('.garage-car').nth(each).getByRole('checkbox').check()
    await expect(page.getByText('2 of 3 saved cars chosen')).toBeVisible()
    await page.locator('.garage-tools').getByRole('link').click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
  })

  test('opens the cars of a link without touching one’s own, and keeps them when asked', {
    tag: '@phone-first',
  }, async ({ page }) => {
    const [own, ...passed] = carsForSale(slug, 3) as [Kept, ...Kept[]]
    await storeSavedCars(page, slug, [own])
    await page.goto(siteUrl(slug, `${garagePath}?cars=${passed.map(({ id }) => id).join()},nobody`))
    const shared = page.getByRole('region', { name: '2 cars picked for you' })
    await expect(shared.locator('.car-card')).toHaveCount(2)
    await expect(shared.getByText('1 car of this link is no longer listed.')).toBeVisible()
    await expect(page.locator('header [data-saved-link] [data-saved-count]')).toHaveText('1')
    expect(await axeFaults(page, 'main')).toEqual([])
    await shared.getByRole('button', { name: 'Save all 2 to my garage' }).click()
    await expect(page.locator('header [data-saved-link] [data-saved-count]')).toHaveText('3')
  })

  test('passes on the ids of its cars and nothing else', { tag: '@desktop' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const cars = carsForSale(slug, 2)
    await storeSavedCars(page, slug, cars)
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(siteUrl(slug, garagePath))
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(siteUrl(slug, `${garagePath}?cars=${cars.map(({ id }) => id).join()}`))
  })

  test('offers what was looked at while it is empty', { tag: '@desktop' }, async ({ page }) => {
    const cars = carsForSale(slug, 2)
    await storeSavedCars(page, slug, cars, 'recent-cars')
    await page.goto(siteUrl(slug, garagePath))
    await expect(page.locator('.favourites-empty')).toBeVisible()
    await expect(page.getByRole('region', { name: 'You looked at' }).locator('.car-card')).toHaveCount(2)
    await page.locator('.favourites .car-card save-car button').first().click()
    await expect(page.locator('.garage-car')).toHaveCount(1)
  })
})

test.describe('the garage in a drawer', () => {
  const drawer = (page: Page) => page.getByRole('dialog', { name: new RegExp(`^${garage.label}`) })

  test('opens from the heart, by the keyboard too, and gives the focus back', async ({ page, context }) => {
    const cars = carsForSale(slug, 3)
    await storeSavedCars(page, slug, cars.slice(0, 2))
    await page.goto(siteUrl(slug, carsOf(slug)[4]))
    await waitForHydration(page)
    const heart = page.locator('header [data-saved-link]')
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    expect(await drawer(page).evaluate((element) => element.matches(':modal'))).toBe(true)
    await expect(drawer(page).getByRole('listitem')).toHaveCount(2)
    expect(await axeFaults(page, '.drawer')).toEqual([])
    const other = await context.newPage()
    await storeSavedCars(other, slug, cars)
    await expect(drawer(page).getByRole('listitem')).toHaveCount(3)
    await drawer(page)
      .getByRole('button', { name: `Remove ${cars[2]?.title}` })
      .first()
      .click()
    await expect(drawer(page).getByRole('listitem')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(heart).toBeFocused()
  })

  test('opens once, however often the heart is pressed', { tag: '@phone-first' }, async ({ page }) => {
    await storeSavedCars(page, slug, carsForSale(slug, 1))
    await page.goto(siteUrl(slug, carsOf(slug)[4]))
    await waitForHydration(page)
    await page.locator('header [data-saved-link]').dblclick()
    await expect(drawer(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
  })

  test('fetches nothing before it is pressed, and leads to the garage', { tag: '@desktop' }, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await storeSavedCars(page, slug, carsForSale(slug, 1))
    await page.goto(siteUrl(slug, carsOf(slug)[4]))
    await page.waitForLoadState('load')
    expect(asked.filter((url) => /drawer|saved-cars/.test(url))).toEqual([])
    await page.locator('header [data-saved-link]').click()
    await drawer(page)
      .getByRole('link', { name: `Open ${garage.label}` })
      .click()
    await arrive(page, siteUrl(slug, garagePath))
    await page.locator('header [data-saved-link]').click()
    await expect(drawer(page)).toHaveCount(0)
  })

  test('gives way to the page of the garage when it cannot be had', { tag: '@desktop' }, async ({ page }) => {
    await storeSavedCars(page, slug, carsForSale(slug, 1))
    await page.goto(siteUrl(slug, carsOf(slug)[4]))
    await page.route('**/drawer*', (route) => route.abort())
    await page.locator('header [data-saved-link]').click()
    await expect(page).toHaveURL(siteUrl(slug, garagePath))
  })
})

test.describe('the comparison', () => {
  test('marks the best in words and hides what is alike', { tag: '@phone-first' }, async ({ page }) => {
    const amountOf = ({ price }: Kept) => Number(price.replace(/\D/g, ''))
    const [first, ...more] = carsForSale(slug, Number.POSITIVE_INFINITY) as [Kept, ...Kept[]]
    const second = more.find((car) => amountOf(car) !== amountOf(first))
    if (!second) throw new Error(`all cars of ${slug}’s first list cost the same`)
    await storeSavedCars(page, slug, [first, second])
    await page.goto(siteUrl(slug, comparePath))
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    const prices = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Price' }) })
      .getByRole('cell')
    const cheapest = amountOf(first) < amountOf(second) ? 0 : 1
    await expect(prices.nth(cheapest)).toContainText('Lowest price')
    await expect(prices.nth(1 - cheapest)).not.toContainText('Lowest price')
    const rows = page.getByRole('rowheader')
    const all = await rows.count()
    await page.getByRole('switch', { name: 'Only differences' }).check()
    await expect.poll(() => rows.count()).toBeLessThan(all)
    expect(await axeFaults(page, 'main')).toEqual([])
  })

  test('has two cars side by side on a phone, their names in sight all the way', { tag: '@phone' }, async ({
    page,
  }) => {
    const cars = carsForSale(slug, 2)
    await storeSavedCars(page, slug, cars)
    await page.goto(siteUrl(slug, comparePath))
    const heads = page.getByRole('columnheader')
    await expect(heads).toHaveCount(2)
    for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 })
    await page.getByRole('rowheader', { name: 'Seats' }).evaluate((row) => row.scrollIntoView({ block: 'center' }))
    await expect(page.locator('.compare-names')).toBeVisible()
    await expect(page.locator('.compare-names')).toContainText(cars[0]?.title ?? '')
  })

  test('heads each column with its car and nothing else', { tag: '@desktop' }, async ({ page }) => {
    const cars = carsForSale(slug, 2)
    await storeSavedCars(page, slug, cars)
    await page.goto(siteUrl(slug, comparePath))
    const heads = page.getByRole('columnheader')
    await expect(heads).toHaveCount(2)
    for (const head of await heads.all()) await expect(head.getByRole('button')).toHaveCount(0)
    for (const { title } of cars) await expect(page.getByRole('button', { name: `Remove ${title}` })).toBeVisible()
  })

  test('leaves the keyboard at the next car when one is taken out', { tag: '@desktop' }, async ({ page }) => {
    await storeSavedCars(page, slug, carsForSale(slug, 3))
    await page.goto(siteUrl(slug, comparePath))
    const removes = page.getByRole('table').getByRole('button', { name: /^Remove/ })
    await removes.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(removes).toHaveCount(2)
    await expect(removes.first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(removes).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.locator('.favourites-empty a')).toBeFocused()
  })

  test('starts with cars of the stock where there is nothing to compare yet', async ({ page }) => {
    await page.goto(siteUrl(slug, comparePath))
    await expect(page.locator('.favourites-empty')).toBeVisible()
    const { featured } = siteOf(slug).home.titles
    const hearts = page.getByRole('region', { name: featured }).locator('.car-card save-car button')
    await expect(hearts).not.toHaveCount(0)
    await hearts.first().click()
    await expect(page.getByRole('columnheader')).toHaveCount(1)
    await expect(page.getByRole('region', { name: featured })).toHaveCount(0)
  })

  test('takes one more car from those looked at', { tag: '@desktop' }, async ({ page }) => {
    const [first, second] = carsForSale(slug, 2) as [Kept, Kept]
    await storeSavedCars(page, slug, [first])
    await storeSavedCars(page, slug, [second], 'recent-cars')
    await page.goto(siteUrl(slug, comparePath))
    await page.getByRole('button', { name: `Add ${second.title}` }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page.locator('header [data-saved-link] [data-saved-count]')).toHaveText('2')
  })

  test('of a link takes one more car without putting it into the garage', { tag: '@desktop' }, async ({ page }) => {
    const [first, second] = carsForSale(slug, 2) as [Kept, Kept]
    await storeSavedCars(page, slug, [second], 'recent-cars')
    await page.goto(siteUrl(slug, `${comparePath}?cars=${first.id}`))
    await page.getByRole('button', { name: `Add ${second.title}` }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page).toHaveURL(new RegExp(`cars=${first.id},${second.id}$`))
    await expect(page.locator('header [data-saved-link] [data-saved-count]')).toBeHidden()
  })

  test('of a link leaves one’s own cars alone', { tag: '@desktop' }, async ({ page }) => {
    const cars = carsForSale(slug, 3)
    await page.goto(siteUrl(slug, `${comparePath}?cars=gone,${cars.map(({ id }) => id).join()},nobody`))
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await expect(page.getByText('2 cars of this link are no longer listed.')).toBeVisible()
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page).toHaveURL(/cars=gone,[^,]+,[^,]+,nobody$/)
    await expect(page.locator('header [data-saved-link] [data-saved-count]')).toBeHidden()
    await page.goto(siteUrl(slug, `${comparePath}?cars=left-long-ago`))
    await expect(page.getByText('Every car of this link has left.')).toBeVisible()
    await page.goto(siteUrl(slug, `${garagePath}?cars=left-long-ago`))
    await expect(page.getByRole('heading', { name: 'No longer listed' })).toBeVisible()
  })
})

test.describe('the bar of cars to compare', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('on the narrowest phone shows every car, its cross apart from the next one’s', async ({ page }) => {
    await page.goto(siteUrl(slug, listOf(slug)))
    await waitForHydration(page)
    const bar = page.locator('.compare-bar')
    for (const count of [1, 2, 3]) {
      await page.locator('.car-card .save-car-button[aria-pressed=false]').first().tap()
      await expect(bar.locator('.compare-slot--car')).toHaveCount(count)
      const boxes = (selector: string) =>
        bar.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
      const pictures = await boxes('.compare-thumbnail')
      expect(Math.min(...pictures.map(({ width }) => width))).toBeGreaterThan(36)
      const crosses = await boxes('.compare-slot--car button')
      crosses.forEach(({ left, right }, at) => {
        expect(left).toBeGreaterThan(crosses[at - 1]?.right ?? 0)
        expect(right).toBeLessThan(320)
      })
    }
  })
})
