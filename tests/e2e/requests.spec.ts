import { expect, type Page, test } from '@playwright/test'
import { addressText } from '#domain/location/addresses.ts'
import type { Location } from '#domain/location/location.ts'
import { locationPhone } from '#domain/location/primary.ts'
import { bookableWorkshops } from '#forms/site/parts.ts'
import { allForms, dealerThat, dealerWithAllForms, fillToEnd, formOf, openForm, type SiteForm } from './site-forms.ts'
import { siteUrl, waitForHydration } from './sites.ts'

const { slug, site } = dealerWithAllForms()
const named = (name: string) => allForms().find((form) => form.name === name) as SiteForm

/** What the site keeps in this browser under a name. */
const kept = (page: Page, name: string) =>
  page.evaluate((key) => {
    const { storage } = document.documentElement.dataset
    return JSON.parse(localStorage.getItem(`${storage}:${key}`) ?? 'null')
  }, name)

/** The leads a page sends, as they leave. */
function leadsOf(page: Page): Record<string, unknown>[] {
  const leads: Record<string, unknown>[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/leads(\/\d+)?$/.test(pathname)) leads.push(request.postDataJSON().lead)
  })
  return leads
}

test('a service is booked as a service booking (S1.28, S2.47)', { tag: '@phone-first' }, async ({ page }) => {
  const leads = leadsOf(page)
  const place = await openForm(page, named('service'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a Service')
  await fillToEnd(place)
  await place.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/success\?category=Service%20Booking/)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({ category: 'Service Booking', vehicle_description: 'Norda Tern 2019' })
})

test('a service booking says the work that was pressed, and the open day (S3.86)', { tag: '@phone-first' }, async ({
  page,
}) => {
  const leads = leadsOf(page)
  const place = await openForm(page, named('service'))
  const work = place.getByRole('group', { name: 'What needs doing?' }).getByRole('checkbox')
  await work.first().check()
  await work.last().check()
  const days = place.getByRole('radiogroup', { name: 'Preferred day' }).getByRole('radio')
  await days.nth(1).check()
  const day = await days.nth(1).inputValue()
  await fillToEnd(place)
  await place.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/success/)
  const { additional_services: offered } = site.forms
  expect(leads[0]).toMatchObject({
    additional_services: [offered.at(0), offered.at(-1)].join(', '),
    preferred_date: day,
  })
  const fact = (name: string) => page.locator(`[data-success-fact="${name}"] dd`)
  await expect(fact('car')).toHaveText('Norda Tern 2019')
  await expect(fact('work')).toHaveText([offered.at(0), offered.at(-1)].join(', '))
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  await expect(page.locator('#featured')).toBeHidden()
})

test('another day of a service is typed, and none that has passed', { tag: '@phone-first' }, async ({ page }) => {
  const place = await openForm(page, named('service'))
  await place.getByRole('radio', { name: 'Another day' }).check()
  await place.getByLabel('Preferred day (optional)').fill('2020-02-03')
  await place.locator('button[type=submit]').click()
  await expect(place.getByText('Please choose a day from today on.').first()).toBeVisible()
})

test('half a day is not taken for none', { tag: '@desktop-first' }, async ({ page }) => {
  const leads = leadsOf(page)
  const place = await openForm(page, named('service'))
  await place.getByRole('radio', { name: 'Another day' }).check()
  const day = place.getByLabel('Preferred day (optional)')
  await fillToEnd(place)
  await day.press('1')
  await place.locator('button[type=submit]').click()
  await expect(place.locator('.enquiry-summary')).toContainText('Preferred day: Please finish this, or clear it.')
  expect(leads).toEqual([])
  await day.fill('2040-02-03')
  await place.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/success/)
  expect(leads[0]).toMatchObject({ preferred_date: '2040-02-03' })
})

test('the workshop that is chosen says where it is and when it is open that day', { tag: '@phone-first' }, async ({
  page,
}) => {
  const several = dealerThat((each) => each.routes.service && bookableWorkshops(each).length > 1)
  await page.goto(siteUrl(several.slug, several.site.routes.service ?? ''))
  const place = formOf(page, { name: 'service' })
  await place.locator('button[type=submit]').scrollIntoViewIfNeeded()
  await expect(place).toHaveAttribute('data-status', 'idle')
  const workshop = bookableWorkshops(several.site)[1] as Location
  await place.getByLabel('Service Location').selectOption(workshop.id)
  const said = place.getByRole('status').filter({ hasText: addressText(workshop.address) })
  await expect(said.getByRole('link')).toHaveText(locationPhone(workshop) ?? '')
  await place.getByRole('radiogroup', { name: 'Preferred day' }).getByRole('radio').nth(1).check()
  await expect(said).toContainText(/\d[ap]m - \d/)
})

test('every answer that is missing is named, as many as are counted', { tag: '@phone-first' }, async ({ page }) => {
  const place = await openForm(page, named('service'))
  await place.locator('button[type=submit]').click()
  const links = place.locator('.enquiry-summary').getByRole('link')
  await expect(place.locator('.enquiry-summary')).toContainText(`Please check ${await links.count()} answers`)
  await links.last().click()
  await expect(place.locator('[aria-invalid=true]').last()).toBeFocused()
})

test('a service is booked online with one press, where a dealer has that', { tag: '@phone-first' }, async ({
  page,
}) => {
  const online = dealerThat((each) => each.routes.service && each.contact.xtime_url)
  await page.goto(siteUrl(online.slug, online.site.routes.service ?? ''))
  const link = page.getByRole('link', { name: 'Choose a time online (opens a new tab)' })
  await expect(link).toHaveAttribute('href', online.site.contact.xtime_url ?? '')
})

test('finance is asked for with what the car’s link said (S1.29, S2.43, S2.44, S2.45, S2.46, S4.76)', {
  tag: '@phone-first',
}, async ({ page }) => {
  const leads = leadsOf(page)
  const asked = site.locations.findLast(
    (place) => place.visible && place.dealership_slug && place.location_type === 'sales',
  )
  const query = `preferredDealership=${asked?.dealership_slug}&vehiclePriceBudget=25990&car_id=7&car_type=used`
  const place = await openForm(page, { name: 'finance', path: `${site.routes.finance}?${query}#finance-form` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finance Pre-Approval')
  await fillToEnd(place)
  await place.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/success\?category=Finance%20Enquiry/)
  // It is about no car that this browser knows.
  expect([await kept(page, 'success-category'), await kept(page, 'enquired-car')]).toEqual(['Finance Enquiry', null])
  expect(leads.map((lead) => [lead.lead_status, lead.step_number])).toEqual([
    ['Incomplete', 1],
    ['Incomplete', 2],
    ['Complete', 3],
  ])
  expect(leads[2]).toMatchObject({ vehicle_price_budget: '25990', car_id: '7', car_type: 'used' })
  if (!asked) return
  const { dealership_slug, id: location_id, name: location } = asked
  expect(leads[2]).toMatchObject({ dealership_slug, location_id, location })
  await expect(page.getByRole('main')).toContainText(location)
})

test('finance for a car whose page was just seen remembers that car (S4.75)', { tag: '@phone-first' }, async ({
  page,
}) => {
  const { path: carPath } = named('car-enquiry')
  await page.goto(siteUrl(slug, carPath))
  await waitForHydration(page)
  const path = await page
    .locator(`main a[href^="${site.routes.finance}?"][href*="car_id="]`)
    .first()
    .getAttribute('href')
  const place = await openForm(page, { name: 'finance', path: path ?? '' })
  await fillToEnd(place)
  await place.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/success\?category=Finance%20Enquiry/)
  const id = new URL(path ?? '', page.url()).searchParams.get('car_id')
  const title = expect.stringMatching(/^\d{4} ./)
  expect(await kept(page, 'enquired-car')).toEqual({ id, slug: carPath.replace('/cars/', ''), title })
})

test('photos of a car without any are asked for in its name (S2.55, S5.38)', { tag: '@phone-first' }, async ({
  page,
}) => {
  const leads = leadsOf(page)
  const place = await openForm(page, named('request-photos'))
  await expect(page.getByRole('dialog')).toContainText('Request Photos')
  const car = JSON.parse((await page.locator('save-car').first().getAttribute('data-car')) ?? '{}')
  expect(`/cars/${car.slug}`).toBe(named('request-photos').path)
  await fillToEnd(place)
  await place.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/success/)
  expect(leads[0]).toMatchObject({ message: 'Please send me photos of this vehicle.', car_id: car.id })
})

test('a test drive is a step, then its booking; the car is remembered (S4.75, S4.76, S7.26)', {
  tag: '@phone-first',
}, async ({ page }) => {
  const leads = leadsOf(page)
  const place = await openForm(page, named('test-drive'))
  await fillToEnd(place)
  await place.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/success\?category=Test%20Drive%20Booking/)
  await expect(page.locator('#featured')).toBeVisible()
  expect(leads.map((lead) => lead.lead_status)).toEqual(['Incomplete', 'Complete'])
  expect(await kept(page, 'enquired-car')).toMatchObject({ id: String(leads[1]?.car_id) })
  expect(await kept(page, 'success-category')).toBe('Test Drive Booking')
})

test('the card of a place opens an e-mail to that place (S2.173)', { tag: '@phone-first' }, async ({ page }) => {
  await page.goto(siteUrl(slug, site.routes.dealerships ?? '/'))
  const openers = page.getByRole('button', { name: /^Email Us/ })
  const openAt = async (at: number): Promise<string> => {
    await openers.nth(at).click()
    return (await openers.nth(at).getAttribute('data-fill'))?.split('=')[1] ?? ''
  }
  const second = await openAt(1)
  const choice = page.getByRole('dialog').getByLabel('Location')
  await expect(page.getByRole('dialog').locator('form')).toHaveAttribute('data-status', 'idle')
  await expect(choice).toHaveValue(second)
  await page.keyboard.press('Escape')
  const first = await openAt(0)
  expect(first).not.toBe(second)
  await page.getByRole('dialog').getByLabel('First name').fill('Avery')
  await expect(choice).toHaveValue(first)
})

test('the footer offers news without message or location, and stays where it is (S2.141, S5.40, S5.42, S4.58)', {
  tag: '@phone-first',
}, async ({ page }) => {
  const place = await openForm(page, named('subscribe'))
  await expect(page.locator('footer').locator('form[data-form=subscribe]')).toBeVisible()
  await expect(place.locator('[name=message], [name=location_id]')).toHaveCount(0)
  await fillToEnd(place)
  await place.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(place.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible()
  await expect(place.getByLabel('Email')).toHaveValue('')
  await expect(place).toHaveAttribute('data-status', 'idle')
  await expect(place.getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled()
  expect(page.url()).toBe(siteUrl(slug, '/faqs'))
})

test('a postcode takes four digits; what is typed is there after a reload and after Back (S5.8)', {
  tag: '@phone-first',
}, async ({ page }) => {
  const place = await openForm(page, named('enquiry'))
  const postcode = place.getByLabel('Postcode')
  await postcode.pressSequentially('20001')
  await expect(postcode).toHaveValue('2000')
  await expect(postcode).toHaveAttribute('inputmode', 'numeric')
  await place.getByLabel('First name').fill('Avery')
  await page.reload()
  await place.scrollIntoViewIfNeeded()
  await expect(place).toHaveAttribute('data-status', 'idle')
  await expect(place.getByLabel('First name')).toHaveValue('Avery')
  await page.goto(siteUrl(slug, '/faqs'))
  await page.goBack()
  await expect(place.getByLabel('First name')).toHaveValue('Avery')
  await expect(postcode).toHaveValue('2000')
})

test('every button of a form is large enough for a thumb', { tag: '@phone' }, async ({ page }) => {
  const place = await openForm(page, named('enquiry'))
  for (const button of await place.locator('button:visible').all()) {
    const box = await button.boundingBox()
    expect(box?.height, (await button.textContent()) ?? '').toBeGreaterThanOrEqual(44)
  }
})
