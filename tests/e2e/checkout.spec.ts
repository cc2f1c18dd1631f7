import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { documentOf, fillStep, openForm, pageWith, press, shortenTimers } from './forms.ts'
import { watch } from './sites.ts'

const pay = (page: Page) => page.getByRole('button', { name: /^Pay .+ deposit$/ })
const title = (page: Page) => page.locator('.checkout-title')

// All tests reserve one car, each as if nobody else did; what holds it has a test of its own.
test.beforeEach(({ page }) => page.route('**/api/holds', (route) => route.fulfill({ status: 201, json: {} })))

/** Goes to a checkout and sends the details, so that the deposit may be paid. */
async function reserve(page: Page, email: string): Promise<void> {
  const form = await openForm(page, 'reservation')
  await fillStep(form, { email })
  await press(form)
  await expect(pay(page)).toBeVisible()
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page, 'main')).toEqual([])
}

/** What the dealer reads of a reservation's payment. */
async function paymentOf(request: APIRequestContext, email: string): Promise<string> {
  const table = await request.get(`http://localhost:${process.env.FORECOURT_PORT}/leads.csv?q=${email}`)
  const cellsOf = (line: string) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell)
  const [head = [], ...lines] = (await table.text()).trim().split('\r\n').map(cellsOf)
  expect(lines).toHaveLength(1)
  return lines[0]?.[head.indexOf('Payment')] ?? ''
}

test.describe('reserving a car', () => {
  test('has room for a thumb on what leads to a call', { tag: '@phone' }, async ({ page }) => {
    await page.goto(pageWith('reservation'))
    const call = await page.locator('.checkout-header .phone').boundingBox()
    expect(call?.height).toBeGreaterThanOrEqual(44)
  })

  test('shows the deposit and the accepted cards in their order, one click from the car (S1.31, S9.26, S2.34)', {
    tag: '@phone-first',
  }, async ({ page }) => {
    const seen = await watch(page)
    const url = pageWith('reservation')
    await page.goto(url.replace(/\/(checkout|buy-online)$/, ''))
    await page.getByRole('link', { name: /^(Reserve Online|Buy Online|Reserve Car Now)$/ }).click()
    await expect(page).toHaveURL(url)
    await expect(page.getByText(/Deposit to pay now\s*\$\d/)).toBeVisible()
    await expect(page.getByRole('list', { name: 'We accept' }).getByRole('listitem')).toHaveText([
      'Mastercard',
      'Visa',
      'Maestro',
      'Google Pay',
      'Apple Pay',
    ])
    await page.getByRole('link', { name: 'reservation terms' }).click()
    await expect(page.getByRole('heading', { name: 'Reservation terms' })).toBeInViewport()
    expect([seen.errors, seen.foreign]).toEqual([[], []])
  })

  test('is a lead before anything is paid, and one payment however often it is clicked (S1.31)', {
    tag: '@phone-first',
  }, async ({ page, request }) => {
    const email = `reserve${test.info().project.name}${Date.now()}@example.com`
    await page.goto(pageWith('reservation'))
    await reserve(page, email)
    expect(await paymentOf(request, email)).toBe('Not paid yet')
    await pay(page).dblclick()
    await expect(page.getByText('Test mode: no payment is taken.').last()).toBeVisible()
    await page.getByRole('button', { name: 'Test: the payment fails' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'did not go through' })).toBeVisible()
    await expect.poll(() => paymentOf(request, email)).toBe('TEST: Payment failed')
    await pay(page).click()
    await page.getByRole('button', { name: /^Test: .+ is paid$/ }).click()
    await expect(title(page)).toHaveText('Test reservation complete: nothing was paid')
    await expect(title(page)).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserved (test)')
    await expect(page.getByText(/Deposit \(test\)\s*\$\d/)).toBeVisible()
    await expect(page.getByText('Deposit to pay now')).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'We accept' })).toBeHidden()
    await expect(page.getByRole('term').filter({ hasText: 'Reference' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book a time to see it' })).toBeVisible()
    await expect
      .poll(() => paymentOf(request, email))
      .toBe('TEST: Reported as paid; please check with the payment provider')
    expect(page.url()).not.toContain(email)
  })

  test('is accessible at every turn, and needs no mouse', { tag: '@phone-first' }, async ({ page }) => {
    // What still fades in has other colours than when it is read.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
    }
    await page.goto(pageWith('reservation'))
    await openForm(page, 'reservation')
    await expectAccessible(page)
    await reserve(page, `keys${test.info().project.name}${Date.now()}@example.com`)
    await expect(title(page)).toBeFocused()
    await expectAccessible(page)
    await press(/^Pay .+ deposit$/)
    await expect(page.getByRole('button', { name: 'Test: cancel' })).toBeVisible()
    await expectAccessible(page)
    await press('Test: cancel')
    await expect(page.getByRole('alert').filter({ hasText: 'was not finished' })).toBeVisible()
    await expectAccessible(page)
    await press(/^Pay .+ deposit$/)
    await press(/^Test: .+ is paid$/)
    await expect(title(page)).toBeFocused()
    await expectAccessible(page)
  })

  test('keeps the keyboard where it was while a payment starts, and is never left without a place', {
    tag: '@desktop-first',
  }, async ({ page }) => {
    let holds = 0
    let letGo = () => {}
    const wait = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/api/holds', async (route) => {
      holds++
      await wait
      await route.fulfill({ status: 201, json: {} })
    })
    await page.goto(pageWith('reservation'))
    await reserve(page, `held${test.info().project.name}${Date.now()}@example.com`)
    await pay(page).focus()
    await page.keyboard.press('Enter')
    const busy = page.getByRole('button', { name: 'One moment…' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => holds).toBe(1)
    await expect(busy).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(busy).toBeFocused()
    letGo()
    await expect(title(page)).toBeFocused()
    await page.getByRole('button', { name: 'Test: cancel' }).focus()
    await page.keyboard.press('Enter')
    await expect(title(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('alert').getByRole('link').first()).toBeFocused()
    expect(holds).toBe(1)
  })

  test('stops where somebody else took the car meanwhile; the lead is kept', { tag: '@desktop' }, async ({
    page,
    request,
  }) => {
    const email = `gone${Date.now()}@example.com`
    await page.goto(pageWith('reservation'))
    await reserve(page, email)
    await page.route('**/reservable-cars.json', (route) => route.fulfill({ json: {} }))
    await pay(page).click()
    await expect(title(page)).toHaveText(/^The .+ can no longer be reserved as shown$/)
    await expect(page.getByText('Deposit to pay now')).toBeHidden()
    await expect(page.getByRole('list', { name: 'We accept' })).toBeHidden()
    expect(await paymentOf(request, email)).toBe('Not paid yet')
  })

  test('stays where it is when the network goes, and goes on when it is back', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await shortenTimers(page)
    await page.goto(pageWith('reservation'))
    await reserve(page, `offline${Date.now()}@example.com`)
    await context.setOffline(true)
    await pay(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'did not go through' })).toBeVisible()
    await expect(page.getByText('Your details are with us under reference')).toBeVisible()
    await context.setOffline(false)
    await pay(page).click()
    await expect(page.getByRole('button', { name: 'Test: cancel' })).toBeVisible()
  })

  test('whose details went out when the network was back goes on to the deposit, as one reservation', {
    tag: '@phone-first',
  }, async ({ page, context, request }) => {
    const email = `dropped${Date.now()}@example.com`
    await shortenTimers(page)
    await page.goto(pageWith('reservation'))
    const form = await openForm(page, 'reservation')
    await fillStep(form, { email })
    await context.setOffline(true)
    await press(form)
    await expect(form.getByRole('alert').filter({ hasText: 'goes out by itself' })).toBeVisible()
    await context.setOffline(false)
    await expect(pay(page)).toBeVisible()
    await expect(page.getByText('Your details are with us under reference')).toBeVisible()
    expect(await paymentOf(request, email)).toBe('Not paid yet')
    await page.reload()
    await expect(pay(page)).toBeVisible()
  })

  test('believes no address: a word of payment that no tab was waiting for changes nothing', {
    tag: '@desktop',
  }, async ({ page }) => {
    const url = pageWith('reservation')
    await page.goto(`${url}?payment=paid`)
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('alert').filter({ hasText: 'this tab was not waiting' })).toBeVisible()
    await expect(title(page)).toHaveText('Your details')
  })

  test('goes on after a reload in the middle of a payment, without paying twice', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(pageWith('reservation'))
    await reserve(page, `reload${Date.now()}@example.com`)
    await pay(page).click()
    await expect(page.getByRole('button', { name: 'Test: cancel' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: 'was not finished' })).toBeVisible()
    await expect(pay(page)).toBeEnabled()
  })
})

test('one shopper at a time pays for a car, and pays once, whatever tabs are open', { tag: '@desktop' }, async ({
  page,
  context,
  browser,
}) => {
  const url = pageWith('reservation')
  const open = async (tab: Page, name: string) => {
    await tab.unroute('**/api/holds')
    await tab.goto(url)
    await reserve(tab, `${name}${Date.now()}@example.com`)
  }
  await open(page, 'first')
  const tab = await context.newPage()
  await open(tab, 'tab')
  await pay(page).click()
  await expect(page.getByRole('button', { name: 'Test: cancel' })).toBeVisible()
  const otherShopper = await (await browser.newContext()).newPage()
  await open(otherShopper, 'other')
  await pay(otherShopper).click()
  await expect(title(otherShopper)).toHaveText(/^The .+ can no longer be reserved as shown$/)
  await page.getByRole('button', { name: /^Test: .+ is paid$/ }).click()
  await expect(title(page)).toHaveText('Test reservation complete: nothing was paid')
  await expect(title(tab)).toHaveText('Test reservation complete: nothing was paid')
  await expect(pay(tab)).toHaveCount(0)
  await otherShopper.context().close()
})

/** The checkout as it is at a dealer with another provider; `provider` is written as JSON. */
async function withProvider(page: Page, url: string, provider: string): Promise<void> {
  await page.route(`${url}*`, async (route) => {
    const response = await documentOf(route)
    const html = (await response.text()).replace('{"kind":"demo"}', provider)
    await route.fulfill({ response, body: html })
  })
}

test('a hosted payment page gets the order in a form, and sends the shopper back', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const url = pageWith('reservation')
  const { origin, pathname } = new URL(url)
  const email = `hosted${Date.now()}@example.com`
  const hosted = `{"kind":"hosted","page":"${origin}/their-page","names":{"key":"merchant"},"unit":"cents"}`
  await withProvider(page, url, hosted)
  let order = new URLSearchParams()
  await page.route('**/their-page', async (route) => {
    order = new URLSearchParams(route.request().postData() ?? '')
    await route.fulfill({ contentType: 'text/html', body: `<a href="${order.get('paid_url')}">Paid</a>` })
  })
  await page.goto(url)
  await reserve(page, email)
  await pay(page).click()
  await page.getByRole('link', { name: 'Paid' }).click()
  await expect(page).toHaveURL(url)
  await expect(title(page)).toHaveText('Thank you. Your deposit is on its way to us')
  expect(Object.fromEntries(order)).toMatchObject({
    merchant: expect.stringMatching(/^pk_/),
    amount: expect.stringMatching(/^\d+00$/),
    paid_url: `${origin}${pathname}?payment=paid`,
  })
  expect(String(order)).not.toMatch(/avery|lindqvist|example\.com/i)
  await expect.poll(() => paymentOf(request, email)).toBe('Reported as paid; please check with the payment provider')
})

test('an embedded provider gets the order in its element, and tells the end by an event', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const url = pageWith('reservation')
  const email = `embedded${Date.now()}@example.com`
  const embedded = `{"kind":"embedded","script":"/x.js","element":"their-payment","names":{"amount":"total"},"unit":"dollars","events":{"paid":"their-paid"},"hosts":[]}`
  await withProvider(page, url, embedded)
  await page.goto(url)
  await reserve(page, email)
  await pay(page).click()
  const element = page.locator('their-payment')
  await expect(element).toHaveCount(1)
  expect(await element.getAttribute('total')).toMatch(/^\d+$/)
  expect(await element.getAttribute('key')).toMatch(/^pk_/)
  await element.evaluate((each) => each.dispatchEvent(new Event('their-paid')))
  await expect(title(page)).toHaveText('Thank you. Your deposit is on its way to us')
  await expect(element).toHaveCount(0)
  await expect.poll(() => paymentOf(request, email)).toBe('Reported as paid; please check with the payment provider')
})
