import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { acceptDialogs } from './dialogs.ts'
import { fillStep, hasSpinner, openForm, press } from './forms.ts'
import { holdRequests } from './held.ts'
import { type ServedYards, serveYards } from './served-yards.ts'
import { waitForHydration, waitUntilIdle } from './sites.ts'

const hours = { monday_to_friday: '8:30 am - 5:30 pm', saturday: '8:30 am - 5:30 pm', sunday: '8:30 am - 5:30 pm' }
const places = [
  {
    id: 5,
    name: 'Harbour',
    location_type: 'sales',
    address: { street: '1 Quay Street', city: 'Sydney', state: 'NSW', postcode: 2000 },
    contact_detail: { phone: '02 5550 0199', opening_hours: hours },
  },
]
const shownAt = { location: { id: 5, name: 'Harbour' } }
const models = { models: [{ name: 'Heron', slug: 'heron', make: 'Norda' }] }
const reviewed = 'reviews: {widget: snap21, org_id: "77"}\ngmb_profiles: [{review_url: https://reviews.example/yard}]'

const yards = {
  plain: {
    site: 'phone: 02 5550 0123\ncontact: {mode: page}',
    files: { 'locations.yaml': places },
    cars: [shownAt, {}],
    snapshot: models,
  },
  terms: {
    site: 'phone: 02 5550 0123\nforms: {test_drive: {disclaimer: I hold a full licence.}, finance: {terms_agreed: true}, on_success: {subscribe: page}}',
    snapshot: models,
  },
  revealing: {
    site: 'phone: 02 5550 0123\nphone_reveal: true\ncontact: {mode: page}',
    files: { 'locations.yaml': places },
    // What is printed in the place of a price names the number.
    cars: [{ ...shownAt, price: null }, { status: 'sold' }],
  },
  reviewed: { site: reviewed },
  unasked: { site: reviewed.replace('snap21', 'none') },
  working: {
    site: 'phone: 02 5550 0123\ncontact: {mode: page, answer_time: within the hour}\nforms: {proof_of_work: true}',
  },
}

let sites: ServedYards

test.beforeAll(async () => {
  test.setTimeout(240_000)
  sites = await serveYards(yards)
})

test.afterAll(() => sites?.close())

const mine = { phone: '02 5550 0123' }

/** Every lead that the page sends: method, path, and what stood under `lead`. */
function leadsOf(page: Page) {
  const sent: { readonly method: string; readonly path: string; readonly lead: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (/^\/api\/leads(\/|$)/.test(path))
      sent.push({ method: request.method(), path, lead: request.postDataJSON().lead })
  })
  return sent
}

async function at(page: Page, slug: keyof typeof yards, path: string): Promise<void> {
  await page.goto(sites.url(slug, path))
  await waitForHydration(page)
}

const kept = (page: Page, key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

const sendButton = (form: Locator) => form.locator('button[type="submit"]')

test.describe('a form of one step', { tag: '@desktop' }, () => {
  test('starts idle: it can be sent, and nothing is wrong or on its way (S4.55)', async ({ page }) => {
    await at(page, 'plain', '/contact')
    const form = await openForm(page, 'enquiry')
    await expect(sendButton(form)).toBeEnabled()
    expect(await hasSpinner(sendButton(form))).toBe(false)
    await expect(form).toHaveAttribute('aria-busy', 'false')
    await expect(form.getByRole('alert')).toHaveCount(0)
    await expect(form.locator('.field-error')).toHaveCount(0)
  })

  test('leads to the success page of its category (S2.49)', async ({ page }) => {
    const sent = leadsOf(page)
    await at(page, 'plain', '/contact')
    const form = await openForm(page, 'enquiry')
    await fillStep(form, mine)
    await press(form)
    await expect(page).toHaveURL(sites.url('plain', '/success?category=General%20Enquiry'))
    expect(sent).toHaveLength(1)
    await expect(page.locator('[data-success-fact="where"]')).toContainText('1 Quay Street')
    await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /^https:.*Quay/)
    await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeHidden()
  })

  test('takes the car that its address names to the success page (S2.49)', async ({ page }) => {
    await at(page, 'plain', '/contact?car_id=1&car_type=used')
    const form = await openForm(page, 'enquiry')
    await fillStep(form, mine)
    await press(form)
    const success = '/success?category=General%20Enquiry&car_id=1&car_type=used'
    await expect(page).toHaveURL(sites.url('plain', success))
  })

  test('leads there where the dealer wants that of a form that else stays (S4.57)', async ({ page }) => {
    await at(page, 'terms', '/faqs')
    const form = await openForm(page, 'subscribe')
    await fillStep(form, mine)
    await press(form)
    await expect(page).toHaveURL(/\/success\?category=General%20Enquiry$/)
  })

  for (const [what, choose, isWanted] of [
    ['wanted, when the box is left alone', async () => {}, true],
    ['not wanted, when the box is unticked', (box: Locator) => box.uncheck(), false],
  ] as const)
    test(`says of news that they are ${what} (S5.31)`, async ({ page }) => {
      const sent = leadsOf(page)
      await at(page, 'plain', '/contact')
      const form = await openForm(page, 'enquiry')
      await fillStep(form, mine)
      await choose(form.locator('input[name=opt_in]'))
      await press(form)
      await expect(page).toHaveURL(/\/success/)
      expect(sent.map(({ lead }) => lead.opt_in)).toEqual([isWanted])
    })

  test('says what went wrong, keeps what was typed and may be sent again after a 500 (S4.59)', async ({ page }) => {
    acceptDialogs(page)
    await page.route('**/api/leads', (route) => route.fulfill({ status: 500, body: '' }))
    await at(page, 'plain', '/contact')
    const form = await openForm(page, 'enquiry')
    const typed = await fillStep(form, mine)
    await press(form)
    await expect(form.getByRole('alert')).toBeVisible()
    for (const [name, text] of Object.entries(typed)) await expect(form.locator(`[name=${name}]`)).toHaveValue(text)
    await expect(sendButton(form)).toBeEnabled()
  })

  test('says of a first page where it stands, and nothing of pages before; with a campaign, which (S3.84, S7.3)', async ({
    page,
  }) => {
    const sent = leadsOf(page)
    await at(page, 'plain', '/contact')
    await fillStep(await openForm(page, 'enquiry'), mine)
    await press(await openForm(page, 'enquiry'))
    await expect(page).toHaveURL(/\/success/)
    const [first] = sent
    expect(first?.lead).toMatchObject({ page_id: '/contact', url: sites.url('plain', '/contact') })
    expect(first?.lead).not.toHaveProperty('visited_pages')
    expect(first?.lead).not.toHaveProperty('linked_query_params')

    const other = await page.context().newPage()
    const later = leadsOf(other)
    await at(other, 'plain', '/?utm_source=news')
    await at(other, 'plain', '/cars/car-1')
    await at(other, 'plain', '/contact')
    const form = await openForm(other, 'enquiry')
    await fillStep(form, { ...mine, message: 'Another one.' })
    await press(form)
    await expect(other).toHaveURL(/\/success/)
    expect(later[0]?.lead).toMatchObject({
      visited_pages: ['/', '/cars/car-1', '/contact'],
      linked_query_params: { utm_source: 'news' },
    })
  })

  test('keeps the car and the category it was about, and who asked for the next form (S3.93, S3.94, S3.96)', async ({
    page,
  }) => {
    await at(page, 'plain', '/cars/car-1')
    const form = await openForm(page, 'car-enquiry')
    const { message, ...details } = await fillStep(form, mine)
    expect(message).toBeTruthy()
    await press(form)
    await expect(page).toHaveURL(/\/success\?category=used-vehicle-enquiry&/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for asking about this car')
    expect(await kept(page, 'plain:enquired-car')).toEqual({ id: '1', slug: 'car-1', title: '2021 Norda Heron' })
    expect(await kept(page, 'plain:success-category')).toBe('used-vehicle-enquiry')
    await at(page, 'plain', '/contact')
    const next = await openForm(page, 'enquiry')
    const values = await next.locator('input:visible, textarea:visible').evaluateAll((controls) =>
      controls
        .map((control) => control as HTMLInputElement)
        .filter(({ type, value }) => type !== 'checkbox' && value !== '')
        .map(({ name, value }) => [name, value]),
    )
    expect(Object.keys(details).sort()).toEqual(['email', 'first_name', 'last_name', 'phone', 'postcode'])
    expect(Object.fromEntries(values)).toEqual({ ...details, phone: '0255500123' })
  })

  test('to subscribe is a general enquiry whose press is the consent (S5.41)', async ({ page }) => {
    const sent = leadsOf(page)
    await at(page, 'plain', '/faqs')
    const form = await openForm(page, 'subscribe')
    await expect(form.locator('input[type=checkbox]')).toHaveCount(0)
    await fillStep(form, mine)
    await press(form)
    await expect(form.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
    expect(sent[0]?.lead).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Subscribe',
      opt_in: true,
      consent: { text: 'New arrivals and offers by e-mail', state: true, method: 'subscribe-button', page: '/faqs' },
    })
  })
})

test.describe('a test drive', { tag: '@desktop' }, () => {
  test('is booked in two steps, and its last one names the kind of car (S1.27, S2.54, S4.77)', async ({ page }) => {
    const sent = leadsOf(page)
    await at(page, 'plain', '/cars/car-1')
    await page
      .getByRole('link', { name: 'Book a test drive' })
      .or(page.getByRole('button', { name: 'Book a test drive' }))
      .first()
      .click()
    const form = page.locator('dialog:modal form[data-form=test-drive]')
    await expect(form).toHaveAttribute('data-status', 'idle')
    await expect(form).toContainText('Step 1 of 2')
    await expect(form.getByRole('progressbar')).toHaveAttribute('value', '0')
    await press(form)
    await expect(form).toContainText('Step 2 of 2')
    await expect(form.getByRole('progressbar')).toHaveAttribute('value', '50')
    await fillStep(form, mine)
    await press(form)
    await expect(page).toHaveURL(/\/success\?/)
    expect(sent.map(({ lead }) => lead.form_completed)).toEqual([false, true])
    expect(sent.at(-1)?.lead.subcategory).toBe('Test Drive Booking Used')
  })

  test('moves on only once its step is saved, and does not save it twice (S4.64, S4.65)', async ({ page }) => {
    const sent = leadsOf(page)
    await at(page, 'plain', '/cars/car-1')
    const form = await openForm(page, 'test-drive')
    await fillStep(form, mine)
    const release = await holdRequests(page, '**/api/leads', (route) => route.fulfill({ status: 500, body: '' }))
    const asked = page.waitForRequest('**/api/leads')
    await press(form)
    await asked
    await expect(form).toContainText('Step 1 of 2')
    release()
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form).toContainText('Step 1 of 2')
    await page.unroute('**/api/leads')
    await press(form)
    await expect(form).toContainText('Step 2 of 2')
    const saved = sent.length
    await form.getByRole('button', { name: 'Back' }).click()
    await expect(form).toContainText('Step 1 of 2')
    await press(form)
    await expect(form).toContainText('Step 2 of 2')
    expect(sent).toHaveLength(saved)
  })

  const day = (form: Locator) => form.locator('[name=preferred_date]')
  const time = (form: Locator) => form.locator('[name=preferred_time]')
  const chips = (form: Locator, group: string) => form.getByRole('group', { name: group }).getByRole('radio')
  const said = (form: Locator, group: string) => form.getByRole('group', { name: group }).locator('label')

  async function atTime(page: Page): Promise<Locator> {
    await at(page, 'plain', '/cars/car-1')
    const form = await openForm(page, 'test-drive')
    await expect(form).toContainText('Step 1 of 2')
    return form
  }

  /** The details, and the end. */
  async function book(page: Page, form: Locator): Promise<void> {
    await press(form)
    await expect(form).toContainText('Step 2 of 2')
    await fillStep(form, mine)
    await press(form)
    await expect(page).toHaveURL(/\/success\?/)
  }

  test('offers the free times of its place, and books one (S5.34)', async ({ page }) => {
    const sent = leadsOf(page)
    const asked: URL[] = []
    page.on('request', (request) => request.url().includes('/slots?') && asked.push(new URL(request.url())))
    await at(page, 'plain', '/cars/car-1')
    await waitUntilIdle(page)
    expect(asked).toEqual([])
    const form = await openForm(page, 'test-drive')
    await expect.poll(() => asked.length).toBe(1)
    const query = asked[0]?.searchParams ?? new URLSearchParams()
    expect([query.get('location_id'), query.get('car_id'), query.get('days')]).toEqual(['5', '1', '14'])
    await expect(chips(form, 'Time')).toHaveCount(0)
    await chips(form, 'Day').nth(3).check()
    await chips(form, 'Time').nth(1).check()
    const chosen = [
      await chips(form, 'Day').nth(3).getAttribute('value'),
      await chips(form, 'Time').nth(1).getAttribute('value'),
    ]
    expect(chosen).toEqual([expect.stringMatching(/^[\d-]{10}$/), expect.stringMatching(/^\d\d:\d\d$/)])
    await book(page, form)
    const { lead } = sent.at(-1) ?? {}
    expect([lead?.preferred_date, lead?.preferred_time]).toEqual(chosen)
    const fact = (name: string) => page.locator('[data-success-fact]', { has: page.getByText(name, { exact: true }) })
    await expect(fact('When')).toHaveText(/When\s*\w{3},? .+, \d{1,2}:\d\d [ap]m/)
    await expect(fact('Where')).toContainText('Harbour1 Quay StreetSydney NSW 2000')
    await expect(fact('Where').locator('[data-open-now]')).toContainText(/^(?:Open|Closed) now, /)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('visit.ics')
    const calendar = await readFile(await file.path(), 'utf8')
    expect(calendar.replaceAll('\r\n ', '')).toContain('LOCATION:Harbour\\, 1 Quay Street\\, Sydney NSW 2000')
    expect(calendar).toContain('SUMMARY:Test Drive Booking: 2021 Norda Heron')
    await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /^https:/)
    const steps = page.locator('[data-success-next] li')
    await expect(steps.nth(0)).toHaveText('We check that the car is free then and answer by phone or e-mail.')
    await expect(steps.nth(1)).toHaveText('Bring your driver’s licence. Whoever else drives brings theirs.')
    const card = page.locator('a[data-referring-car]')
    await expect(card).toHaveAttribute('href', /\/cars\/car-1$/)
    await expect(card).toContainText('2021 Norda Heron')
    // Its card has said that.
    await expect(fact('Car')).toHaveCount(0)
    // The number and the page of the place where the car stands, not the dealer's.
    const next = page.getByRole('region', { name: 'What happens next' })
    await expect(next).toContainText('In a hurry? Call Harbour on 02 5550 0199')
    await expect(next.getByRole('link', { name: '02 5550 0199' })).toHaveAttribute('href', 'tel:0255500199')
    await expect(next.getByRole('link', { name: 'opening hours' })).toHaveAttribute('href', /\/locations\//)
  })

  test('stands still when its script and its free times come late', async ({ page }) => {
    const late = (address: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      return page.route(address, (route) => promise.then(() => route.continue())).then(() => resolve)
    }
    const wake = await late('**/_astro/StepForm*.js')
    const answer = await late('**/api/appointments/slots?*')
    await at(page, 'plain', '/cars/car-1')
    await page.locator('[data-opens=test-drive]:visible').first().click()
    const form = page.locator('form.enquiry[data-form=test-drive]')
    const next = form.getByRole('button', { name: 'Next' })
    await expect(next).toBeVisible()
    await expect(form).toHaveAttribute('data-status', 'hydrating')
    const placeOf = async () => [await form.boundingBox(), await next.boundingBox()]
    await page
      .getByRole('dialog')
      .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    const before = await placeOf()
    wake()
    await expect(form).toHaveAttribute('data-status', 'idle')
    expect(await placeOf()).toEqual(before)
    answer()
    await expect(chips(form, 'Day').nth(3)).toBeVisible()
    expect(await placeOf()).toEqual(before)
  })

  test('wants neither a day nor a time, and forgets the time of a day that is let go (S5.33)', async ({ page }) => {
    const sent = leadsOf(page)
    const form = await atTime(page)
    await chips(form, 'Day').nth(2).check()
    await chips(form, 'Time').nth(1).check()
    await form.getByRole('radio', { name: 'Any day' }).check()
    await expect(chips(form, 'Time')).toHaveCount(0)
    await book(page, form)
    const { lead } = sent.at(-1) ?? {}
    expect([lead?.preferred_date || null, lead?.preferred_time || null]).toEqual([null, null])
    await expect(page.locator('[data-success-fact="when"]')).toBeHidden()
    await expect(page.locator('[data-success-next] li').first()).toHaveText(
      'We find you a time and answer by phone or e-mail.',
    )
  })

  test('offers no time that has passed on the clock of its place (S5.34)', async ({ page }) => {
    // 10:26 on Thursday 5 March in Sydney, where the browser is not.
    await page.clock.setFixedTime('2026-03-04T23:26:00Z')
    await page.route('**/api/appointments/slots?*', (route) =>
      route.fulfill({
        json: {
          slots: [
            { date: '2026-03-04', times: ['16:00'] },
            { date: '2026-03-05', times: ['09:00', '10:00', '10:30', '11:00'] },
          ],
        },
      }),
    )
    const form = await atTime(page)
    await expect(said(form, 'Day')).toHaveText(['Any day', /5 Mar/])
    await chips(form, 'Day').nth(1).check()
    await expect(said(form, 'Time')).toHaveText(['Any time', /10:30/, /11:00/])
  })

  test('takes any day and time where no free ones are known, but none that has passed (S5.34)', async ({ page }) => {
    const sent = leadsOf(page)
    await page.clock.setFixedTime('2026-03-04T23:26:00Z')
    await page.route('**/api/appointments/slots?*', (route) => route.fulfill({ status: 404, body: '' }))
    const form = await atTime(page)
    await expect(day(form)).toHaveAttribute('min', '2026-03-05')
    await day(form).fill('2026-03-04')
    await press(form)
    await expect(form.locator('.field-error')).toContainText('Please choose a day from today on.')
    await day(form).fill('2026-03-05')
    await time(form).fill('10:00')
    await press(form)
    await expect(form.locator('.field-error')).toContainText('This time has passed.')
    expect(sent).toHaveLength(0)
    await time(form).fill('14:00')
    await book(page, form)
    expect(sent.at(-1)?.lead).toMatchObject({ preferred_date: '2026-03-05', preferred_time: '14:00' })
  })

  for (const [what, path] of [
    ['a car', '/cars/car-1'],
    ['a model', '/models/heron/ask'],
  ] as const)
    test(`of ${what} wants the dealer’s terms agreed to, in the specification’s words, where there are any (S5.37)`, async ({
      page,
    }) => {
      const sent = leadsOf(page)
      await at(page, 'terms', path)
      const form = await openForm(page, 'test-drive')
      await press(form)
      await expect(form).toContainText('Step 2 of 2')
      await fillStep(form, mine)
      const name = 'I hold a full licence.'
      const box = form.getByRole('checkbox', { name })
      await box.uncheck()
      await press(form)
      const error = form
        .locator('.enquiry-check', { has: page.getByRole('checkbox', { name }) })
        .locator('.field-error')
      await expect(error).toHaveText('Error: *You must agree to the terms of use before submitting.')
      expect(sent).toHaveLength(1)
      await box.check()
      await press(form)
      await expect(page).toHaveURL(/\/success\?/)
      await at(page, 'plain', path)
      const other = await openForm(page, 'test-drive')
      await press(other)
      await expect(other.locator('[name=opt_in]')).toBeVisible()
      await expect(other.locator('[name=terms_agreed]')).toHaveCount(0)
    })
})

/** Fills each step and saves it, up to the last, which is filled only. */
async function fillToLastStep(form: Locator): Promise<void> {
  await fillStep(form, mine)
  while ((await sendButton(form).textContent()) === 'Next') {
    const step = (await form.locator('.enquiry-step p').first().textContent()) ?? ''
    await press(form)
    await expect(form.locator('.enquiry-step p').first()).not.toHaveText(step)
    await fillStep(form, mine)
  }
}

test('finance wants the Privacy Statement read where the dealer says so, and asks nothing of it elsewhere (S5.39)', {
  tag: '@desktop',
}, async ({ page }) => {
  const sent = leadsOf(page)
  await at(page, 'terms', '/finance')
  const form = await openForm(page, 'finance')
  const name = 'I have read and understood the Privacy Statement'
  const box = form.getByRole('checkbox', { name })
  await fillToLastStep(form)
  await box.uncheck()
  const before = sent.length
  await press(form)
  await expect(
    form.locator('.enquiry-check', { has: page.getByRole('checkbox', { name }) }).locator('.field-error'),
  ).toHaveText('Error: *This is a required field.')
  expect(sent).toHaveLength(before)
  await box.check()
  await press(form)
  await expect(page).toHaveURL(/\/success\?/)
  expect(sent.at(-1)?.lead.terms_agreed).toBe(true)
  await at(page, 'plain', '/finance')
  await fillToLastStep(await openForm(page, 'finance'))
  await expect(form.locator('[name=opt_in]')).toBeVisible()
  await expect(page.locator('[name=terms_agreed]')).toHaveCount(0)
})

test('a dealer who asks for work gets it with the lead, begun when the form is touched', { tag: '@desktop' }, async ({
  page,
}) => {
  const asked: string[] = []
  const faults: string[] = []
  page.on('request', (request) => /\/challenge$|\/proof\./.test(request.url()) && asked.push(request.url()))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const sent = leadsOf(page)
  await at(page, 'plain', '/contact')
  await fillStep(await openForm(page, 'enquiry'), mine)
  expect(asked).toEqual([])
  await at(page, 'working', '/contact')
  const form = await openForm(page, 'enquiry')
  await waitUntilIdle(page)
  expect(asked).toEqual([])
  const challenged = page.waitForResponse('**/api/challenge')
  await fillStep(form, mine)
  expect((await challenged).status()).toBe(200)
  await press(form)
  await expect(page).toHaveURL(/\/success/)
  await expect(page.locator('[data-success-text]')).toHaveText(
    'Your enquiry is with our team. We answer within the hour.',
  )
  expect(sent.at(-1)?.lead.proof).toMatch(/^[a-z0-9]+\.[a-f0-9]{24}\.[a-f0-9]{64}\.\d+$/)
  expect([asked.length, faults]).toEqual([2, []])
})

test('the browser’s Back leads to the step before, with all that was typed, and then off the page (S4.66)', {
  tag: '@phone-first',
}, async ({ page }) => {
  await at(page, 'plain', '/')
  await at(page, 'plain', '/valuations')
  const form = await openForm(page, 'valuations')
  await fillStep(form)
  await press(form)
  await expect(form).toContainText('Step 2 of 3')
  await press(form)
  await expect(form).toContainText('Step 3 of 3')
  await form.locator('input[name=last_name]').fill('Lee')
  await page.goBack()
  await expect(form).toContainText('Step 2 of 3')
  await expect(form.locator('.enquiry-step-title')).toBeFocused()
  // Forward is the way of the button, which checks what was filled in.
  await page.goForward()
  await expect(form).toContainText('Step 2 of 3')
  await press(form)
  await expect(form.locator('input[name=last_name]')).toHaveValue('Lee')
  await form.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(form).toContainText('Step 2 of 3')
  await page.reload()
  await waitForHydration(page)
  // The browser may come back below the form, which wakes when it is seen.
  await openForm(page, 'valuations')
  await page.goBack()
  await expect(form).toContainText('Step 1 of 3')
  await expect(page).toHaveURL(/valuations$/)
  await page.goBack()
  await expect(page).not.toHaveURL(/valuations$/)
})

test('photos that were chosen before a reload are asked for again, where they are chosen', { tag: '@desktop' }, async ({
  page,
}) => {
  const photo = { name: 'front.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') }
  await at(page, 'plain', '/valuations')
  const form = await openForm(page, 'valuations')
  await fillStep(form)
  await press(form)
  await expect(form).toContainText('Step 2 of 3')
  await form.getByLabel('Photos of your car').setInputFiles([photo])
  await expect(form.locator('.files-one')).toHaveCount(1)
  await press(form)
  await expect(form).toContainText('Step 3 of 3')
  await page.reload()
  await waitForHydration(page)
  await openForm(page, 'valuations')
  await expect(form).toContainText('Step 2 of 3')
  await expect(form.locator('.enquiry-notice')).toContainText('Please add your photos again')
  await form.getByLabel('Photos of your car').setInputFiles([photo])
  await press(form)
  await expect(form).toContainText('Step 3 of 3')
  await expect(form.locator('.enquiry-notice')).toHaveText('')
})

test.describe('a number that shows on request', () => {
  /** What of a page a shopper can see. */
  const seenText = (page: Page) => page.locator('body').innerText()

  test('is nowhere in the open around its car, and its reveal is recorded once (S4.78, S4.79, S4.80)', {
    tag: '@desktop-first',
  }, async ({ page }) => {
    const reveals: unknown[] = []
    await page.route('**/api/reveal-phone', (route) => {
      reveals.push(route.request().postDataJSON())
      return route.fulfill({ json: { recorded: true } })
    })
    await at(page, 'revealing', '/cars/car-1')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByText('Show phone number')).toBeVisible()
      expect(await seenText(page)).not.toMatch(/5550\s?01/)
    }
    // Nor does the line that stands in for a form name it.
    expect(await page.locator('.form-late').first().textContent()).not.toMatch(/5550\s?01/)
    await page.getByText('Show phone number').click()
    const link = page.locator('details[data-reveal-phone] a')
    await expect(link).toHaveText('02 5550 0199')
    await expect(link).toHaveAttribute('href', 'tel:0255500199')
    await expect(link).toBeFocused()
    await page.locator('details[data-reveal-phone]').evaluate((fold: HTMLDetailsElement) => {
      fold.open = false
      fold.open = true
    })
    await expect.poll(() => reveals.length).toBeGreaterThan(0)
    await waitUntilIdle(page)
    expect(reveals).toEqual([{ car_id: '1', dealership_id: null, website_id: '42' }])
  })

  test('stands in the open on every other page', { tag: '@desktop-first' }, async ({ page }) => {
    await at(page, 'revealing', '/contact')
    expect(await seenText(page)).toMatch(/5550\s?01/)
  })

  test('counts as shown when a phone dials it at once', { tag: '@phone' }, async ({ page }) => {
    const asked = page.waitForRequest('**/api/reveal-phone')
    await at(page, 'revealing', '/cars/car-1')
    const call = page.locator('.car-dock a[data-car-call]')
    await call.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
    await call.click()
    expect((await asked).method()).toBe('POST')
  })
})

test('the review service is asked only by dealers with its widget (S7.23)', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/reviews/')) asked.push(request.url())
  })
  for (const slug of ['plain', 'unasked'] as const) {
    await at(page, slug, '/')
    await waitUntilIdle(page)
    expect(asked).toEqual([])
  }
  await at(page, 'reviewed', '/')
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toContain('orgId=77')
})
