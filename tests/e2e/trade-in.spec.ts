import { expect, type Locator, type Page, test } from '@playwright/test'
import { acceptDialogs } from './dialogs.ts'
import { disableRequestTimeouts } from './forms.ts'
import { holdRequests } from './held.ts'
import {
  allForms,
  carWith,
  dealerWithAllForms,
  describeByHand,
  fillShown,
  openForm,
  type SiteForm,
  toStep,
} from './site-forms.ts'
import { siteUrl } from './sites.ts'

const { slug, site, folder } = dealerWithAllForms()
const tradeIn = allForms().find(({ name }) => name === 'trade-in') as SiteForm
const lookUp = '**/api/simple-autograb-lookup'

const found = { make: 'Norda', model: 'Tern', year: 2019, km: 85000 }

async function ask(page: Page, plate = 'ABC 123'): Promise<Locator> {
  const place = await openForm(page, tradeIn)
  await place.getByLabel('Rego').fill(plate)
  await place.getByLabel('State').selectOption('NSW')
  await place.getByRole('button', { name: 'Find my car' }).click()
  return place
}

const stored = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(`${document.documentElement.dataset.storage}:${key}`), name)

test.describe('a trade-in valuation', () => {
  test('finds the car, shows the estimate and keeps it (S1.30, S3.95, S3.102)', async ({ page }) => {
    const bodies: unknown[] = []
    await page.route(lookUp, (route) => {
      bodies.push(route.request().postDataJSON())
      return route.fulfill({ json: { ...found, offer_price: 8000 } })
    })
    const place = await ask(page)
    const panel = place.locator('[data-end=found]')
    await expect(panel).toBeFocused()
    await expect(panel).toContainText('2019 Norda Tern')
    await expect(panel).toContainText('Estimated value$8,000')
    await expect(panel).toContainText('An estimate, not an offer')
    await expect(place.getByLabel('Make')).toHaveValue('Norda')
    await expect(place.getByLabel('Odometer')).toHaveValue('85000')
    expect(bodies).toEqual([{ rego: 'ABC123', regoState: 'NSW' }])
    expect(JSON.parse((await stored(page, 'valuation')) ?? '')).toEqual({ offer_price: 8000 })
  })

  for (const [end, words, answer] of [
    ['found-without-offer', 'We found your car and value it by hand.', { json: found }],
    [
      'not-found',
      'We could not find that registration. Please enter your vehicle details.',
      { status: 404, json: { error: true, message: 'No vehicle found.', vehicle: null } },
    ],
    ['busy', 'The look-up is taking too long.', { status: 429, json: { error: true } }],
    ['down', 'The look-up does not work right now.', { status: 500, body: '<h1>Error</h1>' }],
  ] as const) {
    test(`goes on when the look-up ends as ${end}, with the rego kept (S8.17)`, { tag: '@phone-first' }, async ({
      page,
    }) => {
      const alerts = acceptDialogs(page)
      await page.route(lookUp, (route) => route.fulfill(answer))
      const place = await ask(page)
      const panel = place.locator(`[data-end=${end}]`)
      await expect(panel).toBeFocused()
      await expect(panel).toContainText(words)
      await expect(panel).not.toContainText('Estimated value')
      await expect(place.getByLabel('Rego')).toHaveValue('ABC 123')
      await expect(place.getByLabel('Make')).toBeEditable()
      await expect(panel.getByRole('button', { name: 'Try again' })).toHaveCount(
        end === 'busy' || end === 'down' ? 1 : 0,
      )
      expect([alerts, await stored(page, 'valuation')]).toEqual([[], null])
      await fillShown(place)
      await toStep(place, 'Next')
      await expect(place.getByText('Step 2 of 3')).toBeVisible()
    })
  }

  test('counts ten seconds of silence as busy, and looks again when asked (S8.17)', { tag: '@phone-first' }, async ({
    page,
  }) => {
    const runOut = await disableRequestTimeouts(page)
    await page.route(lookUp, () => {})
    const place = await ask(page)
    await expect(place.getByRole('button', { name: 'Looking it up…' })).toBeDisabled()
    await runOut(9_999)
    await expect(place.locator('[data-end=busy]')).toHaveCount(0)
    await runOut(10_000)
    await expect(place.locator('[data-end=busy]')).toBeVisible()
    await page.unroute(lookUp)
    await page.route(lookUp, (route) => route.fulfill({ json: { ...found, offer_price: 8000 } }))
    await place.getByRole('button', { name: 'Try again' }).click()
    await expect(place.locator('[data-end=found]')).toContainText('$8,000')
  })

  test('says at the plate what a look-up needs, and lets a car be described instead', { tag: '@phone-first' }, async ({
    page,
  }) => {
    const place = await openForm(page, tradeIn)
    await place.getByRole('button', { name: 'Find my car' }).click()
    await expect(place.getByLabel('Rego')).toHaveAccessibleDescription(
      'Error: Enter your rego, or choose “Enter the details myself”.',
    )
    await expect(place.getByLabel('Make')).toHaveCount(0)
    await describeByHand(place)
    await expect(place.locator('.field-error')).toHaveCount(0)
  })

  test('says whose car it is not', { tag: '@phone-first' }, async ({ page }) => {
    await page.route(lookUp, (route) => route.fulfill({ json: { ...found, offer_price: 8000 } }))
    const place = await ask(page)
    await place.getByRole('button', { name: 'Not my car' }).click()
    await expect(place.getByLabel('Rego')).toBeFocused()
    await expect(place.getByLabel('Make')).toHaveCount(0)
    await expect(place.getByRole('button', { name: 'Find my car' })).toBeEnabled()
  })

  test('skips a step, comes back to it, is there after a reload, and sends one lead (S4.66, S4.67, S4.68, S7.26)', {
    tag: '@phone-first',
  }, async ({ page }) => {
    await page.route(lookUp, (route) => route.fulfill({ json: { ...found, offer_price: 8000 } }))
    const leads: { method: string; path: string; lead: Record<string, unknown> }[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith('/api/leads')) return
      leads.push({ method: request.method(), path: pathname, lead: request.postDataJSON().lead })
    })
    const place = await ask(page)
    await toStep(place, 'Next')
    await expect(place.getByText('Step 2 of 3')).toBeVisible()
    await expect(place.getByRole('progressbar')).toHaveAttribute('value', '33')
    await toStep(place, 'Skip this step')
    await expect(place.getByText('Step 3 of 3')).toBeVisible()
    await page.reload()
    await place.locator('button[type=submit]').scrollIntoViewIfNeeded()
    await expect(place.getByText('Step 3 of 3')).toBeVisible()
    await expect(place).toContainText('Estimated value $8,000')
    await toStep(place, 'Back')
    await expect(place.getByText('Step 2 of 3')).toBeVisible()
    await toStep(place, 'Back')
    await expect(place.getByLabel('Make')).toHaveValue('Norda')
    await toStep(place, 'Next')
    await toStep(place, 'Skip this step')
    await fillShown(place)
    await place.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/success\?category=Trade-In%20Valuation&car_id=42&car_type=used$/)
    expect(leads.map(({ method }) => method)).toEqual(['POST', 'PUT'])
    expect(leads[1]?.path).toMatch(/^\/api\/leads\/\d+$/)
    expect(leads[0]?.lead).toMatchObject({ lead_status: 'Incomplete', form_completed: false, step_number: 1 })
    expect(leads[1]?.lead).toMatchObject({
      lead_status: 'Complete',
      form_completed: true,
      skipped_steps: [2],
      car_id: '42',
      Rego: 'ABC123',
      // What was given before a step was skipped is taken back.
      condition: '',
      rego_state: 'NSW',
      make: 'Norda',
      offer_price: '8000',
    })
    expect(leads[0]?.lead).not.toHaveProperty('condition')
    expect(JSON.parse((await stored(page, 'success-category')) ?? '')).toBe('Trade-In Valuation')
  })

  for (const [what, query, id] of [
    ['the car of its address', '?car_id=42', '42'],
    ['no car without one in its address', '', ''],
  ] as const)
    test(`is about ${what} (S2.36)`, { tag: '@phone-first' }, async ({ page }) => {
      const place = await openForm(page, { name: 'trade-in', path: `${site.routes.trade_in}${query}` })
      await describeByHand(place)
      await fillShown(place)
      const sent = page.waitForRequest('**/api/leads')
      await toStep(place, 'Next')
      await expect(place.getByText('Step 2 of 3')).toBeVisible()
      const { lead } = (await sent).postDataJSON()
      expect(lead.car_id ?? '').toBe(id)
    })

  test('keeps what is typed while a step is on its way', { tag: '@phone-first' }, async ({ page }) => {
    const release = await holdRequests(page, '**/api/leads')
    const place = await openForm(page, tradeIn)
    await describeByHand(place)
    await fillShown(place)
    await place.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(place).toHaveAttribute('aria-busy', 'true')
    await place.getByLabel('Model').fill('Tern Wagon')
    release()
    await expect(place.getByText('Step 2 of 3')).toBeVisible()
    await expect(place.locator('.trade-in-line')).toContainText('Tern Wagon')
    await toStep(place, 'Back')
    await expect(place.getByLabel('Model')).toHaveValue('Tern Wagon')
  })

  test('shows photos, takes them back, keeps them through a failure and sends them once', {
    tag: '@phone-first',
  }, async ({ page, request }) => {
    acceptDialogs(page)
    const email = `photos${test.info().project.name}${Date.now()}@example.com`
    const posts: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/leads')) posts.push(`${request.method()} ${pathname.replace(/\d+$/, 'id')}`)
    })
    const place = await openForm(page, tradeIn)
    await describeByHand(place)
    await fillShown(place)
    await toStep(place, 'Next')
    const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') })
    const photos = place.getByLabel('Photos of your car')
    await photos.setInputFiles([photo('front.png'), photo('back.png')])
    await expect(place.locator('.files-one')).toHaveCount(2)
    await photos.setInputFiles([
      photo('seat.png'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ])
    await expect(place.locator('.files-one')).toHaveCount(3)
    await expect(place.getByRole('alert')).toContainText('notes.txt is not one of the photos that can be sent.')
    await expect(place.locator('.files-one img').first()).toHaveAttribute('src', /^blob:/)
    await place.getByRole('button', { name: 'Remove back.png' }).click()
    await expect(place.locator('.files-one')).toHaveCount(2)
    await toStep(place, 'Next')
    await fillShown(place)
    await place.getByLabel('Email').fill(email)
    await page.route('**/api/leads/**', (route) => route.fulfill({ status: 413, json: { message: 'Too large.' } }))
    await place.locator('button[type=submit]').click()
    await expect(place.locator('.enquiry-failure')).toContainText('Too large.')
    await toStep(place, 'Back')
    await expect(place.locator('.files-name')).toHaveText([/^front\.png/, /^seat\.png/])
    await page.unroute('**/api/leads/**')
    await toStep(place, 'Next')
    posts.length = 0
    await place.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/success/)
    expect(posts).toEqual(['POST /api/leads/with-files'])
    const leads = await request.get(`http://localhost:${process.env.FORECOURT_PORT}/leads.csv?q=${email}`)
    expect(await leads.text()).toContain('front.png')
  })
})

test('the car a page led from stands beside its forms (S2.43, S2.44, S2.45, S2.46)', { tag: '@phone-first' }, async ({
  page,
}) => {
  await page.goto(siteUrl(slug, carWith(folder, 'id="test-drive"')))
  const heart = JSON.parse((await page.locator('main save-car').first().getAttribute('data-car')) ?? '')
  await page.goto(
    siteUrl(slug, `${site.routes.finance}?vehiclePriceBudget=25990&car_id=${heart.id}&car_type=used#finance-form`),
  )
  await expect(page.locator('[data-referring-car]')).toContainText(heart.title)
  await expect(
    page.locator('#finance-form [name=vehicle_price_budget], #finance-form [name=first_name]').first(),
  ).toBeVisible()
})

test('a car’s price is less by the trade-in estimate, and says so (S4.18, S9.5)', { tag: '@phone-first' }, async ({
  page,
}) => {
  await page.goto(siteUrl(slug, carWith(folder, 'class="finance"')))
  const place = page.locator('[data-trade-in]')
  await expect(place).toContainText(' a week')
  const { price, extra } = JSON.parse((await place.getAttribute('data-trade-in')) ?? '')
  await page.evaluate(() => {
    const { storage } = document.documentElement.dataset
    localStorage.setItem(`${storage}:valuation`, JSON.stringify({ offer_price: 500 }))
  })
  await page.reload()
  const money = (dollars: number) => `$${dollars.toLocaleString('en-AU')}`
  await expect(place.locator('[data-amount]')).toHaveText(money(price - 500 - extra))
  await expect(place).toContainText(`${money(price)} less your trade-in estimate of $500`)
  // What a loan of the whole price costs is no price of this car any more.
  await expect(place).not.toContainText(' a week')
})
