import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { documentOf, fillStep, openForm, pageWith, press } from './forms.ts'
import { only, watch } from './sites.ts'

const pay = (page: Page) => page.getByRole('button', { name: /^Pay .+ deposit$/ })
const title = (page: Page) => page.locator('.checkout-title')

/** Goes to a checkout and sends the details, so that the deposit may be paid. */
async function reserve(page: Page, email: string): Promise<void> {
  const form = await openForm(page, 'reservation')
  await fillStep(form, { email })
  await press(form)
  await expect(pay(page)).toBeVisible()
}

/** What the dealer reads of a reservation's payment. */
async function paymentOf(request: APIRequestContext, email: string): Promise<string> {
  const table = await request.get(`http://localhost:${process.env.FORECOURT_PORT}/leads.csv?q=${email}`)
  const [head = '', ...lines] = (await table.text()).trim().split('\r\n')
  expect(lines).toHaveLength(1)
  const cells = [...(lines[0] ?? '').matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell)
  return cells[head.split(',').indexOf('payment_status')] ?? ''
}

test.describe('reserving a car', () => {
  test('shows the deposit and the accepted cards in their order, one click from the car (S1.31, S9.26, S2.34)', async ({
    page,
  }) => {
    const seen = watch(page)
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
    expect([seen.errors, seen.foreign]).toEqual([[], []])
  })

  test('is a lead before anything is paid, and one payment however often it is clicked (S1.31)', async ({
    page,
    request,
  }) => {
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
    await expect
      .poll(() => paymentOf(request, email))
      .toBe('TEST: Reported as paid; please check with the payment provider')
    expect(page.url()).not.toContain(email)
  })

  test('stops where somebody else took the car meanwhile; the lead is kept', async ({ page, request }) => {
    only('desktop', 'a car is gone on any screen')
    const email = `gone${Date.now()}@example.com`
    await page.goto(pageWith('reservation'))
    await reserve(page, email)
    await page.route('**/reservable-cars.json', (route) => route.fulfill({ json: {} }))
    await pay(page).click()
    await expect(title(page)).toHaveText('This car can no longer be reserved as shown')
    expect(await paymentOf(request, email)).toBe('Not paid yet')
  })

  test('believes no address: a word of payment that no tab was waiting for changes nothing', async ({ page }) => {
    only('desktop', 'an address is an address')
    const url = pageWith('reservation')
    await page.goto(`${url}?payment=paid`)
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('alert').filter({ hasText: 'this tab was not waiting' })).toBeVisible()
    await expect(title(page)).toHaveText('1. Your details')
  })

  test('goes on after a reload in the middle of a payment, without paying twice', async ({ page }) => {
    only('desktop', 'a reload is a reload')
    await page.goto(pageWith('reservation'))
    await reserve(page, `reload${Date.now()}@example.com`)
    await pay(page).click()
    await expect(page.getByRole('button', { name: 'Test: cancel' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: 'was not finished' })).toBeVisible()
    await expect(pay(page)).toBeEnabled()
  })
})

test('a hosted payment page gets the order in a form, and sends the shopper back', async ({ page, request }) => {
  only('desktop', 'a form is a form')
  const url = pageWith('reservation')
  const { origin, pathname } = new URL(url)
  const email = `hosted${Date.now()}@example.com`
  const hosted = `{&quot;kind&quot;:[0,&quot;hosted&quot;],&quot;page&quot;:[0,&quot;${origin}/their-page&quot;],&quot;names&quot;:[0,{&quot;key&quot;:[0,&quot;merchant&quot;]}],&quot;unit&quot;:[0,&quot;cents&quot;]}`
  await page.route(`${url}*`, async (route) => {
    const response = await documentOf(route)
    const html = (await response.text()).replace('{&quot;kind&quot;:[0,&quot;demo&quot;]}', hosted)
    await route.fulfill({ response, body: html })
  })
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
