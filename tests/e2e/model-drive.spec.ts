import { expect, type Locator, type Page, test } from '@playwright/test'
import { findPageMatching } from './forms.ts'
import { waitForHydration } from './sites.ts'

/** A model that stands at several places, and one of several variants. */
const manyPlaces = () => findPageMatching(/<select[^>]*id="test-drive-location_id"/)
const manyVariants = () => findPageMatching(/<input type="radio" id="test-drive-cars"/)

async function openDrive(page: Page, url: string): Promise<Locator> {
  await page.goto(url)
  await waitForHydration(page)
  const form = page.locator('main form[data-form="test-drive"]')
  await expect(form).toHaveAttribute('data-status', 'idle')
  return form
}

const chips = (form: Locator, name: string) => form.locator(`input[type="radio"][name="${name}"]`)

/** The free days that the lead API says of a place. */
async function freeDaysOf(page: Page, place: string, choose: () => Promise<unknown>) {
  const asked = new URLSearchParams({ location_id: place })
  const answered = page.waitForResponse(
    (answer) => answer.url().includes('/slots?') && answer.url().includes(`${asked}`),
  )
  await choose()
  const { slots } = await (await answered).json()
  return slots as readonly { readonly date: string; readonly times: readonly string[] }[]
}

const firstBeside = (page: Page) => page.locator('aside [data-place]').first()

test('each of several places has its own days and half hours to press, stands first beside them, and is said again', {
  tag: '@phone-first',
}, async ({ page }) => {
  const form = await openDrive(page, manyPlaces())
  const select = form.locator('select[name="location_id"]')
  await expect(form.locator('[name="preferred_date"]')).toHaveCount(0)
  const places = await select
    .locator('option:not([value=""])')
    .evaluateAll((all) => all.map((each) => [each.getAttribute('value') ?? '', each.textContent] as const))
  for (const [, name] of places) expect(name).toMatch(/ \(\d+\)$/)
  const seen = await page.locator('aside ul').first().locator('[data-place]').count()
  for (const [place] of places.slice(-2)) {
    const free = await freeDaysOf(page, place, () => select.selectOption(place))
    await expect(chips(form, 'preferred_date')).toHaveCount(free.length + 1)
    await expect(firstBeside(page)).toHaveAttribute('data-place', place)
    const { date, times } = free[1] ?? { date: '', times: [] }
    await form.locator(`label:has([name="preferred_date"][value="${date}"])`).click()
    const offered = await chips(form, 'preferred_time').evaluateAll((all) =>
      all.map((each) => each.getAttribute('value')),
    )
    expect(offered).toEqual(['', ...times])
  }
  await expect(page.locator('aside ul').first().locator('[data-place]')).toHaveCount(seen)
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(form.locator('p', { has: page.getByRole('button', { name: 'Change' }) })).toContainText(
    `${places.at(-1)?.[1]?.replace(/ \(\d+\)$/, '')}, `,
  )
})

test('a link to a drive at one of several places has its days, and that place first', {
  tag: '@desktop-first',
}, async ({ page }) => {
  await page.goto(manyPlaces())
  const values = await page
    .locator('select[name="location_id"] option')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? ''))
  const place = values.at(-1) ?? ''
  const url = `${manyPlaces()}?location_id=${encodeURIComponent(place)}`
  const free = await freeDaysOf(page, place, () => page.goto(url))
  const form = page.locator('main form[data-form="test-drive"]')
  await expect(chips(form, 'preferred_date')).toHaveCount(free.length + 1)
  await expect(firstBeside(page)).toHaveAttribute('data-place', place)
})

test('a link to another place is followed, whatever was chosen before, and what is chosen after it is there again', {
  tag: '@phone-first',
}, async ({ page }) => {
  const form = await openDrive(page, manyPlaces())
  const select = form.locator('select[name="location_id"]')
  const values = await select
    .locator('option')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? ''))
  const [first = '', second = ''] = values.filter(Boolean)
  await select.selectOption(first)
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(form.getByLabel('Email')).toBeVisible()
  await openDrive(page, `${manyPlaces()}?location_id=${encodeURIComponent(second)}`)
  await expect(select).toHaveValue(second)
  await expect(firstBeside(page)).toHaveAttribute('data-place', second)
  await select.selectOption(first)
  await page.reload()
  await expect(form).toHaveAttribute('data-status', 'idle')
  await expect(select).toHaveValue(first)
})

test('where no free times are known, the day at a chosen place is typed', { tag: '@phone-first' }, async ({ page }) => {
  await page.route('**/appointments/slots?*', (route) => route.fulfill({ status: 404, body: '' }))
  const form = await openDrive(page, manyPlaces())
  await form.locator('select[name="location_id"]').selectOption({ index: 1 })
  await expect(form.locator('input[type="date"][name="preferred_date"]')).toBeVisible()
  await expect(form.locator('input[type="time"][name="preferred_time"]')).toBeVisible()
})

test('without scripts a place, a day and who comes are asked for on one page', { tag: '@phone-first' }, async ({
  browser,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(manyPlaces())
  for (const name of ['location_id', 'preferred_date', 'preferred_time', 'email'])
    await expect(plain.locator(`form[data-form="test-drive"] [name="${name}"]`)).toBeVisible()
  await plain.close()
})

test('whoever says which variant they wish to drive says it to the dealer, in the message too', {
  tag: '@phone-first',
}, async ({ page }) => {
  const form = await openDrive(page, manyVariants())
  const place = form.locator('select[name="location_id"]')
  if (await place.isVisible()) await place.selectOption({ index: 1 })
  const variant = form.locator('label:has([name="cars"]:not([value=""]))').first()
  const value = (await variant.locator('input').getAttribute('value')) ?? ''
  await variant.click()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /\/leads$/.test(request.url()))
  await form.getByRole('button', { name: 'Next' }).click()
  expect((await sent).postDataJSON().lead.cars).toBe(value)
  await expect(form.getByLabel('Message')).toHaveValue(/^I would like to \w+ the /)
  expect(await form.getByLabel('Message').inputValue()).toContain(` the ${value}.`)
})

test('of a variant the places come first that have it, and one that has none says so', {
  tag: '@desktop-first',
}, async ({ page }) => {
  const url = findPageMatching(/id="test-drive-cars"[\s\S]*<select[^>]*id="test-drive-location_id"/)
  const form = await openDrive(page, url)
  const select = form.locator('select[name="location_id"]')
  const hint = form.locator('#test-drive-location_id-hint')
  const variants = form.locator('label:has([name="cars"]:not([value=""]))')
  const none = select.locator('option', { hasText: /, none today$/ })
  for (const variant of await variants.all()) {
    await variant.click()
    await expect(hint).toContainText('Today in ')
    if ((await none.count()) > 0) break
  }
  await expect(select.locator('option').nth(1)).toHaveText(/ \(\d+\)$/)
  await expect(select.locator('option').last()).toHaveText(/, none today$/)
  const card = page.locator('[data-chosen-stock]')
  const having = (await select.locator('option').nth(1).getAttribute('value')) ?? ''
  await expect(firstBeside(page)).toHaveAttribute('data-place', having)
  await expect(card).toContainText(/\d+ for sale/)
  await select.selectOption(having)
  await expect(card).toContainText(/^\s*\d+ here/)
  await select.selectOption((await none.last().getAttribute('value')) ?? '')
  await expect(card).toContainText('None here today')
  await expect(hint).toContainText('None of these is here today, but in ')
  await expect(chips(form, 'preferred_date').or(form.locator('input[type="date"]')).first()).toBeAttached()
})

test('whoever waits for a model is heard with an e-mail address alone', { tag: '@phone-first' }, async ({ page }) => {
  await page.goto(findPageMatching('<title>Hear when the next'))
  await waitForHydration(page)
  const form = page.locator('main form[data-form="enquiry"]')
  await expect(form).toHaveAttribute('data-status', 'idle')
  await form.getByLabel('Email').fill('robin@example.com')
  await form.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/\/success\?/)
})

test('whoever waits for a model says from which year and for how much, and which model it is goes along', {
  tag: '@phone-first',
}, async ({ page }) => {
  await page.goto(findPageMatching('<title>Hear when the next'))
  await waitForHydration(page)
  const form = page.locator('main form[data-form="enquiry"]')
  await expect(form).toHaveAttribute('data-status', 'idle')
  await expect(form.getByLabel('Message')).toHaveValue('')
  await form.getByLabel('Year from').fill('2021')
  await form.getByLabel('Budget').fill('$40,000')
  await form.getByLabel('Email').fill('robin@example.com')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /\/leads$/.test(request.url()))
  await form.locator('button[type="submit"]').click()
  expect((await sent).postDataJSON().lead).toMatchObject({
    wanted_year: '2021',
    wanted_budget: '40000',
    cars: expect.stringMatching(/^The next \w/),
  })
})
