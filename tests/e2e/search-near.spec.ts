import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { type ServedYards, serveYards } from './served-yards.ts'
import { waitForHydration } from './sites.ts'

const place = (name: string, lat: number, long: number) => ({
  name,
  address: { street: '1 Sample Street', city: name, state: 'VIC', postcode: '3000', lat, long },
  contact_detail: { opening_hours: { monday_to_friday: '9:00 am - 5:00 pm' } },
})
const locations = [
  place('Melbourne', -37.81, 144.96),
  place('Geelong', -38.15, 144.36),
  place('Ballarat', -37.56, 143.85),
]
const at = (slug: string) => ({ location: { id: slug, name: slug, slug }, city: slug, state: 'VIC' })
const cars = ['melbourne', 'geelong', 'ballarat', 'melbourne'].map((slug, index) => ({
  ...at(slug),
  price: 20_000 + index,
}))
const table = 'postcode,lat,long\n3220,-38.15,144.36\n3350,-37.56,143.85\n'

let yards: ServedYards
test.beforeAll(async () => {
  yards = await serveYards({
    'three-yards': {
      site: 'postcodes: postcodes.csv',
      files: { 'locations.yaml': locations, 'postcodes.csv': table },
      cars,
    },
    'no-table': { files: { 'locations.yaml': locations }, cars },
    'many-yards': {
      site: 'postcodes: postcodes.csv',
      files: {
        'locations.yaml': [
          ...locations,
          ...['Bendigo', 'Horsham'].map((name) => place(name, -36.75, 144.28)),
          { ...place('Albury', -36.08, 146.91), address: { ...place('Albury', -36.08, 146.91).address, state: 'NSW' } },
        ],
        'postcodes.csv': table,
      },
    },
    'one-yard': { files: { 'locations.yaml': locations.slice(0, 1) }, cars: cars.slice(0, 2) },
  })
})
test.afterAll(() => yards.close())

const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' })
const places = (page: Page) => page.locator('.car-card-place')
/** Gives a postcode that no table knows, then that of Geelong. */
const askFromGeelong = async (page: Page) => {
  const box = page.getByRole('textbox', { name: 'Your postcode' })
  await box.fill('9999')
  await box.press('Enter')
  await expect(page.getByText('We do not know the postcode “9999”.')).toBeVisible()
  await box.fill('3220')
  await page.getByRole('button', { name: 'Show nearest' }).click()
  await expect(page.getByText('Nearest to 3220 first.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused()
}
const open = async (page: Page, slug: string) => {
  await page.goto(yards.url(slug, '/search/used-cars'))
  await waitForHydration(page)
}

test('cars are ordered from a postcode, nearest first, and say how far they are', { tag: '@phone-first' }, async ({
  page,
}) => {
  await open(page, 'three-yards')
  await sort(page).selectOption({ label: 'Nearest first' })
  await askFromGeelong(page)
  await expect(places(page)).toHaveText([
    /^1 km away, geelong/i,
    /^65 km away, melb/i,
    /^65 km away, melb/i,
    /^79 km away, ball/i,
  ])
  await expect(page).toHaveURL(/\?sortBy=distance:asc$/)
  const spilling = page
    .locator('.car-card')
    .evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.clientWidth))
  expect(await spilling).toEqual([])
  expect(await axeFaults(page)).toEqual([])
  await page.reload()
  await expect(places(page).first()).toHaveText(/^1 km away/)
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('textbox', { name: 'Your postcode' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Your postcode' }).fill('3350')
  await page.getByRole('textbox', { name: 'Your postcode' }).press('Enter')
  await expect(places(page).first()).toHaveText(/^1 km away, ballarat/i)
})

test('cars are ordered from where the browser is, when it is asked to say so', { tag: '@phone-first' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -37.55, longitude: 143.8 })
  await open(page, 'no-table')
  await sort(page).selectOption({ label: 'Nearest first' })
  await expect(page.getByRole('textbox', { name: 'Your postcode' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('Nearest to where you are first.')).toBeVisible()
  await expect(places(page).first()).toHaveText(/^5 km away, ballarat/i)
  // Its host has a port, which is any number.
  expect(page.url().slice(new URL(page.url()).origin.length)).not.toMatch(/143/)
})

test('a browser that does not say so is named', { tag: '@phone-first' }, async ({ page }) => {
  await open(page, 'no-table')
  await sort(page).selectOption({ label: 'Nearest first' })
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('Your browser did not say where you are.')).toBeVisible()
})

test('where all cars stand at one place, nothing is nearer', { tag: '@phone-first' }, async ({ page }) => {
  await open(page, 'one-yard')
  await expect(sort(page).locator('option', { hasText: 'Nearest' })).toHaveCount(0)
})

test('many places are ordered from a postcode, and by state again', { tag: '@phone-first' }, async ({ page }) => {
  await page.goto(yards.url('many-yards', '/dealerships'))
  const names = page.locator('article.location .name')
  const before = await names.allTextContents()
  await askFromGeelong(page)
  await expect(names).toHaveText(['Geelong', 'Melbourne', 'Ballarat', 'Bendigo', 'Horsham', 'Albury'])
  await expect(page.locator('article.location [data-away]').nth(1)).toHaveText('65 km away')
  await expect(page.getByRole('navigation', { name: 'By state' })).toBeHidden()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('textbox', { name: 'Your postcode' })).toBeFocused()
  await expect(names).toHaveText(before)
  await expect(page.locator('article.location [data-away]').first()).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'By state' })).toBeVisible()
})

test('a place of many has its ways at hand, and its hours behind a line', { tag: '@phone' }, async ({ page }) => {
  await page.goto(yards.url('many-yards', '/dealerships'))
  const card = page.locator('article.location').first()
  await expect(card.getByRole('link', { name: /^Contact Us/ })).toBeVisible()
  const hours = card.locator('details')
  await expect(hours).not.toHaveAttribute('open')
  await card.getByText('Opening hours').click()
  await expect(hours).toHaveAttribute('open')
})
