import { expect, type Page, test } from '@playwright/test'
import { fillStep, formNames, openForm, pageWith, press } from './forms.ts'
import { dealersWithStock, siteUrl, waitForHydration } from './sites.ts'

/** The calls of point 7 of the specification, and nothing else. */
const calls: readonly RegExp[] = [
  /^POST \/(api|mock)\/leads$/,
  /^PUT \/(api|mock)\/leads\/[^/]+$/,
  /^POST \/(api|mock)\/leads\/with-files$/,
  /^POST \/(api|mock)\/carClarityCustomer$/,
  /^POST \/(api|mock)\/(nevdis|simple-autograb-lookup|reveal-phone)$/,
  /^POST \/api\/events\/car_phone_call$/,
  /^POST (\/[^/]+)*\/multi-search$/,
  /^GET \/(api|mock)\/(appointments\/slots|reviews\/snap21|cars\/[^/]+\/finance-disclaimer)$/,
]

/** A file of the site's own release: read, never written, and not below the API. */
const isAsset = (request: string) => /^GET \/(?!(api|mock)\/)/.test(request)

/** Everything the pages ask of anyone, except pages of maps in their frames (S7.35). */
function note(page: Page, seen: Set<string>): void {
  page.on('request', (request) => {
    const { hostname, pathname, protocol } = new URL(request.url())
    if (!protocol.startsWith('http') || request.frame() !== page.mainFrame()) return
    seen.add(hostname.endsWith('.localhost') ? `${request.method()} ${pathname}` : `elsewhere: ${request.url()}`)
  })
}

test('a whole walk through a site makes the calls of the specification and no other (S7.46)', {
  tag: '@desktop',
}, async ({ page, context }) => {
  test.setTimeout(180_000)
  const seen = new Set<string>()
  note(page, seen)
  const slug = dealersWithStock().at(-1) ?? ''
  for (const path of [
    '/',
    '/search/used-cars',
    '/search/new-used-and-demo-cars?query=suv',
    '/compare',
    '/favourites',
    '/faqs',
  ]) {
    await page.goto(siteUrl(slug, path))
    await waitForHydration(page)
  }
  for (const name of formNames) {
    const tab = await context.newPage()
    note(tab, seen)
    await tab.goto(pageWith(name))
    const form = await openForm(tab, name)
    await fillStep(form, { email: `walk-${name}@example.com` })
    const answered = tab.waitForResponse((response) => /\/leads/.test(new URL(response.url()).pathname))
    await press(form)
    // The tab may be on its way to the thanks: one that is closed there may keep the browser from opening the next.
    await answered
  }
  const others = [...seen].filter((request) => !isAsset(request) && !calls.some((call) => call.test(request)))
  expect(others).toEqual([])
  expect([...seen].filter((request) => request.startsWith('POST '))).toContain('POST /api/leads')
})

test('a step is posted first and put after, with the same key and its id; car and category are remembered (S7.26, S7.5, S4.75, S4.76)', {
  tag: '@desktop',
}, async ({ page }) => {
  const sent: { readonly call: string; readonly key: unknown; readonly status: unknown }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/\/leads/.test(pathname)) return
    const { lead } = request.postDataJSON() as { lead: Record<string, unknown> }
    sent.push({ call: `${request.method()} ${pathname}`, key: lead.submission_key, status: lead.lead_status })
  })
  await page.goto(pageWith('test-drive'))
  const form = await openForm(page, 'test-drive')
  await press(form)
  await expect(form.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await fillStep(form, { email: `steps${Date.now()}@example.com` })
  await press(form)
  await expect(page).toHaveURL(/\/success\?category=/)
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/leads', expect.stringMatching(/^PUT \/api\/leads\/\d+$/)])
  expect(sent.map(({ status }) => status)).toEqual(['Incomplete', 'Complete'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  const remembered = await page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key.split(':')[1], JSON.parse(text)])),
  )
  expect(remembered['success-category']).toBe('Test Drive Booking')
  expect(remembered['enquired-car']).toEqual({
    id: expect.any(String),
    slug: expect.any(String),
    title: expect.any(String),
  })
})
